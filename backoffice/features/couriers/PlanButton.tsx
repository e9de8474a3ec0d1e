import { Button } from '@mui/material';
import { ArrowUpDown } from 'lucide-react';
import { useState } from 'react';
import { useCouriers } from '#backoffice/features/orders/show/CourierChoice.tsx';
import { useTexts } from '#backoffice/lang/use-texts.ts';
import { PlanDialog } from './PlanDialog.tsx';
import { planTexts } from './plan.texts.ts';

/** Opens the stop sequence of a courier; hidden in a shop without couriers. */
export function PlanButton() {
  const t = useTexts(planTexts);
  const couriers = useCouriers();
  const [isOpen, setOpen] = useState(false);
  if (couriers.length === 0) return null;
  return (
    <>
      <Button
        size="small"
        variant="outlined"
        aria-label={t('title')}
        title={t('title')}
        onClick={() => setOpen(true)}
        sx={{ minWidth: 44 }}
      >
        <ArrowUpDown size={18} />
      </Button>
      {isOpen && <PlanDialog couriers={couriers} close={() => setOpen(false)} />}
    </>
  );
}
