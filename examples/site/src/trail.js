export const OPTIONS = {
  '--near': 'Looks around this place instead of around you.',
};

export function list(trails) {
  for (const trail of trails) console.log(`${trail.name}  ${trail.km} km  ${trail.hours} h`);
}
