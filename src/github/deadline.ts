// A connection that is open and silent is cut: without this, a request waits for minutes.

/** GitHub itself gives up on a request after ten seconds. */
export const REQUEST_MS = 20_000;

/** Bounds the whole exchange, the answer's body included. */
export function withDeadline(send: typeof fetch, ms = REQUEST_MS): typeof fetch {
  return (input, init) => {
    const signals = [AbortSignal.timeout(ms), ...(init?.signal ? [init.signal] : [])];
    return send(input, { ...init, signal: AbortSignal.any(signals) });
  };
}
