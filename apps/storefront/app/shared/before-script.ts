/** The event of a step in the history before the router sees it; prevented, the router never does. */
export const popAnnounced = 'pothik-pop';

/**
 * Run by the page before all other scripts, for presses that React does not hear yet. One on a link to another
 * language keeps the filters. The last one on a button is made again once the page answers. Steps in the history are
 * announced before the router sees them, which it does not where they only close something.
 */
export const beforeScript = `(()=>{
let pressed;
const page=document.documentElement;
const awake=new MutationObserver(()=>{awake.disconnect();if(pressed?.isConnected)pressed.click()});
awake.observe(page,{attributeFilter:['data-hydrated']});
addEventListener('click',({target})=>{
const a=target.closest('a[hreflang]');
if(a){a.search=location.search;a.hash=location.hash}
if(!page.dataset.hydrated)pressed=target.closest('button[type=button]')||pressed;
},true);
addEventListener('popstate',event=>{
if(!dispatchEvent(new Event('${popAnnounced}',{cancelable:true})))event.stopImmediatePropagation();
});
})()`;
