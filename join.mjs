import sharp from 'sharp';
const [out,...files]=process.argv.slice(2);
const metas=await Promise.all(files.map(f=>sharp(f).metadata()));
const H=Math.max(...metas.map(m=>m.height)); let x=0; const comp=files.map((f,i)=>{const c={input:f,left:x,top:0}; x+=metas[i].width+10; return c;});
await sharp({create:{width:x,height:H,channels:3,background:'#888'}}).composite(comp).png().toFile(out);
