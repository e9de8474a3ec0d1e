import type { FastifyRequest } from 'fastify';
import type { UploadedFile } from './call.ts';
import { Refusal } from '#server/platform/refusal.ts';

/**
 * Fields and files of a multipart form; a truncated or malformed form is refused as the sender's mistake. A plain JSON
 * body is taken as the fields, since the caller may send no file.
 */
export async function readMultipart(
  request: FastifyRequest,
  names: readonly string[],
): Promise<{ fields: Record<string, string>; files: Record<string, UploadedFile> }> {
  if (!request.isMultipart()) {
    const { body: fields = {} } = request as { body?: Record<string, string> };
    return { fields, files: {} };
  }
  try {
    return await readParts(request, names);
  } catch (error) {
    // The parser would otherwise parse the rest, part by part. Receive and discard it instead.
    request.raw.unpipe();
    request.raw.resume();
    // Exceeded limits have codes of their own; every other error of the parser means a malformed form.
    const isTold = error instanceof Refusal || typeof (error as { code?: unknown }).code === 'string';
    throw isTold ? error : new Refusal('request.invalid');
  }
}

async function readParts(request: FastifyRequest, names: readonly string[]) {
  const fields: Record<string, string> = {};
  const files: Record<string, UploadedFile> = {};
  for await (const part of request.parts({ limits: { files: names.length } })) {
    if (typeof part.fieldname !== 'string') throw new Refusal('request.invalid');
    if (part.type === 'field') {
      if (typeof part.value !== 'string' || Object.hasOwn(fields, part.fieldname))
        throw new Refusal('request.invalid', { field: part.fieldname });
      fields[part.fieldname] = part.value;
      continue;
    }
    const data = await part.toBuffer();
    // A browser sends an empty part when no file was chosen.
    if (data.length === 0 && !part.filename) continue;
    if (!names.includes(part.fieldname) || files[part.fieldname])
      throw new Refusal('request.invalid', { field: part.fieldname });
    files[part.fieldname] = { filename: part.filename, mimetype: part.mimetype, data };
  }
  return { fields, files };
}
