import { Create } from 'react-admin';
import { ProductForm } from './ProductForm.tsx';

export function ProductCreate() {
  return (
    <Create redirect="edit" sx={{ '& .RaCreate-card': { overflow: 'visible' } }}>
      <ProductForm isNew />
    </Create>
  );
}
