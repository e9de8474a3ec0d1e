import { Box, Typography } from '@mui/material';
import { required, SelectInput } from 'react-admin';
import { staffRoles } from '#domain/staff.ts';
import { useTexts } from '#backoffice/lang/use-texts.ts';
import { staffTexts } from './staff.texts.ts';

/** The roles, each with its permissions. */
export function RoleInput() {
  const t = useTexts(staffTexts);
  return (
    <>
      <SelectInput
        source="role"
        choices={staffRoles.map((id) => ({ id, name: t(id) }))}
        validate={required()}
        fullWidth
      />
      <Box
        component="ul"
        sx={{ margin: '0 0 12px', padding: 0, listStyle: 'none', display: 'grid', gap: 0.5 }}
      >
        {staffRoles.map((role) => (
          <Typography key={role} component="li" variant="body2" color="text.secondary">
            <b>{t(role)}</b>: {t(`${role}Note`)}
          </Typography>
        ))}
      </Box>
    </>
  );
}
