import { CallError, callAddress } from '#contract/client.ts';
import type { OfficePicture, PictureForm } from '#contract/media/office.ts';
import type { ErrorBody } from '#contract/errors.ts';

/**
 * Uploads one picture and reports progress (0 to 1). Uses XMLHttpRequest, because `fetch` does not report upload
 * progress. @throws CallError
 */
export function uploadPicture(
  file: Blob,
  form: PictureForm,
  told: (share: number) => void,
): Promise<OfficePicture> {
  const body = new FormData();
  body.set('form', form);
  body.set('picture', file, 'picture');
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('POST', callAddress('POST /api/office/pictures/'));
    request.responseType = 'json';
    request.setRequestHeader('accept-language', document.documentElement.lang || 'tk');
    const token = /(?:^|;\s*)XSRF-TOKEN=([^;]+)/.exec(document.cookie)?.[1];
    if (token) request.setRequestHeader('x-xsrf-token', decodeURIComponent(token));
    request.upload.addEventListener('progress', ({ loaded, total }) => told(total ? loaded / total : 0));
    request.addEventListener('error', () => reject(new CallError(0, undefined)));
    request.addEventListener('load', () => {
      const answer = request.response as { response: 'success'; data: OfficePicture } | ErrorBody | null;
      if (answer?.response === 'success') resolve(answer.data);
      else reject(new CallError(request.status, answer ?? undefined));
    });
    request.send(body);
  });
}
