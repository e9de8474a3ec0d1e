import { chromium } from 'playwright-core';
import { findBrowser } from './tests/support/pages/browser.ts';
const origin=process.argv[2]; const out=process.argv[3];
const b=await chromium.launch({...(await findBrowser()),args:['--no-sandbox']});
for (const [w,h,lang] of [[360,740,'tm'],[1280,800,'ru']] as const) {
  const c=await b.newContext({viewport:{width:w,height:h}}); await c.addInitScript((l)=>localStorage.setItem('userLanguage',l),lang); await c.addCookies([{name:'userLanguage',value:lang,url:origin}]);
  const p=await c.newPage();
  for (const [n,path] of [['home','/'],['shop','/shop'],['product','/product/2'],['cart','/account/card'],['delivery','/account/delivery'],['signin','/login']] as const) {
    await p.goto(origin+path,{waitUntil:'networkidle'}); await p.waitForTimeout(500);
    await p.screenshot({path:`${out}/${n}-${w}.png`});
  }
  await c.close();
}
await b.close();
