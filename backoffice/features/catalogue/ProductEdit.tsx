import { Edit } from 'react-admin';
import { whole } from '#backoffice/data/whole.ts';
import { ProductForm } from './ProductForm.tsx';

export function ProductEdit() {
  return (
    <Edit
      queryOptions={whole}
      mutationOptions={whole}
      mutationMode="pessimistic"
      redirect={false}
      actions={false}
      sx={{ '& .RaEdit-card': { overflow: 'visible' } }}
    >
      <ProductForm isNew={false} />
    </Edit>
  );
}
