/** The shop's own data. Nothing here knows of the studio. */
export interface Order {
  readonly number: string;
  readonly customer: string;
  /** In cents. */
  readonly total: number;
  readonly status: 'paid' | 'refunded';
  readonly message: string;
}

/** Carries a `code`, which a tool's canonical error keeps. */
export class OrderError extends Error {
  readonly retryable = false;

  constructor(
    readonly code: 'ORDER_NOT_FOUND' | 'ORDER_ALREADY_REFUNDED',
    message: string,
  ) {
    super(message);
  }
}

export class OrderBook extends EventTarget {
  #orders: readonly Order[] = [
    { number: '1041', customer: 'Ines Moreau', total: 4800, status: 'paid', message: 'When does it ship?' },
    { number: '1042', customer: 'Tom Ladefoged', total: 12900, status: 'paid', message: 'Lovely paper, thank you.' },
    {
      number: '1043',
      customer: 'Ara Petrosyan',
      total: 3600,
      status: 'paid',
      message: 'It arrived torn. Please refund.',
    },
  ];

  list(): readonly Order[] {
    return this.#orders;
  }

  /** Gives the money back. Throws `ORDER_NOT_FOUND` or `ORDER_ALREADY_REFUNDED`. */
  refund(number: string): Order {
    const order = this.#refundable(number);
    const refunded: Order = { ...order, status: 'refunded' };
    this.#orders = this.#orders.map((candidate) => (candidate === order ? refunded : candidate));
    this.dispatchEvent(new Event('change'));
    return refunded;
  }

  /** What a refund would do. Throws as the refund itself would. */
  refundForecast(number: string): { readonly kind: 'edit'; readonly subject: string; readonly detail: string } {
    const { total, customer } = this.#refundable(number);
    return {
      kind: 'edit',
      subject: `Order ${number}`,
      detail: `paid → refunded, €${(total / 100).toFixed(2)} to ${customer}`,
    };
  }

  #refundable(number: string): Order {
    const order = this.#orders.find((candidate) => candidate.number === number);
    if (!order) throw new OrderError('ORDER_NOT_FOUND', `There is no order ${number}.`);
    if (order.status === 'refunded') throw new OrderError('ORDER_ALREADY_REFUNDED', `${number} was refunded before.`);
    return order;
  }
}
