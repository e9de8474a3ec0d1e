/** Asks for a second person's login and authenticator code: in forms, and in dialogs. */
import { Box, Typography } from '@mui/material';
import { required, TextInput } from 'react-admin';
import { useTexts } from '#backoffice/lang/use-texts.ts';
import { partTexts } from '#backoffice/parts/parts.texts.ts';
import { twoColumns } from './two-columns.ts';
import { TextBox } from './boxes.tsx';

export function SecondInputs() {
  const t = useTexts(partTexts);
  return (
    <>
      <Typography>{t('second')}</Typography>
      <Box sx={twoColumns}>
        <TextInput
          source="second.login"
          label={t('secondLogin')}
          validate={required()}
          slotProps={{ htmlInput: { autoComplete: 'off', autoCapitalize: 'none', maxLength: 40 } }}
          fullWidth
        />
        <TextInput
          source="second.code"
          label={t('secondCode')}
          validate={required()}
          slotProps={{ htmlInput: { autoComplete: 'off', inputMode: 'numeric', maxLength: 40 } }}
          fullWidth
        />
      </Box>
    </>
  );
}

export type SecondPerson = { login: string; code: string };
export const nobody: SecondPerson = { login: '', code: '' };

type Props = { second: SecondPerson; change: (patch: Partial<SecondPerson>) => void };

export function SecondBoxes({ second, change }: Props) {
  const t = useTexts(partTexts);
  return (
    <>
      <Typography>{t('second')}</Typography>
      <TextBox label={t('secondLogin')} value={second.login} change={(login) => change({ login })} max={40} />
      <TextBox
        label={t('secondCode')}
        value={second.code}
        change={(code) => change({ code })}
        max={40}
        inputMode="numeric"
      />
    </>
  );
}
