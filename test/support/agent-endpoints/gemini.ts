// The Gemini API, as Gemini CLI calls it.
import { events, json, textOf, type Wire } from './wire.ts';

const USAGE = { promptTokenCount: 10, candidatesTokenCount: 5, totalTokenCount: 15 };

export const gemini: Wire = {
  key: (headers) => `${headers['x-goog-api-key'] ?? ''}`,
  matches: (path) => /\/models\/[^/]+:(?:streamG|g)enerateContent/.test(path),
  read({ tools = [], contents = [], systemInstruction }) {
    const parts = contents.flatMap((content: { parts?: unknown[] }) => content.parts ?? []);
    return {
      tools: tools.flatMap((tool: { functionDeclarations?: { name: string }[] }) =>
        (tool.functionDeclarations ?? []).map(({ name }) => name),
      ),
      results: parts
        .filter((part: { functionResponse?: unknown }) => part.functionResponse)
        .map((part: { functionResponse: { response: unknown } }) =>
          textOf(part.functionResponse.response),
        ),
      text: textOf([systemInstruction, contents]),
    };
  },
  write({ text, call }, response, stream) {
    const parts = [
      { text },
      ...(call ? [{ functionCall: { name: call.tool, args: call.input } }] : []),
    ];
    const candidate = { index: 0, content: { role: 'model', parts }, finishReason: 'STOP' };
    const whole = { candidates: [candidate], usageMetadata: USAGE, modelVersion: 'scripted' };
    if (!stream) {
      json(response, 200, whole);
      return;
    }
    const { send, end } = events(response);
    send(whole);
    end();
  },
  refusal: (status) => ({
    error:
      status === 401
        ? {
            code: 400,
            message: 'API key not valid. Please pass a valid API key.',
            status: 'INVALID_ARGUMENT',
          }
        : {
            code: 429,
            message: 'You exceeded your current quota.',
            status: 'RESOURCE_EXHAUSTED',
          },
  }),
};
