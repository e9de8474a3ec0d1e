/**
 * The only script of the recipient's page: scales a photo down before it is uploaded over a slow network. Without it
 * the field takes the file as it is.
 */
import { createHash } from 'node:crypto';

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
})();`;

export const thanksScriptHash = `sha256-${createHash('sha256').update(thanksScript).digest('base64')}`;
