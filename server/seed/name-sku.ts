/**
 * The code of an option: three letters of its product's key, the product's and the option's place in the list.
 * Read by people on labels, hence short and in capitals.
 */
export function nameSku(productKey: string, productNumber: number, optionNumber: number): string {
  const letters = productKey
    .replace(/[^a-z]/g, '')
    .slice(0, 3)
    .toUpperCase();
  return `${letters}-${String(productNumber).padStart(3, '0')}-${optionNumber}`;
}
