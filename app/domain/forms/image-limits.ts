/** In bytes. */
export const largestImage = 10 * 1024 * 1024;

export const imageTooLarge = "The image is larger than 10 MB. Choose a smaller one.";
export const severalImages = "Can't upload multiple files!";
