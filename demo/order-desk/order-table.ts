import type { Order, OrderBook } from './orders.js';

const money = new Intl.NumberFormat('en', { style: 'currency', currency: 'EUR' });

/** Keeps the table's body in step with the orders; each paid one offers its refund. */
export function showOrders(table: HTMLTableElement, orders: OrderBook, askForRefund: (order: Order) => void): void {
  const body = table.tBodies.item(0)!;
  const render = (): void => body.replaceChildren(...orders.list().map((order) => row(order, askForRefund)));
  orders.addEventListener('change', render);
  render();
}

function row(order: Order, askForRefund: (order: Order) => void): HTMLTableRowElement {
  const line = document.createElement('tr');
  line.append(cell(order.number), cell(order.customer), cell(money.format(order.total / 100), 'number'));
  line.append(cell(order.status === 'paid' ? 'Paid' : 'Refunded'), message(order, askForRefund));
  return line;
}

function message(order: Order, askForRefund: (order: Order) => void): HTMLTableCellElement {
  const box = cell(order.message);
  if (order.status === 'refunded' || !order.message.includes('refund')) return box;
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = `Let the assistant refund ${order.number}`;
  button.addEventListener('click', () => askForRefund(order));
  box.append(button);
  return box;
}

function cell(text: string, className = ''): HTMLTableCellElement {
  const box = document.createElement('td');
  box.className = className;
  box.textContent = text;
  return box;
}
