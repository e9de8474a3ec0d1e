import { Button } from '@mui/material';
import { Smartphone } from 'lucide-react';
import { useState } from 'react';
import { useAnswer } from '#backoffice/api/use-answer.ts';
import { useMay } from '#backoffice/api/me.ts';
import { useTexts } from '#backoffice/lang/use-texts.ts';
import { PhonesDialog } from './PhonesDialog.tsx';
import { phonesTexts } from './phones.texts.ts';

/** Opens the courier's phones, if the courier page is switched on. */
export function PhonesButton({ courierId, name }: { courierId: number; name: string }) {
  const t = useTexts(phonesTexts);
  const may = useMay();
  const [isOpen, setOpen] = useState(false);
  const { data } = useAnswer('GET /api/office/couriers/', undefined, { isOff: !may('phones.write') });
  if (!may('phones.write') || !data?.hasPage) return null;
  return (
    <>
      <Button
        size="small"
        variant="outlined"
        startIcon={<Smartphone size={18} />}
        aria-label={t('titleOf', { name })}
        onClick={() => setOpen(true)}
      >
        {t('phone')}
      </Button>
      {isOpen && <PhonesDialog courierId={courierId} name={name} close={() => setOpen(false)} />}
    </>
  );
}
