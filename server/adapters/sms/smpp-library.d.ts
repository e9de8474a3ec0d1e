/** Types of the parts of npm `smpp` 0.5.1 that we use; the package has none. */
declare module 'smpp' {
  import type { EventEmitter } from 'node:events';
  import type { Server as NetServer } from 'node:net';

  export type Pdu = {
    readonly command: string;
    readonly command_status: number;
    readonly sequence_number: number;
    readonly [field: string]: unknown;
    response(fields?: Record<string, unknown>): Pdu;
  };

  type Request = (fields: Record<string, unknown>, onAnswer?: (pdu: Pdu) => void) => boolean;

  export type Session = EventEmitter & {
    readonly bind_transceiver: Request;
    readonly bind_transmitter: Request;
    readonly submit_sm: Request;
    readonly deliver_sm: Request;
    readonly enquire_link: Request;
    readonly unbind: Request;
    send(pdu: Pdu): boolean;
    close(): void;
    destroy(): void;
  };

  const library: {
    connect(options: { host: string; port: number; tls: boolean }): Session;
    createServer(onSession: (session: Session) => void): NetServer;
    readonly errors: Readonly<Record<string, number>>;
    readonly encodings: { default: string };
  };
  export default library;
}
