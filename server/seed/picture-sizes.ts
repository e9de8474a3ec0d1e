/** One form a picture is cut into: the widths it is offered in and its height for each unit of width. */
export type PictureForm = { readonly widths: readonly number[]; readonly ratio: number };

/** Upright pictures of products, brands, ideas and categories: 4:5, as the product card shows them. */
export const UPRIGHT: PictureForm = { widths: [200, 400, 800], ratio: 5 / 4 };

/** Landscape pictures of banners: 16:9. */
export const WIDE: PictureForm = { widths: [400, 800, 1200], ratio: 9 / 16 };

/** Opening pictures of the home page: 12:5. Phones and desktops show the right two thirds of it. */
export const HERO: PictureForm = { widths: [800, 1200, 1600], ratio: 5 / 12 };
