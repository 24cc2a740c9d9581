// The body of a request to a model: what it may cost at most, and nothing in it that makes the provider
// reach an address for the agent. With a closed network, that would be a way out.

/** Tools that the agent's own program carries out; any other could be the provider's. */
const OWN_TOOLS =
  /^(?:function|custom|local_shell|apply_patch|(?:bash|text_editor|computer|memory)_\d{8})$/;
/** Fields that turn on searches, servers, and the like at the provider. */
const PROVIDER_FIELDS = [
  ...['mcp_servers', 'container', 'web_search_options', 'web_search', 'search_parameters'],
  ...['plugins', 'connectors'],
];
/** Models that search by themselves. */
const SEARCHING = /:online$|(?:^|[/-])(?:search|sonar)(?:-|$)/i;
const ADDRESS = /^\s*https?:/i;

interface RequestBody {
  /** Absent: it is not one that can be passed on. */
  text?: string;
  answerTokens?: number | undefined;
  /** Why it is not passed on; completes a sentence. */
  refused?: string;
}

/** `closed`: the agent reaches nothing but its provider and listed hosts. */
export function readRequest(text: string, closed: boolean): RequestBody {
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch {
    return closed ? { refused: 'its body is not JSON' } : { text };
  }
  const answerTokens = answerTokensIn(body);
  if (!closed || typeof body !== 'object' || body === null) return { text, answerTokens };
  const fields = body as Record<string, unknown>;
  if (typeof fields.model === 'string' && SEARCHING.test(fields.model))
    return { refused: 'that model searches the web, and the network of this job is closed' };
  if (namesAddress(body))
    return { refused: 'the provider may not fetch an address, because the network is closed' };
  for (const name of PROVIDER_FIELDS) delete fields[name];
  if (Array.isArray(fields.tools)) fields.tools = fields.tools.filter(isOwnTool);
  // Always written anew: of a name that is there twice, the provider could read the other one.
  return { text: JSON.stringify(fields), answerTokens };
}

/** How many values a text in JSON has at most, without parsing it: a bracket or a comma is before each. */
export function countValues(text: string): number {
  let count = 1;
  let isString = false;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (isString && code === BACKSLASH) at += 1;
    else if (code === QUOTE) isString = !isString;
    else if (!isString && (code === COMMA || code === BRACKET || code === BRACE)) count += 1;
  }
  return count;
}

const [QUOTE, BACKSLASH, COMMA, BRACKET, BRACE] = [34, 92, 44, 91, 123];

function answerTokensIn(body: unknown): number | undefined {
  const fields = Object(body) as Record<string, unknown>;
  const inner = Object(fields.generationConfig ?? fields.generation_config);
  const said = [
    ...[fields.max_tokens, fields.max_completion_tokens, fields.max_output_tokens],
    ...[inner.maxOutputTokens, inner.max_output_tokens],
  ].filter((value) => Number.isInteger(value) && value > 0);
  return said.length > 0 ? Math.max(...said) : undefined;
}

/** Gemini has a name for each kind instead of a type. */
function isOwnTool(tool: unknown): boolean {
  const { type, ...fields } = Object(tool) as Record<string, unknown>;
  if (typeof type === 'string') return OWN_TOOLS.test(type);
  const names = Object.keys(fields);
  const isGemini = names.every((name) => /^function_?declarations$/i.test(name));
  return type === undefined && (isGemini || typeof fields.name === 'string');
}

/** An image or a file that the provider would fetch. Iterative, because anyone can nest deeply. */
function namesAddress(body: unknown): boolean {
  const open: unknown[] = [body];
  while (open.length > 0) {
    const one = open.pop();
    if (typeof one !== 'object' || one === null) continue;
    if (Array.isArray(one)) {
      for (const value of one) open.push(value);
      continue;
    }
    for (const [name, value] of Object.entries(one)) {
      const isPlace = /^(?:image_?url|file_?url|file_?uri|video_?url|url)$/i.test(name);
      if (isPlace && typeof value === 'string' && ADDRESS.test(value) && isSource(one, name))
        return true;
      // What a tool was called with, and how it is described, is the agent's own.
      if (!/^(?:input|arguments|parameters|input_schema)$/.test(name)) open.push(value);
    }
  }
  return false;
}

/** `url` alone is a usual name; with one of these beside or around it, it is fetched. */
function isSource(holder: object, name: string): boolean {
  if (name !== 'url') return true;
  const { type, ...rest } = holder as Record<string, unknown>;
  return type === 'url' || Object.keys(rest).every((key) => key === 'url' || key === 'detail');
}
