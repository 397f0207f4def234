/** The name of the checkbox that takes the stored image away (posts 'on'). */
export function removedName(name: string) {
  return `${name}Removed`;
}
