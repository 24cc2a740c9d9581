// Answers a document as GitHub does: what the schema does not have is refused as a whole; a field
// that cannot be answered is null, with its sentence among the errors.
import { execute, GraphQLError, parse, specifiedRules, validate } from 'graphql';
import { SLICE } from './slice.ts';

export interface GraphRequest {
  query: string;
  variables?: Record<string, unknown>;
}

interface GraphAnswer {
  data?: unknown;
  errors?: { type?: string; path?: readonly (string | number)[]; message: string }[];
}

/** A field that cannot be answered. */
export class FieldProblem extends Error {
  readonly type: string;
  constructor(type: string, message: string) {
    super(message);
    this.type = type;
  }
}

export async function answer(
  rootValue: object,
  { query, variables }: GraphRequest,
): Promise<GraphAnswer> {
  try {
    const document = parse(query);
    const wrong = validate(SLICE, document, specifiedRules);
    if (wrong.length > 0) return { errors: wrong.map(told) };
    const { data, errors } = await execute({
      schema: SLICE,
      document,
      rootValue,
      variableValues: variables,
    });
    return errors ? { data, errors: errors.map(told) } : { data };
  } catch (error) {
    if (error instanceof GraphQLError) return { errors: [told(error)] };
    throw error;
  }
}

function told({ originalError, path, message }: GraphQLError) {
  const type = originalError instanceof FieldProblem ? { type: originalError.type } : {};
  return { ...type, ...(path ? { path } : {}), message };
}
