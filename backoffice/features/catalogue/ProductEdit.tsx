import { Edit } from 'react-admin';
import { whole } from '#backoffice/data/whole.ts';
import { isOpenCard, RecordCard } from '#backoffice/parts/frames/RecordForm.tsx';
import { ProductForm } from './ProductForm.tsx';

export function ProductEdit() {
  return (
    <Edit
      queryOptions={whole}
      mutationOptions={whole}
      mutationMode="pessimistic"
      redirect={false}
      actions={false}
      component={RecordCard}
      sx={isOpenCard}
    >
      <ProductForm isNew={false} />
    </Edit>
  );
}
