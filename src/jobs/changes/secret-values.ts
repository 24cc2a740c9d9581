// Which values of an environment are secrets: by their name, or because an agent was given them.

const SECRET_NAME =
  /TOKEN|SECRET|PASSW(?:OR)?D|CREDENTIAL|APIKEY|OTLP_HEADERS|(?:^|[_-])KEY(?:$|[_-])/i;
/** The action's own inputs for secrets hold nothing else. */
const SECRET_INPUT = /^INPUT_.*(?:KEY|TOKEN)$/i;
/** Where such a variable only says where something is, or how many. */
const PLACE = /^(?:https?:\/\/[^@]*$|\/[^/]+\/|\.\/|\d{1,11}$)/;
/** What agents are given beside their keys: names that documentation may well mention. */
const SETTING = /(?:^|_)(?:MODEL|BASE_URL|USE_VERTEXAI|REGION|MODE)$/i;
/** A key inside something larger: an address, a piece of configuration. */
const KEY_INSIDE = /[\w+/=.~-]{20,}|(?<=:\/\/[^:@/\s]*:)[^@\s]{8,}(?=@)/g;

/**
 * `handed` are the names of variables that an agent gets: whatever it knows, it can write down.
 * None of these may be published.
 */
export function secretValues(
  env: Readonly<Record<string, string | undefined>>,
  handed: readonly string[] = [],
): string[] {
  const byName = Object.entries(env).flatMap(([name, value]) => {
    if (!value) return [];
    const named = SECRET_NAME.test(name) && !PLACE.test(value);
    return named || SECRET_INPUT.test(name) ? [value] : [];
  });
  const given = handed.flatMap((name) => {
    const value = env[name];
    if (!value || SETTING.test(name) || PLACE.test(value)) return [];
    return [value, ...(value.match(KEY_INSIDE) ?? [])];
  });
  return [...new Set([...byName, ...given])];
}
