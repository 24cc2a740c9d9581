// A model of the reader's own, if the environment names one: it carries out what they ask for.
import { SetupError } from '../../src/shared/errors.ts';

export interface RealModel {
  url: string;
  name: string;
  key: string;
  /** For people: which model is used, and for what. */
  sentence: string;
}

export function realModel(env: NodeJS.ProcessEnv): RealModel | undefined {
  const { DOCKET_MODEL_URL: url, DOCKET_MODEL: name, DOCKET_MODEL_KEY: key = '' } = env;
  if (!url) return undefined;
  if (!URL.canParse(url) || !name) {
    throw new SetupError(
      'DOCKET_MODEL_URL is set, so the demo uses that model. It must be a URL such as https://models.example/v1, and DOCKET_MODEL must name the model.',
    );
  }
  const sentence = `Your own requests go to the model ${name} at ${new URL(url).host}, because DOCKET_MODEL_URL is set. What the demo itself shows stays scripted.`;
  return { url, name, key, sentence };
}

/** The inputs of a step that uses the model. */
export const modelInputs = ({ url, name, key }: RealModel): Record<string, string> => ({
  'model-url': url,
  model: name,
  'model-key': key,
});
