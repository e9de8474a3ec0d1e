/** A process that serves the shop as of a given moment; it is killed from outside. */
import { createApp } from '#server/app.ts';
import { openContext } from '#server/boot/open-context.ts';
import { readConfig } from '#server/config/read-config.ts';

const config = readConfig(process.env);
const [url = '', secretKey = '', moment = ''] = process.argv.slice(2);
const now = () => new Date(moment);
const { ctx, waiting } = await openContext({ ...config, secretKey }, url, { now });
const app = await createApp(ctx, { checkReplies: true, waiting, sheds: false });
process.stdout.write(`${await app.listen({ host: '127.0.0.1', port: 0 })}\n`);
