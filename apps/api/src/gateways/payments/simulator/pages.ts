import { escapeHtml } from '../../../escape-html.ts';
import { type Chaos, chaosSwitches } from './chaos.ts';
import type { Entry } from './book.ts';

/** Pages of the simulated gateway for the payer. Every page says that no money moves. */
export function confirmPage(entry: Entry, publicUrl: string): string {
  const open = entry.status === 'Created' || entry.status === 'Sent';
  const form = open
    ? `<form method="post" action="${publicUrl}/payment?guid=${entry.guid}">
<button name="pay" value="yes" class="pay">Pay ${escapeHtml(entry.amount)}</button>
<button name="cancel" value="yes" class="cancel">Cancel</button></form>`
    : `<p class="state">This payment is <b>${escapeHtml(entry.status)}</b>.</p><a class="back" href="${escapeHtml(entry.returnUrl)}">Back to the shop</a>`;
  return page(
    'Pay',
    `<h1>Confirm your payment</h1>
<dl><dt>For</dt><dd>${escapeHtml(entry.description)}</dd>
<dt>Reference</dt><dd>${escapeHtml(entry.reference)}</dd>
<dt>Amount</dt><dd class="amount">${escapeHtml(entry.amount)}</dd></dl>
<p class="cards">Visa · Mastercard · EcoCash · OneMoney</p>${form}`,
  );
}

/** The page for people who try the site out: every payment with buttons that force a state, and the active faults. */
export function listPage(entries: Entry[], chaos: Chaos, publicUrl: string): string {
  const states = ['Paid', 'Awaiting Delivery', 'Delivered', 'Cancelled', 'Failed', 'Disputed', 'Refunded'];
  const rows = entries
    .toReversed()
    .slice(0, 100)
    .map(
      (
        entry,
      ) => `<li><b>${escapeHtml(entry.reference)}</b> ${escapeHtml(entry.amount)} · ${escapeHtml(entry.method)} · <b>${escapeHtml(entry.status)}</b>
<br><small>${escapeHtml(entry.description)}</small>
<form method="post" action="${publicUrl}/payment?guid=${entry.guid}">${states
        .map((status) => `<button name="status" value="${status}">${status}</button>`)
        .join('')}</form></li>`,
    );
  const switches = chaosSwitches
    .map(
      (name) =>
        `<label><input type="checkbox" name="${name}" value="on"${chaos[name] ? ' checked' : ''}> ${name}</label>`,
    )
    .join('');
  return page(
    'Payments',
    `<h1>Simulated payments</h1>
<p>Numbers of phones: 0771111111 pays after 5 seconds, 0772222222 after 30, 0773333333 fails after 30, 0774444444 has not enough.</p>
<form method="post" action="${publicUrl}/chaos" class="chaos"><fieldset><legend>Faults</legend>${switches}<button>Set</button></fieldset></form>
<ul>${rows.join('\n') || '<li>None yet.</li>'}</ul>`,
  );
}

export function messagePage(text: string, publicUrl: string): string {
  return page('Payment', `<h1>${escapeHtml(text)}</h1><a class="back" href="${publicUrl}/">All simulated payments</a>`);
}

const style = `:root{color-scheme:light dark;--ink:#1d2433;--paper:#fff;--ground:#eef1f6;--line:#d5dae3;--note:#7a4a00;--noteground:#fff3d6}
@media(prefers-color-scheme:dark){:root{--ink:#e8ebf1;--paper:#1c212b;--ground:#12151b;--line:#39404e;--note:#ffd98a;--noteground:#3a2d0e}}
*{box-sizing:border-box}body{margin:0;background:var(--ground);color:var(--ink);font:16px/1.5 system-ui,sans-serif}
main{max-width:30rem;margin:0 auto;padding:1.5rem 1rem 3rem}.note{background:var(--noteground);color:var(--note);padding:.75rem 1rem;margin:0;text-align:center;font-weight:600}
.card{background:var(--paper);border:1px solid var(--line);border-radius:.75rem;padding:1.25rem;overflow-wrap:anywhere}h1{font-size:1.375rem;margin:0 0 1rem}
dl{display:grid;grid-template-columns:auto 1fr;gap:.5rem 1rem;margin:0 0 1rem}dt{opacity:.7}dd{margin:0;text-align:right}.amount{font-size:1.5rem;font-weight:700}
.cards{opacity:.7;font-size:.875rem}button,.back{display:inline-block;font:inherit;min-height:44px;padding:.5rem 1rem;border-radius:.5rem;border:1px solid var(--line);background:transparent;color:inherit;cursor:pointer;text-decoration:none}
form{display:flex;flex-wrap:wrap;gap:.5rem}.pay{flex:1 1 100%;background:#0b6b3a;border-color:#0b6b3a;color:#fff;font-weight:700}.cancel{flex:1 1 100%}
ul{list-style:none;padding:0}li{border-top:1px solid var(--line);padding:.75rem 0}li form{margin-top:.5rem}fieldset{border:1px solid var(--line);border-radius:.5rem;display:grid;grid-template-columns:repeat(auto-fill,minmax(11rem,1fr));gap:.25rem;width:100%}label{min-height:44px;display:flex;align-items:center;gap:.5rem}`;

function page(title: string, content: string): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${title} (simulation)</title><link rel="icon" href="data:,"><style>${style}</style></head>
<body><p class="note" role="note">A simulation of the payment page: no money moves.</p><main><div class="card">${content}</div></main></body></html>`;
}
