/** The key of the archive of somebody's data in the file store. */
export function archiveKey(exportId: string) {
  return `${exportId}.zip`;
}
