/** A product that nothing is said of yet. */
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
