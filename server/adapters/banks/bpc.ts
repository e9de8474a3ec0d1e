/** Client of the BPC protocol: Halkbank (MPI/RBS), Senagat and Rysgal (EPG). One client, configured per bank. */
import type { BpcConfig, BpcSurroundings } from './bpc-config.ts';
import { createBpcCall } from './bpc-call.ts';
import { declineAtBpc, refundAtBpc, reverseAtBpc } from './bpc-money.ts';
import { registerAtBpc } from './bpc-register.ts';
import { statusAtBpc } from './bpc-status.ts';
import { readCallbackParams } from './callback-signature.ts';
import { createFormUrlTest } from './form-url.ts';
import type { Bank } from './port.ts';

/** Reads `caFile` at once, so that a wrong path fails the start and not the first payment. */
export function createBpcBank(config: BpcConfig, around: BpcSurroundings): Bank {
  const bpc = createBpcCall(config, around);
  const isOwnPage = createFormUrlTest(config.url, config.formHosts ?? []);
  return {
    code: config.code,
    register: (input) => {
      const language = input.language === 'tm' && !config.hasTurkmen ? 'ru' : input.language;
      return registerAtBpc(bpc, isOwnPage, { ...input, language });
    },
    status: (order) => statusAtBpc(bpc, order),
    refund: (input) => refundAtBpc(bpc, input),
    reverse: (order) => reverseAtBpc(bpc, order),
    decline: (order) => declineAtBpc(bpc, order),
    readCallback: (params) => readCallbackParams(params, config.callbackKey),
  };
}
