/**
 * The only script of the recipient's page: scales a photo down before it is uploaded over a slow network, and records a
 * voice message into the form. Without it both fields take files as they are.
 */
import { createHash } from 'node:crypto';

/** Bits per second: thirty seconds are about 90 KB. */
const voicePace = 24_000;
/** Pixels; the size at which the shop stores photos. */
const longestSide = 1_280;

export const thanksScript = `(function(){
function fill(field,data,name){
var files=new DataTransfer();
files.items.add(new File([data],name,{type:data.type.split(';')[0]}));field.files=files.files;
}
var photo=document.getElementById('photo');
function shrink(picture,size){
var scale=Math.min(1,${longestSide}/Math.max(picture.width,picture.height)),canvas=document.createElement('canvas');
canvas.width=Math.round(picture.width*scale);canvas.height=Math.round(picture.height*scale);
canvas.getContext('2d').drawImage(picture,0,0,canvas.width,canvas.height);
canvas.toBlob(function(data){if(data&&data.size<size)fill(photo,data,'photo.jpg')},'image/jpeg',.82);
}
try{new DataTransfer();if(!window.createImageBitmap)return}catch(e){return}
photo.onchange=function(){
var file=photo.files[0];
if(file)createImageBitmap(file).then(function(picture){shrink(picture,file.size)},function(){});
};
var box=document.getElementById('recorder');
if(!box||!window.MediaRecorder||!navigator.mediaDevices)return;
var field=box.querySelector('input'),file=box.querySelector('.field'),button=box.querySelector('button'),said=box.querySelector('p'),
player=box.querySelector('audio'),start=button.textContent,running=null,timer=0;
file.hidden=true;button.hidden=false;
function record(stream){
var chunks=[];
running=new MediaRecorder(stream,{audioBitsPerSecond:${voicePace}});
running.ondataavailable=function(event){chunks.push(event.data)};
running.onstop=function(){
clearTimeout(timer);stream.getTracks().forEach(function(track){track.stop()});
fill(field,new Blob(chunks,{type:running.mimeType}),'voice');
player.src=URL.createObjectURL(field.files[0]);player.hidden=false;running=null;button.textContent=start;
};
running.start();button.textContent=box.dataset.stop;
timer=setTimeout(function(){if(running)running.stop()},box.dataset.seconds*1000);
}
button.onclick=function(){
if(running)return running.stop();
said.hidden=true;
navigator.mediaDevices.getUserMedia({audio:true}).then(record,function(){said.hidden=false;file.hidden=false});
};
})();`;

export const thanksScriptHash = `sha256-${createHash('sha256').update(thanksScript).digest('base64')}`;
