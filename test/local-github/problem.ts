// Refusals in the words and shapes that GitHub uses; thrown anywhere, answered in one place.

export interface ProblemDetail {
  resource?: string;
  code: string;
  field?: string;
  message?: string;
}

export class Problem extends Error {
  readonly status: number;
  readonly errors: ProblemDetail[] | undefined;
  readonly headers: Record<string, string>;

  constructor(
    status: number,
    message: string,
    more: { errors?: ProblemDetail[]; headers?: Record<string, string> } = {},
  ) {
    super(message);
    this.status = status;
    this.errors = more.errors;
    this.headers = more.headers ?? {};
  }

  body(): Record<string, unknown> {
    return {
      message: this.message,
      ...(this.errors ? { errors: this.errors } : {}),
      documentation_url: 'https://docs.github.com/rest',
      status: String(this.status),
    };
  }
}

export function missing(message: string): never {
  throw new Problem(404, message);
}

export function invalid(resource: string, detail: Omit<ProblemDetail, 'resource'>): never {
  throw new Problem(422, 'Validation Failed', { errors: [{ resource, ...detail }] });
}
