export function fileKey(imageId: string, width: number) {
  return `${imageId}.${width}.webp`;
}

export function archiveKey(exportId: string) {
  return `${exportId}.zip`;
}
