import { Box, Typography } from '@mui/material';
import type { LucideIcon } from 'lucide-react';
import { useId } from 'react';

type Props = {
  label: string;
  accept: string;
  icon: LucideIcon;
  file: File | undefined;
  chosen: (file: File | undefined) => void;
};

/** File input with drag and drop; shows name and size. */
export function FileChoice({ label, accept, icon: Icon, file, chosen }: Props) {
  const id = useId();
  const take = (files: FileList | null) => {
    const found = [...(files ?? [])].find(({ name }) =>
      accept.split(',').some((end) => name.toLowerCase().endsWith(end)),
    );
    if (found) chosen(found);
  };
  return (
    <Box
      component="label"
      htmlFor={id}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        take(event.dataTransfer.files);
      }}
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 1.5,
        padding: 1.5,
        marginBottom: 1,
        border: '2px dashed #d5c4ad',
        borderRadius: '14px',
        cursor: 'pointer',
        '&:focus-within': { outline: '3px solid var(--nil)' },
      }}
    >
      <Icon size={24} strokeWidth={1.5} color="var(--anar)" style={{ flex: 'none' }} aria-hidden />
      <Box sx={{ minWidth: 0 }}>
        <Typography sx={{ overflowWrap: 'anywhere', fontWeight: file ? 650 : 400 }}>
          {file?.name ?? label}
        </Typography>
        {file && <Typography variant="body2">{Math.max(1, Math.round(file.size / 1024))} KB</Typography>}
      </Box>
      <input
        id={id}
        type="file"
        accept={accept}
        aria-label={label}
        onChange={(event) => take(event.target.files)}
        style={{ position: 'absolute', width: 1, height: 1, opacity: 0 }}
      />
    </Box>
  );
}
