/** Fields side by side, below each other on a phone. */
export const twoColumns = {
  display: 'grid',
  columnGap: 2,
  width: '100%',
  gridTemplateColumns: { xs: 'minmax(0,1fr)', sm: '1fr 1fr' },
};
