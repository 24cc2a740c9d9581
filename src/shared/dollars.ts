/** Millionths of a dollar as people read them: cents, or four decimals below a dollar; rounded up. */
export function dollars(micros: number): string {
  return `$${decimal(Math.ceil(micros / 100) * 100, micros >= 1_000_000 ? 2 : 4)}`;
}

/** Millionths of a dollar as a number for programs, exactly: `0.0123`. */
export function decimal(micros: number, digits = 6): string {
  const step = 10 ** (6 - digits);
  const rounded = Math.ceil(micros / step) * step;
  const fraction = String(rounded % 1_000_000)
    .padStart(6, '0')
    .replace(/0{1,4}$/, '');
  return `${Math.floor(rounded / 1_000_000)}.${fraction}`;
}

/** What a person reads where nobody measured it, as with programs that report no tokens. */
export const NOT_MEASURED = 'not measured';

/** A cost of zero is not shown where a part is unknown: “at least $0” tells nobody anything. */
export function costText({
  costMicros,
  incomplete,
}: {
  costMicros?: number | undefined;
  incomplete?: boolean | undefined;
}): string {
  if (costMicros === undefined || (incomplete && costMicros === 0)) return NOT_MEASURED;
  return `${incomplete ? 'at least ' : ''}${dollars(costMicros)}`;
}
