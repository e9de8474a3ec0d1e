import { EditFrame } from '#backoffice/parts/frames/RecordForm.tsx';
import { ProductForm } from './ProductForm.tsx';

export function ProductEdit() {
  return (
    <EditFrame redirect="edit">
      <ProductForm isNew={false} />
    </EditFrame>
  );
}
