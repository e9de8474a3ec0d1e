/** Initial values of a new product. */
export const emptyProduct = {
  status: 'draft',
  kind: 'goods',
  title: { tm: '', ru: '' },
  description: { tm: '', ru: '' },
  pictures: [],
  attributes: [],
  leadDays: 0,
  options: [{ title: { tm: '', ru: '' }, sku: '', onHand: 0 }],
};
