/** The shop's colours and corners (storefront/styles/tokens.css), inline for a page that loads no style sheet. */
export const balanceStyle = `
*{box-sizing:border-box;margin:0}
:root{--anar:#86163a;--anar-btn:#86163a}
body{font:17px/1.5 Golos,system-ui,"Noto Sans",sans-serif;color:#2a161b;background:#fbf6ee;min-height:100vh}
header{display:flex;justify-content:space-between;align-items:center;gap:16px;padding:6px 16px;background:#fff;border-bottom:1px solid #e6d9c8}
a{color:var(--anar);min-height:44px;display:inline-flex;align-items:center}
.brand{font:700 24px/1 Piazzolla,Georgia,serif;text-decoration:none;gap:10px}
main{max-width:480px;margin:0 auto;padding:24px 16px 48px}
h1{font:700 28px/1.2 Piazzolla,Georgia,serif;margin-bottom:8px}
main>p{color:#5e4a4c;text-wrap:balance}
form{margin-top:20px;display:grid;gap:8px}
label{font-weight:650}
input{font:600 20px/1.2 ui-monospace,Consolas,monospace;letter-spacing:.06em;text-transform:uppercase;width:100%;min-height:52px;padding:0 14px;color:inherit;background:#fff;border:1px solid #917b77;border-radius:14px}
input::placeholder{color:#776164;opacity:.7}
input[aria-invalid]{border-color:#b3320f}
.fault{color:#b3320f;font-weight:650}
button,.go{font:650 17px/1.2 Golos,system-ui,"Noto Sans",sans-serif;min-height:52px;padding:0 20px;border:0;border-radius:14px;background:var(--anar-btn);color:#fff8ef;cursor:pointer;margin-top:8px;justify-content:center;text-decoration:none}
:focus-visible{outline:3px solid #b87a1e;outline-offset:2px}
section{margin-top:24px;padding:20px;background:#fff;border:1px solid #e6d9c8;border-radius:18px;display:grid;gap:4px}
.sum{font:700 40px/1.2 Piazzolla,Georgia,serif;color:var(--anar);font-variant-numeric:tabular-nums}
.words{white-space:pre-line;overflow-wrap:anywhere}
@media print{header,form{display:none}}
`.replaceAll('\n', '');
