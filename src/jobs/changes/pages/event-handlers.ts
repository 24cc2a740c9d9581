// The names of event handlers in HTML and SVG.
import { words } from './allowed.ts';

export const EVENT_HANDLERS = words(`
  onabort onactivate onafterprint onafterscriptexecute onafterupdate onanimationcancel onanimationend
  onanimationiteration onanimationstart onauxclick onbeforecopy onbeforecut onbeforeinput
  onbeforematch onbeforepaste onbeforeprint onbeforescriptexecute onbeforetoggle onbeforeunload
  onbegin onblur onbounce oncancel oncanplay oncanplaythrough onchange onclick onclose oncommand
  oncontentvisibilityautostatechange oncontextlost oncontextmenu oncontextrestored oncopy oncuechange
  oncut ondblclick ondrag ondragend ondragenter ondragexit ondragleave ondragover ondragstart ondrop
  ondurationchange onemptied onend onended onerror onfinish onfocus onfocusin onfocusout onformdata
  onfullscreenchange ongotpointercapture ongesturechange ongestureend ongesturestart onhashchange
  oninput oninvalid onkeydown onkeypress onkeyup onlanguagechange onload onloadeddata
  onloadedmetadata onloadend onloadstart onlocation onlostpointercapture onmessage onmessageerror
  onmousedown onmouseenter onmouseleave onmousemove onmouseout onmouseover onmouseup onmousewheel
  onmozfullscreenchange onoffline ononline onpagehide onpagereveal onpageshow onpageswap onpaste
  onpause onplay onplaying onpointercancel onpointerdown onpointerenter onpointerleave onpointermove
  onpointerout onpointerover onpointerrawupdate onpointerup onpopstate onprogress onpromptaction
  onpromptdismiss onratechange onreadystatechange onrejectionhandled onrepeat onreset onresize
  onscroll onscrollend onscrollsnapchange onscrollsnapchanging onsearch onsecuritypolicyviolation
  onseeked onseeking onselect onselectionchange onselectstart onshow onslotchange onstalled onstart
  onstorage onsubmit onsuspend ontimeupdate ontoggle ontouchcancel ontouchend ontouchmove
  ontouchstart ontransitioncancel ontransitionend ontransitionrun ontransitionstart
  onunhandledrejection onunload onvalidationstatuschange onvolumechange onwaiting
  onwebkitanimationend onwebkitanimationiteration onwebkitanimationstart
  onwebkitmouseforcechanged onwebkitplaybacktargetavailabilitychanged onwebkittransitionend
  onwebkitwillrevealbottom onwheel`);
