import { wideScreen } from '#domain/media/wide-screen.ts';

/** The page's own style in addition to the shop's sheet, which has colours, fonts and dark mode. */
export const giftStyle = `
.g{max-width:34rem;margin:0 auto;padding:0 16px 32px}
.g header{display:flex;align-items:center;gap:10px;padding:14px 0}
.g header b{font:650 1.25rem/1 var(--serif);color:var(--anar)}
.g header img{width:30px;height:30px}
.g header a,.g .switch{margin-left:auto;padding:10px 0 10px 12px;color:var(--ink2);text-decoration:underline}
.g .switch{border:0;background:none;font:inherit;cursor:pointer}
.g main{display:grid;gap:16px}
.g h1,.g p{text-wrap:balance}
.g section,.g form,.g .note{background:var(--surface);border:1px solid var(--line);border-radius:var(--radius-card);padding:18px}
.g section,.g form{display:grid;gap:14px}
.g .parcel{background:var(--deep);border:0;color:var(--on-deep);padding:26px 20px;justify-items:center;text-align:center}
.g .parcel p{color:var(--on-deep-quiet)}
.g .parcel svg{width:88px;height:88px}
.g .goods{display:grid;gap:10px}
.g .goods li{display:flex;align-items:center;gap:12px}
.g .goods img{width:72px;height:72px;object-fit:cover;border-radius:12px;background:var(--sunken)}
.g .actions{display:grid;gap:10px}
.g .button{display:block;width:100%;min-height:52px;padding:14px 18px;border-radius:var(--radius-control);text-align:center;font-weight:650;background:var(--anar-btn);color:var(--on-anar)}
.g .quiet{background:none;color:var(--ink);border:1px solid var(--control)}
.g label,.g legend{font-weight:650}
.g legend{margin-bottom:8px}
.g .code{font:650 1.75rem/1 var(--sans);letter-spacing:.12em}
.g label small,.g b small,.g .hint,.g footer{font-weight:400;color:var(--ink2)}
.g .field{display:grid;gap:6px}
.g input[type=text],.g input[type=tel],.g select,.g textarea{width:100%;min-height:52px;padding:12px 14px;border:1px solid var(--control);border-radius:var(--radius-control);background:var(--surface);color:var(--ink);font-size:1rem}
.g .field{position:relative}
.g input[type=file]{position:absolute;width:1px;height:1px;opacity:0}
.g input[type=file]:focus-visible+label{outline:3px solid var(--nil);outline-offset:2px}
.g .chosen{display:none;color:var(--ok);font-weight:650}
.g input[type=file]:valid~.chosen{display:block}
.g select{appearance:auto;-webkit-appearance:auto}
.g textarea{min-height:120px;resize:vertical}
.g [aria-invalid]{border:2px solid var(--err)}
.g .wrong{color:var(--err);font-weight:650}
.g .alert{background:var(--err-soft);border-color:var(--err);color:var(--err)}
.g fieldset{display:grid;gap:8px}
.g .choice{display:flex;gap:12px;align-items:center;min-height:48px;padding:10px 14px;border:1px solid var(--line);border-radius:var(--radius-control);font-weight:400;font-variant-numeric:tabular-nums}
.g .choice input{width:20px;height:20px;flex:none;accent-color:var(--anar)}
.g .choice img{width:72px;height:72px;flex:none;object-fit:cover;border-radius:12px;background:var(--sunken)}
.g .choice small{display:block}
.g .card{padding:14px 16px;border-left:3px solid var(--gold);background:var(--gold-soft);white-space:pre-line;font-family:var(--serif);font-size:1.125rem}
.g footer{padding-top:20px;display:grid;gap:4px}
.g footer a{color:var(--anar);font-weight:650;text-decoration:underline}
@media ${wideScreen}{.g{padding-top:24px}}
.g [hidden]{display:none}
`.replaceAll('\n', '');
