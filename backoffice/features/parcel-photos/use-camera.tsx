import { type ReactNode, useRef } from 'react';
import { useTexts } from '#backoffice/lang/use-texts.ts';
import { photoTexts } from './photo.texts.ts';

/** Opens the phone's camera, or a choice of files. @returns how, and the input to put beside the button */
export function useCamera(take: (file: File) => void): { open: () => void; input: ReactNode } {
  const t = useTexts(photoTexts);
  const input = useRef<HTMLInputElement>(null);
  return {
    open: () => input.current?.click(),
    input: (
      <input
        ref={input}
        type="file"
        hidden
        accept="image/*"
        capture="environment"
        aria-label={t('take')}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file) take(file);
          target.value = '';
        }}
      />
    ),
  };
}
