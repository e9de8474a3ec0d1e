/** One screen of the recipient's page: what it is asked with, and what it shows. */
import type { Context } from '../../context.ts';
import type { LinkActor, UploadedFile } from '../../platform/http/call.ts';
import type { Markup } from '../../platform/http/markup.ts';
import type { GiftFrame } from './gift-frame.ts';

export type GiftReply = { pass?: string } & (
  | { to: string }
  | {
      title: string;
      body: Markup;
      status?: number;
      word?: string;
      resend?: string;
      /** The one that scales a photo down (thanks-script.ts). */
      hasScript?: boolean;
    }
);
export type GiftCall = {
  actor: LinkActor;
  frame: GiftFrame;
  form: Readonly<Record<string, string>>;
  files: Readonly<Record<string, UploadedFile>>;
  query: Readonly<Record<string, string>>;
  pass: string;
};
export type Step = (ctx: Context, asked: GiftCall) => Promise<GiftReply>;
