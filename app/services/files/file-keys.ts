/** The key of a stored image's bytes in the file store. */
export function fileKey(imageId: string, width: number) {
  return `${imageId}.${width}.webp`;
}

/** The key of the archive of somebody's data in the file store. */
export function archiveKey(exportId: string) {
  return `${exportId}.zip`;
}
