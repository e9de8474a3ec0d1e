import { Alert, Button, type ButtonProps, Typography } from '@mui/material';
import { Bike, Camera, Check, PackageOpen } from 'lucide-react';
import { useRef, useState } from 'react';
import { useStore } from 'react-admin';
import type { OfficeOrderRow, StaffMove } from '#contract/fulfilment/office-order-shapes.ts';
import { toCollect } from '#domain/payments/hand-in.ts';
import { deliveryPaymentOf, deliveryPayments } from '#domain/payments/payment-methods.ts';
import { api } from '#backoffice/api/api.ts';
import { useTicking } from '#backoffice/api/environment.ts';
import { useAct } from '#backoffice/api/use-act.ts';
import { money } from '#domain/print/money.ts';
import { useTexts } from '#backoffice/lang/use-texts.ts';
import { useDraft } from '#backoffice/parts/drafts/use-draft.tsx';
import { ActionDialog } from '#backoffice/parts/frames/ActionDialog.tsx';
import { ToggleChoice } from '#backoffice/parts/inputs/boxes.tsx';
import { type Courier, CourierChoice } from './CourierChoice.tsx';
import { NoPhotoDialog } from '#backoffice/features/parcel-photos/NoPhotoDialog.tsx';
import { lacksPhoto } from '#backoffice/features/parcel-photos/take-photo.ts';
import { BringBackButton } from '#backoffice/features/orders/steps/BringBackButton.tsx';
import { PurseWarning } from '#backoffice/features/orders/steps/PurseWarning.tsx';
import { rowStepTexts, stepTexts } from '#backoffice/features/orders/steps/step.texts.ts';
import { useOfferUndo } from '#backoffice/features/orders/steps/undo-steps.ts';
import { orderTexts, orderWords } from '../edit/order.texts.ts';
import { ChangeLeft } from '#backoffice/features/parcel-photos/ChangeLeft.tsx';
import { asksFirst, isAsked, isPaidOnDelivery, leavesChange, nextStep } from './steps.ts';

type Order = Pick<
  OfficeOrderRow,
  | 'id'
  | 'actions'
  | 'payment'
  | 'paymentStatus'
  | 'courier'
  | 'courierId'
  | 'number'
  | 'photoAskedUntil'
  | 'photoChange'
> & { total: number };
type PaymentKind = (typeof deliveryPayments)[number];

function move(
  { id }: Order,
  action: StaffMove,
  extra: { courier?: string; courierId?: number; taken?: PaymentKind; changeLeft?: string } = {},
) {
  return api('POST /api/office/orders/:id/move/', { params: { id }, body: { action, ...extra } });
}

/** `row` and `icon`: on the board, tinted and small; the icon for a thumb. */
type Look = 'large' | 'wide' | 'row' | 'icon';
type Props = { order: Order & { lacksPhoto?: boolean | undefined }; look: Look };

/** Moves an order to its next status: at once, or after a dialog if the step needs data. */
export function StepButton({ order, look }: Props) {
  const words = useTexts(orderWords);
  const { act, isBusy } = useAct();
  const offerUndo = useOfferUndo();
  const [asked, setAsked] = useState<'details' | 'photo'>();
  const button = useRef<HTMLButtonElement>(null);
  const now = useTicking(30_000);
  const step = nextStep(order);
  if (!step) return null;
  const close = () => setAsked(undefined);
  const moveAndOffer = async () => {
    await move(order, step);
    offerUndo({ ids: [order.id], number: order.number, step });
  };
  const stepNow = async () => {
    const hadFocus = document.activeElement === button.current;
    let isHeld = false;
    await act(async () => {
      isHeld = step === 'make-ready' && (await lacksPhoto(order.id));
      if (!isHeld) await moveAndOffer();
    });
    // A busy button cannot be focused; keyboard focus returns to it afterwards, and to it from the dialog.
    if (hadFocus) button.current?.focus();
    if (isHeld) setAsked('photo');
  };
  const go = () => (asksFirst(step, order) ? setAsked('details') : void stepNow());
  const isSmall = look === 'row' || look === 'icon';
  return (
    <>
      <Button
        ref={button}
        {...looks[look]}
        loading={isBusy}
        disabled={step === 'make-ready' && isAsked(order, now)}
        onClick={go}
      >
        <StepName step={order.lacksPhoto && step === 'make-ready' ? 'photo' : step} look={look} />
      </Button>
      {!isSmall && <BringBackButton order={order} isLarge={look === 'large'} />}
      {asked === 'details' && <StepDialog order={order} step={step} close={close} />}
      {asked === 'photo' && (
        <NoPhotoDialog order={order} go={words('make-ready')} move={moveAndOffer} close={close} />
      )}
    </>
  );
}

const tinted = {
  size: 'small',
  sx: {
    minWidth: 0,
    minHeight: 26,
    padding: '0 10px',
    borderRadius: '8px',
    whiteSpace: 'nowrap',
    backgroundColor: 'var(--anar-soft)',
    '@media (pointer: coarse)': { minHeight: 44 },
  },
} as const;
const looks: Record<Look, ButtonProps> = {
  large: { variant: 'contained' },
  wide: { variant: 'contained', fullWidth: true },
  row: tinted,
  icon: { ...tinted, sx: { ...tinted.sx, width: 48, height: 48, borderRadius: '13px', padding: 0 } },
};
const icons = {
  confirm: Check,
  prepare: PackageOpen,
  'make-ready': Check,
  send: Bike,
  deliver: Check,
  photo: Camera,
};

function StepName({ step, look }: { step: StaffMove | 'photo'; look: Look }) {
  const words = useTexts(orderWords);
  const rowWords = useTexts(rowStepTexts);
  const Icon = icons[step];
  if (look === 'icon') return <Icon size={22} role="img" aria-label={rowWords(step)} />;
  if (look === 'row' || step === 'photo') return rowWords(step);
  return words(step);
}

type StepDialogProps = { order: Order; step: StaffMove; close: () => void };

/** Not there: what the order, or the last one, says. */
const nothing: { why: string; courier?: Courier; taken?: PaymentKind } = { why: '' };

/** Asks for the courier, or for the payment on delivery. The last courier is the default. */
function StepDialog({ order, step, close }: StepDialogProps) {
  const t = useTexts(orderTexts);
  const say = useTexts(stepTexts);
  const words = useTexts(orderWords);
  const [last, saveCourier] = useStore('office.courier', '' as Courier | string);
  // A former release stored the name only.
  const lastCourier = typeof last === 'string' ? { courierId: null, courier: last } : last;
  const draft = useDraft({ name: `${step} of ${order.id}`, first: nothing });
  const { why, taken = deliveryPaymentOf(order) } = draft.value;
  const courier = draft.value.courier ?? (order.courier ? order : lastCourier);
  const offerUndo = useOfferUndo();
  const isLeft = leavesChange(step, order);
  const left = isLeft ? { changeLeft: why.trim() } : {};
  const run = () => {
    if (step === 'deliver' && isPaidOnDelivery(order)) return move(order, step, { taken });
    if (step !== 'send') return move(order, step, left);
    const { courierId, courier: name } = courier;
    saveCourier({ courierId, courier: name });
    return move(order, step, { ...left, ...(courierId === null ? { courier: name.trim() } : { courierId }) });
  };
  const runAndOffer = async () => {
    await run();
    offerUndo({ ids: [order.id], number: order.number, step });
  };
  return (
    <ActionDialog
      title={`${order.number}: ${words(step)}`}
      go={words(step)}
      isFit={!isLeft || why.trim() !== ''}
      run={runAndOffer}
      close={close}
      draft={draft}
    >
      {isLeft && (
        <ChangeLeft words={order.photoChange ?? ''} why={why} change={(to) => draft.change({ why: to })} />
      )}
      {order.paymentStatus === 'refunded' && <Alert severity="warning">{say('refundedAsk')}</Alert>}
      {step === 'send' ? (
        <>
          <CourierChoice
            label={t('courierWho')}
            value={courier}
            choose={(to) => draft.change({ courier: to })}
          />
          <PurseWarning courierId={courier.courierId} orders={[order]} />
        </>
      ) : step !== 'deliver' || !isPaidOnDelivery(order) ? null : (
        <>
          <Typography gutterBottom>{t('takenHow', { sum: money(toCollect(order)) })}</Typography>
          <ToggleChoice
            fullWidth
            value={taken}
            choose={(to) => draft.change({ taken: to })}
            choices={deliveryPayments.map((method) => [method, words(method)])}
          />
        </>
      )}
    </ActionDialog>
  );
}
