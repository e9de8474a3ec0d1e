/** A portrait is shown at 80 pixels; a phone's camera makes 4000 of them. */
const side = 640;

/**
 * Cuts a photo to its middle square and makes it small enough for a poor connection.
 * @throws when the browser cannot read the file as a picture
 */
export async function shrinkPicture(file: Blob): Promise<Blob> {
  const image = await openImage(file);
  const edge = Math.min(image.naturalWidth, image.naturalHeight);
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = Math.min(side, edge);
  const left = (image.naturalWidth - edge) / 2;
  const top = (image.naturalHeight - edge) / 2;
  const ground = canvas.getContext('2d');
  if (!ground || edge === 0) throw new Error('no canvas');
  // Transparent pictures would turn black in JPEG.
  ground.fillStyle = '#fff';
  ground.fillRect(0, 0, canvas.width, canvas.height);
  ground.drawImage(image, left, top, edge, edge, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no picture'))), 'image/jpeg', 0.86);
  });
}

function openImage(file: Blob): Promise<HTMLImageElement> {
  const address = URL.createObjectURL(file);
  return new Promise<HTMLImageElement>((resolve, reject) => {
    const image = new Image();
    image.onload = () => resolve(image);
    image.onerror = reject;
    image.src = address;
  }).finally(() => URL.revokeObjectURL(address));
}
