/** Reads the head of a picture, which has its size; it is decoded once it is drawn. Rejects if it is no picture. */
export function loadImage(file: Blob): Promise<HTMLImageElement> {
  const address = URL.createObjectURL(file);
  return new Promise<HTMLImageElement>((resolve, reject) => {
    const image = new Image();
    image.addEventListener("load", () => resolve(image));
    image.addEventListener("error", () => reject(new Error("The picture cannot be read")));
    image.src = address;
  }).finally(() => URL.revokeObjectURL(address));
}
