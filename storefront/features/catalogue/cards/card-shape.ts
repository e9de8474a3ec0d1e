/** What cart, wishlist and the product's page read of a product that was stored on the device. */
import type { Option, Product, ProductCard } from '#contract/catalogue/shop.ts';
import {
  absentOr,
  date,
  flag,
  id,
  list,
  local,
  maybe,
  nullOr,
  number,
  or,
  orEmpty,
  orNull,
  picture,
  record,
  type Shape,
  text,
} from '#storefront/store/shape.ts';

const titled = { id, title: local };

type Shapes<T> = { [Name in keyof Required<T>]: Shape };

export const optionFields: Shapes<Option> = {
  id,
  title: orEmpty,
  sku: or(text, ''),
  price: number,
  oldPrice: orNull(number),
  priceUntil: maybe(date),
  count: number,
  picture: orNull(picture),
};
export const option = record<Option>(optionFields);

const cardFields: Shapes<ProductCard> = {
  ...titled,
  // Taken for goods, a certificate would be ordered without saying how it is sent.
  kind: absentOr((value) => (value === 'certificate' ? value : undefined)),
  brand: orNull(record<NonNullable<ProductCard['brand']>>({ id, title: text })),
  picture: orNull(picture),
  price: number,
  oldPrice: orNull(number),
  count: number,
  rating: orNull(number),
  reviewsCount: or(id, 0),
  isNew: or(flag, false),
  // More than one: then the option is asked for.
  optionsCount: or(id, 2),
  defaultOption: orNull(option),
  soonest: orNull(date),
  leadDays: maybe(id),
};
export const card = record<ProductCard>(cardFields);

type Texts = Pick<Product, 'description' | 'care'>;

/** The whole product, used only if nothing of it is damaged: its page asks for it again. The rest of it are texts. */
export const product = record<Omit<Product, keyof Texts>>(
  {
    ...cardFields,
    category: nullOr(record(titled)),
    categories: list(record(titled)),
    pictures: list(picture),
    attributes: list(record({ label: orEmpty, value: orEmpty })),
    options: list(option),
    ideas: list(record({ ...titled, subtitle: orEmpty, picture: orNull(picture), productsCount: id })),
    related: list(card),
    reviews: list(record({ id, author: text, rating: number, text, createdAt: date })),
  },
  orEmpty,
);
