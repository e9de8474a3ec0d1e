import { Box } from '@mui/material';
import { useWatch } from 'react-hook-form';
import { maxValue, minValue, NumberInput, required, SelectInput, TextInput } from 'react-admin';
import { longestMessage, longestName, mostMonths, usualMonths } from '#domain/certificates/certificate.ts';
import { certificateDesigns } from '#domain/certificates/certificate-design.ts';
import { useTexts } from '#backoffice/lang/use-texts.ts';
import { RecordCreate } from '#backoffice/parts/frames/RecordForm.tsx';
import { languageChoices } from '#backoffice/parts/inputs/boxes.tsx';
import { DayInput } from '#backoffice/parts/inputs/DayInput.tsx';
import { MoneyInput } from '#backoffice/parts/inputs/MoneyInput.tsx';
import { twoColumns } from '#backoffice/parts/inputs/two-columns.ts';
import { SecondInputs } from '#backoffice/parts/inputs/SecondPerson.tsx';
import {
  certificateDesignWords,
  certificatesTexts,
  type CounterChoice,
  counterChoices,
  paidByWords,
} from './certificates.texts.ts';
import { useNeedsSecond } from './use-second.tsx';

const languages = languageChoices.map(([id, name]) => ({ id, name }));

/** Issues a certificate; afterwards it is shown with its printable code. */
export function CertificateCreate() {
  const t = useTexts(certificatesTexts);
  const words = useTexts(certificateDesignWords);
  const paidBy = useTexts(paidByWords);
  const designs = certificateDesigns.map((id) => ({ id, name: words(id) }));
  const fresh = {
    face: null,
    months: usualMonths,
    paidBy: 'GIVEN' satisfies CounterChoice,
    lang: 'tm',
    design: 'plain',
    reason: '',
    mobile: '',
    name: '',
    message: '',
    day: '',
  };
  return (
    <RecordCreate defaults={fresh} redirect="show">
      <Box sx={twoColumns}>
        <MoneyInput source="face" isNeeded helperText={t('faceHint')} />
        <NumberInput
          source="months"
          helperText={t('monthsHint')}
          validate={[required(), minValue(1), maxValue(mostMonths)]}
          fullWidth
        />
      </Box>
      <SecondPerson />
      <TextInput
        source="reason"
        helperText={t('reasonHint')}
        validate={required()}
        slotProps={{ htmlInput: { maxLength: 300 } }}
        fullWidth
      />
      <SelectInput
        source="paidBy"
        choices={counterChoices.map((id) => ({ id, name: paidBy(id) }))}
        helperText={t('paidByHint')}
        validate={required()}
        fullWidth
      />
      <Box sx={twoColumns}>
        <TextInput
          source="mobile"
          type="tel"
          helperText={t('mobileHint')}
          slotProps={{ htmlInput: { maxLength: 20 } }}
          fullWidth
        />
        <SelectInput source="lang" choices={languages} validate={required()} fullWidth />
        <SelectInput source="design" choices={designs} validate={required()} fullWidth />
        <DayInput source="day" label={t('sendDay')} />
      </Box>
      <CardWords />
    </RecordCreate>
  );
}

/** The recipient's name, and the text on the card. */
function CardWords() {
  const t = useTexts(certificatesTexts);
  return (
    <Box sx={twoColumns}>
      <TextInput
        source="name"
        label={t('toName')}
        slotProps={{ htmlInput: { maxLength: longestName } }}
        fullWidth
      />
      <TextInput
        source="message"
        label={t('message')}
        multiline
        slotProps={{ htmlInput: { maxLength: longestMessage } }}
        fullWidth
      />
    </Box>
  );
}

/** Needed with what one has given alone today. */
function SecondPerson() {
  const [face, paidBy]: [number | null, CounterChoice] = useWatch({ name: ['face', 'paidBy'] });
  return useNeedsSecond(face ?? 0, paidBy !== 'GIVEN') ? <SecondInputs /> : null;
}
