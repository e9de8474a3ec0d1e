import { useRef, useState } from 'react';
import { useLogoutIfAccessDenied, useTranslate } from 'react-admin';
import { CallError } from '#contract/client.ts';
import type { OfficePicture, PictureForm } from '#contract/media/office.ts';
import { api } from '#backoffice/api/api.ts';
import { messageOf } from '#backoffice/api/failure.ts';
import { useTexts } from '#backoffice/lang/use-texts.ts';
import { partTexts } from '#backoffice/parts/parts.texts.ts';
import { largestPicture, shrinkPicture } from './shrink-picture.ts';
import { uploadPicture } from './upload-picture.ts';

export type Upload = { key: string; name: string; share: number; fault?: string };

const atOnce = 2;

/** Parallel uploads, two at a time, with progress and errors of each. */
export function useUploads(form: PictureForm, arrived: (picture: OfficePicture) => void) {
  const [uploads, setUploads] = useState<readonly Upload[]>([]);
  const endIfSignedOut = useLogoutIfAccessDenied();
  const translate = useTranslate();
  const t = useTexts(partTexts);
  const change = (key: string, part: Partial<Upload>) =>
    setUploads((all) => all.map((upload) => (upload.key === key ? { ...upload, ...part } : upload)));
  const forget = (key: string) => setUploads((all) => all.filter((upload) => upload.key !== key));

  async function send(file: File, key: string): Promise<void> {
    if (file.size > largestPicture) return change(key, { fault: t('tooBig') });
    try {
      const small = await shrinkPicture(file);
      const told = (share: number) => change(key, { share });
      const upload = () => uploadPicture(small, form, told);
      arrived(await upload().catch((error: unknown) => afterToken(error, upload)));
      forget(key);
    } catch (error) {
      await endIfSignedOut(error);
      const message = messageOf(error);
      change(key, { fault: translate(message, { _: message }) });
    }
  }

  async function add(files: Iterable<File>): Promise<void> {
    const queue = Array.from(files, (file, at) => ({
      file,
      key: `${file.name}:${file.size}:${file.lastModified}:${at}`,
    }));
    setUploads((all) => [
      ...all.filter(({ fault }) => !fault),
      ...queue.map(({ file, key }) => ({ key, name: file.name, share: 0 })),
    ]);
    const lane = async () => {
      for (let next = queue.shift(); next; next = queue.shift()) await send(next.file, next.key);
    };
    await Promise.all(Array.from({ length: atOnce }, lane));
  }
  return { uploads, add, forget };
}

/** Repeats what was refused for its XSRF cookie, which any answer to staff brings anew. */
async function afterToken<T>(error: unknown, again: () => Promise<T>): Promise<T> {
  if (!(error instanceof CallError) || error.body?.code !== 'xsrf.missing') throw error;
  await api('GET /api/office/me/');
  return again();
}

/** Prevents a form from being saved while pictures are uploading. */
export function usePending() {
  const t = useTexts(partTexts);
  const pending = useRef(false);
  return {
    validate: () => (pending.current ? t('picturesComing') : undefined),
    note: (uploads: readonly Upload[]) => {
      pending.current = uploads.some(({ fault }) => !fault);
      return pending.current;
    },
  };
}
