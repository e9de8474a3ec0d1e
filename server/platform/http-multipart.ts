import type { FastifyRequest } from 'fastify';
import type { UploadedFile } from './http-call.ts';
import { Refusal } from './refusal.ts';

/** Fields and files of a multipart form. A plain JSON body is taken as the fields, since the caller may send no file. */
export async function readMultipart(
  request: FastifyRequest,
  names: readonly string[],
): Promise<{ fields: Record<string, string>; files: Record<string, UploadedFile> }> {
  if (!request.isMultipart()) return { fields: (request.body ?? {}) as Record<string, string>, files: {} };
  const fields: Record<string, string> = {};
  const files: Record<string, UploadedFile> = {};
  for await (const part of request.parts()) {
    if (part.type === 'field') {
      if (typeof part.value !== 'string' || Object.hasOwn(fields, part.fieldname))
        throw new Refusal('request.invalid', { field: part.fieldname });
      fields[part.fieldname] = part.value;
      continue;
    }
    const data = await part.toBuffer();
    // An empty file field is what a form sends when no file was chosen.
    if (data.length === 0 && !part.filename) continue;
    if (!names.includes(part.fieldname) || files[part.fieldname])
      throw new Refusal('request.invalid', { field: part.fieldname });
    files[part.fieldname] = { filename: part.filename, mimetype: part.mimetype, data };
  }
  return { fields, files };
}
