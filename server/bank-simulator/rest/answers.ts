/** Answers in the shapes of the banks, with their habit of writing numbers as strings here and there. */
import type { BankOrder } from '#server/bank-simulator/order.ts';

export const said = {
  ok: 'Успешно',
  duplicate: 'Заказ с таким номером уже обработан',
  currency: 'Неизвестная валюта',
  missing: (name: string) => `[${name}] не задан`,
  wrong: (name: string) => `[${name}] неверное значение`,
  denied: 'Доступ запрещён',
  unknownOrder: 'Неизвестный номер заказа',
  wrongState: 'Платёж должен быть в корректном состоянии',
  systemError: 'Системная ошибка',
};

/** register.do writes its error codes as strings. */
export function errorAnswer(code: number, message: string): Record<string, unknown> {
  return { errorCode: String(code), errorMessage: message };
}

/** getOrderStatusExtended.do: camelCase. */
export function extendedStatus(order: BankOrder): Record<string, unknown> {
  return {
    errorCode: '0',
    errorMessage: said.ok,
    orderNumber: order.orderNumber,
    orderStatus: order.status,
    actionCode: order.actionCode,
    actionCodeDescription: order.actionCode === 0 ? said.ok : '',
    amount: order.amount,
    currency: order.currency,
    date: order.registeredAt,
    orderDescription: order.description,
    ip: '127.0.0.1',
    merchantOrderParams: [],
    attributes: [{ name: 'mdOrder', value: order.mdOrder }],
    ...(order.maskedPan === null
      ? {}
      : {
          cardAuthInfo: {
            pan: order.maskedPan,
            expiration: '203012',
            cardholderName: 'DEMO',
            approvalCode: '123456',
          },
        }),
    ...(order.paidAt === null
      ? {}
      : { authDateTime: order.paidAt, authRefNum: String(order.paidAt).slice(-12) }),
    terminalId: '99340001',
    paymentAmountInfo: {
      paymentState: paymentStates[order.status],
      approvedAmount: order.approved,
      depositedAmount: order.deposited,
      refundedAmount: order.refunded,
    },
    bankInfo: { bankName: 'SIMULATOR', bankCountryCode: 'TM' },
  };
}

/** getOrderStatus.do, the old one: mostly PascalCase. */
export function legacyStatus(order: BankOrder): Record<string, unknown> {
  return {
    ErrorCode: '0',
    ErrorMessage: said.ok,
    OrderStatus: order.status,
    OrderNumber: order.orderNumber,
    Amount: order.amount,
    depositAmount: order.deposited,
    currency: order.currency,
    authCode: 2,
    Ip: '127.0.0.1',
    ...(order.maskedPan === null
      ? {}
      : { Pan: order.maskedPan, expiration: '203012', cardholderName: 'DEMO', approvalCode: '123456' }),
  };
}

const paymentStates = ['CREATED', 'APPROVED', 'DEPOSITED', 'REVERSED', 'REFUNDED', 'CREATED', 'DECLINED'];
