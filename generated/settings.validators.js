// Written by `npm run codegen` from spec/settings.yaml. Do not edit: change the contract and run it again.
import { createRequire } from 'node:module'
import { formats } from '../src/domain/formats.ts'
const require = createRequire(import.meta.url)
"use strict";
export const getSession_200 = validate20;
const schema31 = {"$ref":"contract#/components/schemas/SessionResponse"};
const schema33 = {"description":"The resource.","type":"object","additionalProperties":false,"required":["data"],"properties":{"data":{"$ref":"#/components/schemas/Session"}}};
const schema34 = {"description":"A session.","type":"object","additionalProperties":false,"required":["user","workspace","role","workspaces","expires_at"],"properties":{"user":{"$ref":"#/components/schemas/SessionUser"},"workspace":{"$ref":"#/components/schemas/Workspace"},"role":{"$ref":"#/components/schemas/Role"},"workspaces":{"description":"The workspaces that the user may switch to.","type":"array","items":{"$ref":"#/components/schemas/SessionWorkspace"}},"expires_at":{"description":"When it ends, unless it is used before then.","type":"string","format":"date-time"}}};
const schema35 = {"description":"The user who is signed in.","type":"object","additionalProperties":false,"required":["id","name","email","second_factor"],"properties":{"id":{"description":"The id of the user.","type":"string"},"name":{"description":"The name of the user.","type":"string"},"email":{"description":"The e-mail address of the user.","type":"string"},"second_factor":{"description":"Whether signing in needs a code.","type":"boolean"}}};
const schema36 = {"description":"The workspace of the session.","type":"object","additionalProperties":false,"required":["id","name","time_zone","require_second_factor"],"properties":{"id":{"description":"The id of the workspace.","type":"string"},"name":{"description":"The name of the workspace.","type":"string"},"time_zone":{"description":"The IANA name of the time zone whose date is the workspace's today.","type":"string"},"require_second_factor":{"description":"Whether owners and admins need a second factor.","type":"boolean"}}};
const schema37 = {"description":"A role in a workspace, from the most to the least rights.","type":"string","enum":["owner","admin","member"]};
const schema38 = {"description":"A workspace in which the user is an active member.","type":"object","additionalProperties":false,"required":["id","name","role"],"properties":{"id":{"description":"The id of the workspace.","type":"string"},"name":{"description":"The name of the workspace.","type":"string"},"role":{"$ref":"#/components/schemas/Role"}}};

function validate24(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate24.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.id === undefined) && (missing0 = "id")) || ((data.name === undefined) && (missing0 = "name"))) || ((data.role === undefined) && (missing0 = "role"))){
validate24.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema38.required,parentSchema:schema38,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "id") || (key0 === "name")) || (key0 === "role"))){
validate24.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema38,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.id !== undefined){
let data0 = data.id;
const _errs2 = errors;
if(typeof data0 !== "string"){
validate24.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},schema:schema38.properties.id.type,parentSchema:schema38.properties.id,data:data0}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.name !== undefined){
let data1 = data.name;
const _errs4 = errors;
if(typeof data1 !== "string"){
validate24.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},schema:schema38.properties.name.type,parentSchema:schema38.properties.name,data:data1}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.role !== undefined){
let data2 = data.role;
const _errs6 = errors;
if(typeof data2 !== "string"){
validate24.errors = [{instancePath:instancePath+"/role",schemaPath:"#/components/schemas/Role/type",keyword:"type",params:{type: "string"},schema:schema37.type,parentSchema:schema37,data:data2}];
return false;
}
if(!(((data2 === "owner") || (data2 === "admin")) || (data2 === "member"))){
validate24.errors = [{instancePath:instancePath+"/role",schemaPath:"#/components/schemas/Role/enum",keyword:"enum",params:{allowedValues: schema37.enum},schema:schema37.enum,parentSchema:schema37,data:data2}];
return false;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
else {
validate24.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema38.type,parentSchema:schema38,data}];
return false;
}
}
validate24.errors = vErrors;
return errors === 0;
}
validate24.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const formats0 = formats["date-time"];

function validate23(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate23.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.user === undefined) && (missing0 = "user")) || ((data.workspace === undefined) && (missing0 = "workspace"))) || ((data.role === undefined) && (missing0 = "role"))) || ((data.workspaces === undefined) && (missing0 = "workspaces"))) || ((data.expires_at === undefined) && (missing0 = "expires_at"))){
validate23.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema34.required,parentSchema:schema34,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((((key0 === "user") || (key0 === "workspace")) || (key0 === "role")) || (key0 === "workspaces")) || (key0 === "expires_at"))){
validate23.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema34,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.user !== undefined){
let data0 = data.user;
const _errs2 = errors;
const _errs3 = errors;
if(errors === _errs3){
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
let missing1;
if(((((data0.id === undefined) && (missing1 = "id")) || ((data0.name === undefined) && (missing1 = "name"))) || ((data0.email === undefined) && (missing1 = "email"))) || ((data0.second_factor === undefined) && (missing1 = "second_factor"))){
validate23.errors = [{instancePath:instancePath+"/user",schemaPath:"#/components/schemas/SessionUser/required",keyword:"required",params:{missingProperty: missing1},schema:schema35.required,parentSchema:schema35,data:data0}];
return false;
}
else {
const _errs5 = errors;
for(const key1 in data0){
if(!((((key1 === "id") || (key1 === "name")) || (key1 === "email")) || (key1 === "second_factor"))){
validate23.errors = [{instancePath:instancePath+"/user",schemaPath:"#/components/schemas/SessionUser/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},schema:false,parentSchema:schema35,data:data0}];
return false;
break;
}
}
if(_errs5 === errors){
if(data0.id !== undefined){
let data1 = data0.id;
const _errs6 = errors;
if(typeof data1 !== "string"){
validate23.errors = [{instancePath:instancePath+"/user/id",schemaPath:"#/components/schemas/SessionUser/properties/id/type",keyword:"type",params:{type: "string"},schema:schema35.properties.id.type,parentSchema:schema35.properties.id,data:data1}];
return false;
}
var valid2 = _errs6 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data0.name !== undefined){
let data2 = data0.name;
const _errs8 = errors;
if(typeof data2 !== "string"){
validate23.errors = [{instancePath:instancePath+"/user/name",schemaPath:"#/components/schemas/SessionUser/properties/name/type",keyword:"type",params:{type: "string"},schema:schema35.properties.name.type,parentSchema:schema35.properties.name,data:data2}];
return false;
}
var valid2 = _errs8 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data0.email !== undefined){
let data3 = data0.email;
const _errs10 = errors;
if(typeof data3 !== "string"){
validate23.errors = [{instancePath:instancePath+"/user/email",schemaPath:"#/components/schemas/SessionUser/properties/email/type",keyword:"type",params:{type: "string"},schema:schema35.properties.email.type,parentSchema:schema35.properties.email,data:data3}];
return false;
}
var valid2 = _errs10 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data0.second_factor !== undefined){
let data4 = data0.second_factor;
const _errs12 = errors;
if(typeof data4 !== "boolean"){
validate23.errors = [{instancePath:instancePath+"/user/second_factor",schemaPath:"#/components/schemas/SessionUser/properties/second_factor/type",keyword:"type",params:{type: "boolean"},schema:schema35.properties.second_factor.type,parentSchema:schema35.properties.second_factor,data:data4}];
return false;
}
var valid2 = _errs12 === errors;
}
else {
var valid2 = true;
}
}
}
}
}
}
}
else {
validate23.errors = [{instancePath:instancePath+"/user",schemaPath:"#/components/schemas/SessionUser/type",keyword:"type",params:{type: "object"},schema:schema35.type,parentSchema:schema35,data:data0}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.workspace !== undefined){
let data5 = data.workspace;
const _errs14 = errors;
const _errs15 = errors;
if(errors === _errs15){
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
let missing2;
if(((((data5.id === undefined) && (missing2 = "id")) || ((data5.name === undefined) && (missing2 = "name"))) || ((data5.time_zone === undefined) && (missing2 = "time_zone"))) || ((data5.require_second_factor === undefined) && (missing2 = "require_second_factor"))){
validate23.errors = [{instancePath:instancePath+"/workspace",schemaPath:"#/components/schemas/Workspace/required",keyword:"required",params:{missingProperty: missing2},schema:schema36.required,parentSchema:schema36,data:data5}];
return false;
}
else {
const _errs17 = errors;
for(const key2 in data5){
if(!((((key2 === "id") || (key2 === "name")) || (key2 === "time_zone")) || (key2 === "require_second_factor"))){
validate23.errors = [{instancePath:instancePath+"/workspace",schemaPath:"#/components/schemas/Workspace/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},schema:false,parentSchema:schema36,data:data5}];
return false;
break;
}
}
if(_errs17 === errors){
if(data5.id !== undefined){
let data6 = data5.id;
const _errs18 = errors;
if(typeof data6 !== "string"){
validate23.errors = [{instancePath:instancePath+"/workspace/id",schemaPath:"#/components/schemas/Workspace/properties/id/type",keyword:"type",params:{type: "string"},schema:schema36.properties.id.type,parentSchema:schema36.properties.id,data:data6}];
return false;
}
var valid4 = _errs18 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data5.name !== undefined){
let data7 = data5.name;
const _errs20 = errors;
if(typeof data7 !== "string"){
validate23.errors = [{instancePath:instancePath+"/workspace/name",schemaPath:"#/components/schemas/Workspace/properties/name/type",keyword:"type",params:{type: "string"},schema:schema36.properties.name.type,parentSchema:schema36.properties.name,data:data7}];
return false;
}
var valid4 = _errs20 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data5.time_zone !== undefined){
let data8 = data5.time_zone;
const _errs22 = errors;
if(typeof data8 !== "string"){
validate23.errors = [{instancePath:instancePath+"/workspace/time_zone",schemaPath:"#/components/schemas/Workspace/properties/time_zone/type",keyword:"type",params:{type: "string"},schema:schema36.properties.time_zone.type,parentSchema:schema36.properties.time_zone,data:data8}];
return false;
}
var valid4 = _errs22 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data5.require_second_factor !== undefined){
let data9 = data5.require_second_factor;
const _errs24 = errors;
if(typeof data9 !== "boolean"){
validate23.errors = [{instancePath:instancePath+"/workspace/require_second_factor",schemaPath:"#/components/schemas/Workspace/properties/require_second_factor/type",keyword:"type",params:{type: "boolean"},schema:schema36.properties.require_second_factor.type,parentSchema:schema36.properties.require_second_factor,data:data9}];
return false;
}
var valid4 = _errs24 === errors;
}
else {
var valid4 = true;
}
}
}
}
}
}
}
else {
validate23.errors = [{instancePath:instancePath+"/workspace",schemaPath:"#/components/schemas/Workspace/type",keyword:"type",params:{type: "object"},schema:schema36.type,parentSchema:schema36,data:data5}];
return false;
}
}
var valid0 = _errs14 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.role !== undefined){
let data10 = data.role;
const _errs26 = errors;
if(typeof data10 !== "string"){
validate23.errors = [{instancePath:instancePath+"/role",schemaPath:"#/components/schemas/Role/type",keyword:"type",params:{type: "string"},schema:schema37.type,parentSchema:schema37,data:data10}];
return false;
}
if(!(((data10 === "owner") || (data10 === "admin")) || (data10 === "member"))){
validate23.errors = [{instancePath:instancePath+"/role",schemaPath:"#/components/schemas/Role/enum",keyword:"enum",params:{allowedValues: schema37.enum},schema:schema37.enum,parentSchema:schema37,data:data10}];
return false;
}
var valid0 = _errs26 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.workspaces !== undefined){
let data11 = data.workspaces;
const _errs29 = errors;
if(errors === _errs29){
if(Array.isArray(data11)){
var valid6 = true;
const len0 = data11.length;
for(let i0=0; i0<len0; i0++){
const _errs31 = errors;
if(!(validate24(data11[i0], {instancePath:instancePath+"/workspaces/" + i0,parentData:data11,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
errors = vErrors.length;
}
var valid6 = _errs31 === errors;
if(!valid6){
break;
}
}
}
else {
validate23.errors = [{instancePath:instancePath+"/workspaces",schemaPath:"#/properties/workspaces/type",keyword:"type",params:{type: "array"},schema:schema34.properties.workspaces.type,parentSchema:schema34.properties.workspaces,data:data11}];
return false;
}
}
var valid0 = _errs29 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.expires_at !== undefined){
let data13 = data.expires_at;
const _errs32 = errors;
if(errors === _errs32){
if(errors === _errs32){
if(typeof data13 === "string"){
if(!(formats0.validate(data13))){
validate23.errors = [{instancePath:instancePath+"/expires_at",schemaPath:"#/properties/expires_at/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema34.properties.expires_at,data:data13}];
return false;
}
}
else {
validate23.errors = [{instancePath:instancePath+"/expires_at",schemaPath:"#/properties/expires_at/type",keyword:"type",params:{type: "string"},schema:schema34.properties.expires_at.type,parentSchema:schema34.properties.expires_at,data:data13}];
return false;
}
}
}
var valid0 = _errs32 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
else {
validate23.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema34.type,parentSchema:schema34,data}];
return false;
}
}
validate23.errors = vErrors;
return errors === 0;
}
validate23.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate22(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate22.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.data === undefined) && (missing0 = "data")){
validate22.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema33.required,parentSchema:schema33,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "data")){
validate22.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema33,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.data !== undefined){
if(!(validate23(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
}
}
}
}
}
else {
validate22.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema33.type,parentSchema:schema33,data}];
return false;
}
}
validate22.errors = vErrors;
return errors === 0;
}
validate22.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate20(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate20.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate22(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);
errors = vErrors.length;
}
validate20.errors = vErrors;
return errors === 0;
}
validate20.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const signIn_body = validate28;
const schema40 = {"$ref":"contract#/components/schemas/SignIn"};
const schema41 = {"description":"The credentials.","type":"object","required":["email","password"],"properties":{"email":{"description":"The e-mail address, in any case.","type":"string","minLength":1,"maxLength":320,"pattern":"^[^\\u0000\\uD800-\\uDFFF]*([\\uD800-\\uDBFF][\\uDC00-\\uDFFF][^\\u0000\\uD800-\\uDFFF]*)*$"},"password":{"description":"The password.","type":"string","minLength":1,"maxLength":200,"pattern":"^[^\\u0000\\uD800-\\uDFFF]*([\\uD800-\\uDBFF][\\uDC00-\\uDFFF][^\\u0000\\uD800-\\uDFFF]*)*$"},"code":{"description":"A code of the authenticator app, or a recovery code, if the account has a second factor.","type":"string","minLength":1,"maxLength":64,"pattern":"^[^\\u0000\\uD800-\\uDFFF]*([\\uD800-\\uDBFF][\\uDC00-\\uDFFF][^\\u0000\\uD800-\\uDFFF]*)*$"}}};
const func1 = require("ajv/dist/runtime/ucs2length").default;
const pattern4 = new RegExp("^[^\\u0000\\uD800-\\uDFFF]*([\\uD800-\\uDBFF][\\uDC00-\\uDFFF][^\\u0000\\uD800-\\uDFFF]*)*$", "u");

function validate28(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate28.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs0 = errors;
if(errors === _errs0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.email === undefined) && (missing0 = "email")) || ((data.password === undefined) && (missing0 = "password"))){
validate28.errors = [{instancePath,schemaPath:"contract#/components/schemas/SignIn/required",keyword:"required",params:{missingProperty: missing0},schema:schema41.required,parentSchema:schema41,data}];
return false;
}
else {
if(data.email !== undefined){
let data0 = data.email;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(func1(data0) > 320){
validate28.errors = [{instancePath:instancePath+"/email",schemaPath:"contract#/components/schemas/SignIn/properties/email/maxLength",keyword:"maxLength",params:{limit: 320},schema:320,parentSchema:schema41.properties.email,data:data0}];
return false;
}
else {
if(func1(data0) < 1){
validate28.errors = [{instancePath:instancePath+"/email",schemaPath:"contract#/components/schemas/SignIn/properties/email/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema41.properties.email,data:data0}];
return false;
}
else {
if(!pattern4.test(data0)){
validate28.errors = [{instancePath:instancePath+"/email",schemaPath:"contract#/components/schemas/SignIn/properties/email/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000\\uD800-\\uDFFF]*([\\uD800-\\uDBFF][\\uDC00-\\uDFFF][^\\u0000\\uD800-\\uDFFF]*)*$"},schema:"^[^\\u0000\\uD800-\\uDFFF]*([\\uD800-\\uDBFF][\\uDC00-\\uDFFF][^\\u0000\\uD800-\\uDFFF]*)*$",parentSchema:schema41.properties.email,data:data0}];
return false;
}
}
}
}
else {
validate28.errors = [{instancePath:instancePath+"/email",schemaPath:"contract#/components/schemas/SignIn/properties/email/type",keyword:"type",params:{type: "string"},schema:schema41.properties.email.type,parentSchema:schema41.properties.email,data:data0}];
return false;
}
}
var valid1 = _errs2 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.password !== undefined){
let data1 = data.password;
const _errs4 = errors;
if(errors === _errs4){
if(typeof data1 === "string"){
if(func1(data1) > 200){
validate28.errors = [{instancePath:instancePath+"/password",schemaPath:"contract#/components/schemas/SignIn/properties/password/maxLength",keyword:"maxLength",params:{limit: 200},schema:200,parentSchema:schema41.properties.password,data:data1}];
return false;
}
else {
if(func1(data1) < 1){
validate28.errors = [{instancePath:instancePath+"/password",schemaPath:"contract#/components/schemas/SignIn/properties/password/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema41.properties.password,data:data1}];
return false;
}
else {
if(!pattern4.test(data1)){
validate28.errors = [{instancePath:instancePath+"/password",schemaPath:"contract#/components/schemas/SignIn/properties/password/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000\\uD800-\\uDFFF]*([\\uD800-\\uDBFF][\\uDC00-\\uDFFF][^\\u0000\\uD800-\\uDFFF]*)*$"},schema:"^[^\\u0000\\uD800-\\uDFFF]*([\\uD800-\\uDBFF][\\uDC00-\\uDFFF][^\\u0000\\uD800-\\uDFFF]*)*$",parentSchema:schema41.properties.password,data:data1}];
return false;
}
}
}
}
else {
validate28.errors = [{instancePath:instancePath+"/password",schemaPath:"contract#/components/schemas/SignIn/properties/password/type",keyword:"type",params:{type: "string"},schema:schema41.properties.password.type,parentSchema:schema41.properties.password,data:data1}];
return false;
}
}
var valid1 = _errs4 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.code !== undefined){
let data2 = data.code;
const _errs6 = errors;
if(errors === _errs6){
if(typeof data2 === "string"){
if(func1(data2) > 64){
validate28.errors = [{instancePath:instancePath+"/code",schemaPath:"contract#/components/schemas/SignIn/properties/code/maxLength",keyword:"maxLength",params:{limit: 64},schema:64,parentSchema:schema41.properties.code,data:data2}];
return false;
}
else {
if(func1(data2) < 1){
validate28.errors = [{instancePath:instancePath+"/code",schemaPath:"contract#/components/schemas/SignIn/properties/code/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema41.properties.code,data:data2}];
return false;
}
else {
if(!pattern4.test(data2)){
validate28.errors = [{instancePath:instancePath+"/code",schemaPath:"contract#/components/schemas/SignIn/properties/code/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000\\uD800-\\uDFFF]*([\\uD800-\\uDBFF][\\uDC00-\\uDFFF][^\\u0000\\uD800-\\uDFFF]*)*$"},schema:"^[^\\u0000\\uD800-\\uDFFF]*([\\uD800-\\uDBFF][\\uDC00-\\uDFFF][^\\u0000\\uD800-\\uDFFF]*)*$",parentSchema:schema41.properties.code,data:data2}];
return false;
}
}
}
}
else {
validate28.errors = [{instancePath:instancePath+"/code",schemaPath:"contract#/components/schemas/SignIn/properties/code/type",keyword:"type",params:{type: "string"},schema:schema41.properties.code.type,parentSchema:schema41.properties.code,data:data2}];
return false;
}
}
var valid1 = _errs6 === errors;
}
else {
var valid1 = true;
}
}
}
}
}
else {
validate28.errors = [{instancePath,schemaPath:"contract#/components/schemas/SignIn/type",keyword:"type",params:{type: "object"},schema:schema41.type,parentSchema:schema41,data}];
return false;
}
}
validate28.errors = vErrors;
return errors === 0;
}
validate28.evaluated = {"props":{"email":true,"password":true,"code":true},"dynamicProps":false,"dynamicItems":false};

export const signIn_body_email = validate29;
const schema42 = {"description":"The e-mail address, in any case.","type":"string","minLength":1,"maxLength":320,"pattern":"^[^\\u0000\\uD800-\\uDFFF]*([\\uD800-\\uDBFF][\\uDC00-\\uDFFF][^\\u0000\\uD800-\\uDFFF]*)*$"};

function validate29(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate29.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(typeof data === "string"){
if(func1(data) > 320){
validate29.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 320},schema:320,parentSchema:schema42,data}];
return false;
}
else {
if(func1(data) < 1){
validate29.errors = [{instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema42,data}];
return false;
}
else {
if(!pattern4.test(data)){
validate29.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000\\uD800-\\uDFFF]*([\\uD800-\\uDBFF][\\uDC00-\\uDFFF][^\\u0000\\uD800-\\uDFFF]*)*$"},schema:"^[^\\u0000\\uD800-\\uDFFF]*([\\uD800-\\uDBFF][\\uDC00-\\uDFFF][^\\u0000\\uD800-\\uDFFF]*)*$",parentSchema:schema42,data}];
return false;
}
}
}
}
else {
validate29.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema42.type,parentSchema:schema42,data}];
return false;
}
}
validate29.errors = vErrors;
return errors === 0;
}
validate29.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const signIn_body_password = validate30;
const schema43 = {"description":"The password.","type":"string","minLength":1,"maxLength":200,"pattern":"^[^\\u0000\\uD800-\\uDFFF]*([\\uD800-\\uDBFF][\\uDC00-\\uDFFF][^\\u0000\\uD800-\\uDFFF]*)*$"};

function validate30(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate30.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(typeof data === "string"){
if(func1(data) > 200){
validate30.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 200},schema:200,parentSchema:schema43,data}];
return false;
}
else {
if(func1(data) < 1){
validate30.errors = [{instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema43,data}];
return false;
}
else {
if(!pattern4.test(data)){
validate30.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000\\uD800-\\uDFFF]*([\\uD800-\\uDBFF][\\uDC00-\\uDFFF][^\\u0000\\uD800-\\uDFFF]*)*$"},schema:"^[^\\u0000\\uD800-\\uDFFF]*([\\uD800-\\uDBFF][\\uDC00-\\uDFFF][^\\u0000\\uD800-\\uDFFF]*)*$",parentSchema:schema43,data}];
return false;
}
}
}
}
else {
validate30.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema43.type,parentSchema:schema43,data}];
return false;
}
}
validate30.errors = vErrors;
return errors === 0;
}
validate30.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const signIn_body_code = validate31;
const schema44 = {"description":"A code of the authenticator app, or a recovery code, if the account has a second factor.","type":"string","minLength":1,"maxLength":64,"pattern":"^[^\\u0000\\uD800-\\uDFFF]*([\\uD800-\\uDBFF][\\uDC00-\\uDFFF][^\\u0000\\uD800-\\uDFFF]*)*$"};

function validate31(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate31.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(typeof data === "string"){
if(func1(data) > 64){
validate31.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 64},schema:64,parentSchema:schema44,data}];
return false;
}
else {
if(func1(data) < 1){
validate31.errors = [{instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema44,data}];
return false;
}
else {
if(!pattern4.test(data)){
validate31.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000\\uD800-\\uDFFF]*([\\uD800-\\uDBFF][\\uDC00-\\uDFFF][^\\u0000\\uD800-\\uDFFF]*)*$"},schema:"^[^\\u0000\\uD800-\\uDFFF]*([\\uD800-\\uDBFF][\\uDC00-\\uDFFF][^\\u0000\\uD800-\\uDFFF]*)*$",parentSchema:schema44,data}];
return false;
}
}
}
}
else {
validate31.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema44.type,parentSchema:schema44,data}];
return false;
}
}
validate31.errors = vErrors;
return errors === 0;
}
validate31.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const signIn_201 = validate32;
const schema45 = {"$ref":"contract#/components/schemas/SessionResponse"};

function validate33(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate33.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.data === undefined) && (missing0 = "data")){
validate33.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema33.required,parentSchema:schema33,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "data")){
validate33.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema33,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.data !== undefined){
if(!(validate23(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
}
}
}
}
}
else {
validate33.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema33.type,parentSchema:schema33,data}];
return false;
}
}
validate33.errors = vErrors;
return errors === 0;
}
validate33.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate32(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate32.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate33(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate33.errors : vErrors.concat(validate33.errors);
errors = vErrors.length;
}
validate32.errors = vErrors;
return errors === 0;
}
validate32.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const updateSession_body = validate36;
const schema47 = {"$ref":"contract#/components/schemas/SessionUpdate"};
const schema48 = {"description":"The workspace to switch to.","type":"object","required":["workspace_id"],"properties":{"workspace_id":{"description":"The workspace.","type":"string","maxLength":255,"pattern":"^[^\\u0000\\uD800-\\uDFFF]*([\\uD800-\\uDBFF][\\uDC00-\\uDFFF][^\\u0000\\uD800-\\uDFFF]*)*$"}}};

function validate36(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate36.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs0 = errors;
if(errors === _errs0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.workspace_id === undefined) && (missing0 = "workspace_id")){
validate36.errors = [{instancePath,schemaPath:"contract#/components/schemas/SessionUpdate/required",keyword:"required",params:{missingProperty: missing0},schema:schema48.required,parentSchema:schema48,data}];
return false;
}
else {
if(data.workspace_id !== undefined){
let data0 = data.workspace_id;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(func1(data0) > 255){
validate36.errors = [{instancePath:instancePath+"/workspace_id",schemaPath:"contract#/components/schemas/SessionUpdate/properties/workspace_id/maxLength",keyword:"maxLength",params:{limit: 255},schema:255,parentSchema:schema48.properties.workspace_id,data:data0}];
return false;
}
else {
if(!pattern4.test(data0)){
validate36.errors = [{instancePath:instancePath+"/workspace_id",schemaPath:"contract#/components/schemas/SessionUpdate/properties/workspace_id/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000\\uD800-\\uDFFF]*([\\uD800-\\uDBFF][\\uDC00-\\uDFFF][^\\u0000\\uD800-\\uDFFF]*)*$"},schema:"^[^\\u0000\\uD800-\\uDFFF]*([\\uD800-\\uDBFF][\\uDC00-\\uDFFF][^\\u0000\\uD800-\\uDFFF]*)*$",parentSchema:schema48.properties.workspace_id,data:data0}];
return false;
}
}
}
else {
validate36.errors = [{instancePath:instancePath+"/workspace_id",schemaPath:"contract#/components/schemas/SessionUpdate/properties/workspace_id/type",keyword:"type",params:{type: "string"},schema:schema48.properties.workspace_id.type,parentSchema:schema48.properties.workspace_id,data:data0}];
return false;
}
}
}
}
}
else {
validate36.errors = [{instancePath,schemaPath:"contract#/components/schemas/SessionUpdate/type",keyword:"type",params:{type: "object"},schema:schema48.type,parentSchema:schema48,data}];
return false;
}
}
validate36.errors = vErrors;
return errors === 0;
}
validate36.evaluated = {"props":{"workspace_id":true},"dynamicProps":false,"dynamicItems":false};

export const updateSession_body_workspace_id = validate37;
const schema49 = {"description":"The workspace.","type":"string","maxLength":255,"pattern":"^[^\\u0000\\uD800-\\uDFFF]*([\\uD800-\\uDBFF][\\uDC00-\\uDFFF][^\\u0000\\uD800-\\uDFFF]*)*$"};

function validate37(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate37.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(typeof data === "string"){
if(func1(data) > 255){
validate37.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 255},schema:255,parentSchema:schema49,data}];
return false;
}
else {
if(!pattern4.test(data)){
validate37.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000\\uD800-\\uDFFF]*([\\uD800-\\uDBFF][\\uDC00-\\uDFFF][^\\u0000\\uD800-\\uDFFF]*)*$"},schema:"^[^\\u0000\\uD800-\\uDFFF]*([\\uD800-\\uDBFF][\\uDC00-\\uDFFF][^\\u0000\\uD800-\\uDFFF]*)*$",parentSchema:schema49,data}];
return false;
}
}
}
else {
validate37.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema49.type,parentSchema:schema49,data}];
return false;
}
}
validate37.errors = vErrors;
return errors === 0;
}
validate37.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const updateSession_200 = validate38;
const schema50 = {"$ref":"contract#/components/schemas/SessionResponse"};

function validate39(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate39.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.data === undefined) && (missing0 = "data")){
validate39.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema33.required,parentSchema:schema33,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "data")){
validate39.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema33,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.data !== undefined){
if(!(validate23(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
}
}
}
}
}
else {
validate39.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema33.type,parentSchema:schema33,data}];
return false;
}
}
validate39.errors = vErrors;
return errors === 0;
}
validate39.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate38(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate38.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate39(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate39.errors : vErrors.concat(validate39.errors);
errors = vErrors.length;
}
validate38.errors = vErrors;
return errors === 0;
}
validate38.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const listSessions_query_cursor = validate42;
const schema52 = {"type":"string","maxLength":1024};

function validate42(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate42.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(typeof data === "string"){
if(func1(data) > 1024){
validate42.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 1024},schema:1024,parentSchema:schema52,data}];
return false;
}
}
else {
validate42.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema52.type,parentSchema:schema52,data}];
return false;
}
}
validate42.errors = vErrors;
return errors === 0;
}
validate42.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const listSessions_200 = validate43;
const schema53 = {"$ref":"contract#/components/schemas/SessionEntryList"};
const schema54 = {"description":"A page of a list.","type":"object","additionalProperties":false,"required":["data","meta"],"properties":{"data":{"description":"The items of this page.","type":"array","items":{"$ref":"#/components/schemas/SessionEntry"}},"meta":{"$ref":"#/components/schemas/CursorMeta"}}};
const schema55 = {"description":"One of the user's sessions.","type":"object","additionalProperties":false,"required":["id","created_at","last_seen_at","ip","user_agent","current"],"properties":{"id":{"description":"The id of the session.","type":"string"},"created_at":{"description":"When the user signed in.","type":"string","format":"date-time"},"last_seen_at":{"description":"When it was used last, to the minute.","type":"string","format":"date-time"},"ip":{"description":"The address that signed in.","type":"string"},"user_agent":{"description":"The browser that signed in.","type":["string","null"]},"current":{"description":"Whether it is the session of this request.","type":"boolean"}}};
const schema56 = {"description":"The position of the next page.","type":"object","additionalProperties":false,"required":["next_cursor"],"properties":{"next_cursor":{"description":"The `cursor` of the next page, or null on the last one.","type":["string","null"]}}};

function validate44(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate44.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.data === undefined) && (missing0 = "data")) || ((data.meta === undefined) && (missing0 = "meta"))){
validate44.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema54.required,parentSchema:schema54,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "data") || (key0 === "meta"))){
validate44.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema54,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.data !== undefined){
let data0 = data.data;
const _errs2 = errors;
if(errors === _errs2){
if(Array.isArray(data0)){
var valid1 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
const _errs4 = errors;
const _errs5 = errors;
if(errors === _errs5){
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
let missing1;
if(((((((data1.id === undefined) && (missing1 = "id")) || ((data1.created_at === undefined) && (missing1 = "created_at"))) || ((data1.last_seen_at === undefined) && (missing1 = "last_seen_at"))) || ((data1.ip === undefined) && (missing1 = "ip"))) || ((data1.user_agent === undefined) && (missing1 = "user_agent"))) || ((data1.current === undefined) && (missing1 = "current"))){
validate44.errors = [{instancePath:instancePath+"/data/" + i0,schemaPath:"#/components/schemas/SessionEntry/required",keyword:"required",params:{missingProperty: missing1},schema:schema55.required,parentSchema:schema55,data:data1}];
return false;
}
else {
const _errs7 = errors;
for(const key1 in data1){
if(!((((((key1 === "id") || (key1 === "created_at")) || (key1 === "last_seen_at")) || (key1 === "ip")) || (key1 === "user_agent")) || (key1 === "current"))){
validate44.errors = [{instancePath:instancePath+"/data/" + i0,schemaPath:"#/components/schemas/SessionEntry/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},schema:false,parentSchema:schema55,data:data1}];
return false;
break;
}
}
if(_errs7 === errors){
if(data1.id !== undefined){
let data2 = data1.id;
const _errs8 = errors;
if(typeof data2 !== "string"){
validate44.errors = [{instancePath:instancePath+"/data/" + i0+"/id",schemaPath:"#/components/schemas/SessionEntry/properties/id/type",keyword:"type",params:{type: "string"},schema:schema55.properties.id.type,parentSchema:schema55.properties.id,data:data2}];
return false;
}
var valid3 = _errs8 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data1.created_at !== undefined){
let data3 = data1.created_at;
const _errs10 = errors;
if(errors === _errs10){
if(errors === _errs10){
if(typeof data3 === "string"){
if(!(formats0.validate(data3))){
validate44.errors = [{instancePath:instancePath+"/data/" + i0+"/created_at",schemaPath:"#/components/schemas/SessionEntry/properties/created_at/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema55.properties.created_at,data:data3}];
return false;
}
}
else {
validate44.errors = [{instancePath:instancePath+"/data/" + i0+"/created_at",schemaPath:"#/components/schemas/SessionEntry/properties/created_at/type",keyword:"type",params:{type: "string"},schema:schema55.properties.created_at.type,parentSchema:schema55.properties.created_at,data:data3}];
return false;
}
}
}
var valid3 = _errs10 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data1.last_seen_at !== undefined){
let data4 = data1.last_seen_at;
const _errs12 = errors;
if(errors === _errs12){
if(errors === _errs12){
if(typeof data4 === "string"){
if(!(formats0.validate(data4))){
validate44.errors = [{instancePath:instancePath+"/data/" + i0+"/last_seen_at",schemaPath:"#/components/schemas/SessionEntry/properties/last_seen_at/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema55.properties.last_seen_at,data:data4}];
return false;
}
}
else {
validate44.errors = [{instancePath:instancePath+"/data/" + i0+"/last_seen_at",schemaPath:"#/components/schemas/SessionEntry/properties/last_seen_at/type",keyword:"type",params:{type: "string"},schema:schema55.properties.last_seen_at.type,parentSchema:schema55.properties.last_seen_at,data:data4}];
return false;
}
}
}
var valid3 = _errs12 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data1.ip !== undefined){
let data5 = data1.ip;
const _errs14 = errors;
if(typeof data5 !== "string"){
validate44.errors = [{instancePath:instancePath+"/data/" + i0+"/ip",schemaPath:"#/components/schemas/SessionEntry/properties/ip/type",keyword:"type",params:{type: "string"},schema:schema55.properties.ip.type,parentSchema:schema55.properties.ip,data:data5}];
return false;
}
var valid3 = _errs14 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data1.user_agent !== undefined){
let data6 = data1.user_agent;
const _errs16 = errors;
if((typeof data6 !== "string") && (data6 !== null)){
validate44.errors = [{instancePath:instancePath+"/data/" + i0+"/user_agent",schemaPath:"#/components/schemas/SessionEntry/properties/user_agent/type",keyword:"type",params:{type: schema55.properties.user_agent.type},schema:schema55.properties.user_agent.type,parentSchema:schema55.properties.user_agent,data:data6}];
return false;
}
var valid3 = _errs16 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data1.current !== undefined){
let data7 = data1.current;
const _errs18 = errors;
if(typeof data7 !== "boolean"){
validate44.errors = [{instancePath:instancePath+"/data/" + i0+"/current",schemaPath:"#/components/schemas/SessionEntry/properties/current/type",keyword:"type",params:{type: "boolean"},schema:schema55.properties.current.type,parentSchema:schema55.properties.current,data:data7}];
return false;
}
var valid3 = _errs18 === errors;
}
else {
var valid3 = true;
}
}
}
}
}
}
}
}
}
else {
validate44.errors = [{instancePath:instancePath+"/data/" + i0,schemaPath:"#/components/schemas/SessionEntry/type",keyword:"type",params:{type: "object"},schema:schema55.type,parentSchema:schema55,data:data1}];
return false;
}
}
var valid1 = _errs4 === errors;
if(!valid1){
break;
}
}
}
else {
validate44.errors = [{instancePath:instancePath+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type: "array"},schema:schema54.properties.data.type,parentSchema:schema54.properties.data,data:data0}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.meta !== undefined){
let data8 = data.meta;
const _errs20 = errors;
const _errs21 = errors;
if(errors === _errs21){
if(data8 && typeof data8 == "object" && !Array.isArray(data8)){
let missing2;
if((data8.next_cursor === undefined) && (missing2 = "next_cursor")){
validate44.errors = [{instancePath:instancePath+"/meta",schemaPath:"#/components/schemas/CursorMeta/required",keyword:"required",params:{missingProperty: missing2},schema:schema56.required,parentSchema:schema56,data:data8}];
return false;
}
else {
const _errs23 = errors;
for(const key2 in data8){
if(!(key2 === "next_cursor")){
validate44.errors = [{instancePath:instancePath+"/meta",schemaPath:"#/components/schemas/CursorMeta/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},schema:false,parentSchema:schema56,data:data8}];
return false;
break;
}
}
if(_errs23 === errors){
if(data8.next_cursor !== undefined){
let data9 = data8.next_cursor;
if((typeof data9 !== "string") && (data9 !== null)){
validate44.errors = [{instancePath:instancePath+"/meta/next_cursor",schemaPath:"#/components/schemas/CursorMeta/properties/next_cursor/type",keyword:"type",params:{type: schema56.properties.next_cursor.type},schema:schema56.properties.next_cursor.type,parentSchema:schema56.properties.next_cursor,data:data9}];
return false;
}
}
}
}
}
else {
validate44.errors = [{instancePath:instancePath+"/meta",schemaPath:"#/components/schemas/CursorMeta/type",keyword:"type",params:{type: "object"},schema:schema56.type,parentSchema:schema56,data:data8}];
return false;
}
}
var valid0 = _errs20 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate44.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema54.type,parentSchema:schema54,data}];
return false;
}
}
validate44.errors = vErrors;
return errors === 0;
}
validate44.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate43(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate43.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate44(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate44.errors : vErrors.concat(validate44.errors);
errors = vErrors.length;
}
validate43.errors = vErrors;
return errors === 0;
}
validate43.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const changePassword_body = validate46;
const schema57 = {"$ref":"contract#/components/schemas/PasswordChange"};
const schema58 = {"description":"The passwords.","type":"object","required":["current_password","new_password"],"properties":{"current_password":{"description":"The current password.","type":"string","minLength":1,"maxLength":200,"pattern":"^[^\\u0000\\uD800-\\uDFFF]*([\\uD800-\\uDBFF][\\uDC00-\\uDFFF][^\\u0000\\uD800-\\uDFFF]*)*$"},"new_password":{"description":"The new password.","type":"string","minLength":12,"maxLength":200,"pattern":"^[^\\u0000\\uD800-\\uDFFF]*([\\uD800-\\uDBFF][\\uDC00-\\uDFFF][^\\u0000\\uD800-\\uDFFF]*)*$"}}};

function validate46(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate46.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs0 = errors;
if(errors === _errs0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.current_password === undefined) && (missing0 = "current_password")) || ((data.new_password === undefined) && (missing0 = "new_password"))){
validate46.errors = [{instancePath,schemaPath:"contract#/components/schemas/PasswordChange/required",keyword:"required",params:{missingProperty: missing0},schema:schema58.required,parentSchema:schema58,data}];
return false;
}
else {
if(data.current_password !== undefined){
let data0 = data.current_password;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(func1(data0) > 200){
validate46.errors = [{instancePath:instancePath+"/current_password",schemaPath:"contract#/components/schemas/PasswordChange/properties/current_password/maxLength",keyword:"maxLength",params:{limit: 200},schema:200,parentSchema:schema58.properties.current_password,data:data0}];
return false;
}
else {
if(func1(data0) < 1){
validate46.errors = [{instancePath:instancePath+"/current_password",schemaPath:"contract#/components/schemas/PasswordChange/properties/current_password/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema58.properties.current_password,data:data0}];
return false;
}
else {
if(!pattern4.test(data0)){
validate46.errors = [{instancePath:instancePath+"/current_password",schemaPath:"contract#/components/schemas/PasswordChange/properties/current_password/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000\\uD800-\\uDFFF]*([\\uD800-\\uDBFF][\\uDC00-\\uDFFF][^\\u0000\\uD800-\\uDFFF]*)*$"},schema:"^[^\\u0000\\uD800-\\uDFFF]*([\\uD800-\\uDBFF][\\uDC00-\\uDFFF][^\\u0000\\uD800-\\uDFFF]*)*$",parentSchema:schema58.properties.current_password,data:data0}];
return false;
}
}
}
}
else {
validate46.errors = [{instancePath:instancePath+"/current_password",schemaPath:"contract#/components/schemas/PasswordChange/properties/current_password/type",keyword:"type",params:{type: "string"},schema:schema58.properties.current_password.type,parentSchema:schema58.properties.current_password,data:data0}];
return false;
}
}
var valid1 = _errs2 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.new_password !== undefined){
let data1 = data.new_password;
const _errs4 = errors;
if(errors === _errs4){
if(typeof data1 === "string"){
if(func1(data1) > 200){
validate46.errors = [{instancePath:instancePath+"/new_password",schemaPath:"contract#/components/schemas/PasswordChange/properties/new_password/maxLength",keyword:"maxLength",params:{limit: 200},schema:200,parentSchema:schema58.properties.new_password,data:data1}];
return false;
}
else {
if(func1(data1) < 12){
validate46.errors = [{instancePath:instancePath+"/new_password",schemaPath:"contract#/components/schemas/PasswordChange/properties/new_password/minLength",keyword:"minLength",params:{limit: 12},schema:12,parentSchema:schema58.properties.new_password,data:data1}];
return false;
}
else {
if(!pattern4.test(data1)){
validate46.errors = [{instancePath:instancePath+"/new_password",schemaPath:"contract#/components/schemas/PasswordChange/properties/new_password/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000\\uD800-\\uDFFF]*([\\uD800-\\uDBFF][\\uDC00-\\uDFFF][^\\u0000\\uD800-\\uDFFF]*)*$"},schema:"^[^\\u0000\\uD800-\\uDFFF]*([\\uD800-\\uDBFF][\\uDC00-\\uDFFF][^\\u0000\\uD800-\\uDFFF]*)*$",parentSchema:schema58.properties.new_password,data:data1}];
return false;
}
}
}
}
else {
validate46.errors = [{instancePath:instancePath+"/new_password",schemaPath:"contract#/components/schemas/PasswordChange/properties/new_password/type",keyword:"type",params:{type: "string"},schema:schema58.properties.new_password.type,parentSchema:schema58.properties.new_password,data:data1}];
return false;
}
}
var valid1 = _errs4 === errors;
}
else {
var valid1 = true;
}
}
}
}
else {
validate46.errors = [{instancePath,schemaPath:"contract#/components/schemas/PasswordChange/type",keyword:"type",params:{type: "object"},schema:schema58.type,parentSchema:schema58,data}];
return false;
}
}
validate46.errors = vErrors;
return errors === 0;
}
validate46.evaluated = {"props":{"current_password":true,"new_password":true},"dynamicProps":false,"dynamicItems":false};

export const changePassword_body_current_password = validate47;
const schema59 = {"description":"The current password.","type":"string","minLength":1,"maxLength":200,"pattern":"^[^\\u0000\\uD800-\\uDFFF]*([\\uD800-\\uDBFF][\\uDC00-\\uDFFF][^\\u0000\\uD800-\\uDFFF]*)*$"};

function validate47(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate47.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(typeof data === "string"){
if(func1(data) > 200){
validate47.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 200},schema:200,parentSchema:schema59,data}];
return false;
}
else {
if(func1(data) < 1){
validate47.errors = [{instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema59,data}];
return false;
}
else {
if(!pattern4.test(data)){
validate47.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000\\uD800-\\uDFFF]*([\\uD800-\\uDBFF][\\uDC00-\\uDFFF][^\\u0000\\uD800-\\uDFFF]*)*$"},schema:"^[^\\u0000\\uD800-\\uDFFF]*([\\uD800-\\uDBFF][\\uDC00-\\uDFFF][^\\u0000\\uD800-\\uDFFF]*)*$",parentSchema:schema59,data}];
return false;
}
}
}
}
else {
validate47.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema59.type,parentSchema:schema59,data}];
return false;
}
}
validate47.errors = vErrors;
return errors === 0;
}
validate47.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const changePassword_body_new_password = validate48;
const schema60 = {"description":"The new password.","type":"string","minLength":12,"maxLength":200,"pattern":"^[^\\u0000\\uD800-\\uDFFF]*([\\uD800-\\uDBFF][\\uDC00-\\uDFFF][^\\u0000\\uD800-\\uDFFF]*)*$"};

function validate48(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate48.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(typeof data === "string"){
if(func1(data) > 200){
validate48.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 200},schema:200,parentSchema:schema60,data}];
return false;
}
else {
if(func1(data) < 12){
validate48.errors = [{instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 12},schema:12,parentSchema:schema60,data}];
return false;
}
else {
if(!pattern4.test(data)){
validate48.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000\\uD800-\\uDFFF]*([\\uD800-\\uDBFF][\\uDC00-\\uDFFF][^\\u0000\\uD800-\\uDFFF]*)*$"},schema:"^[^\\u0000\\uD800-\\uDFFF]*([\\uD800-\\uDBFF][\\uDC00-\\uDFFF][^\\u0000\\uD800-\\uDFFF]*)*$",parentSchema:schema60,data}];
return false;
}
}
}
}
else {
validate48.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema60.type,parentSchema:schema60,data}];
return false;
}
}
validate48.errors = vErrors;
return errors === 0;
}
validate48.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const updateMe_body = validate49;
const schema61 = {"$ref":"contract#/components/schemas/MeUpdate"};
const schema62 = {"description":"What to change. Unknown fields are ignored.","type":"object","minProperties":1,"properties":{"name":{"description":"The name.","type":"string","minLength":1,"maxLength":200,"pattern":"^(?=[\\s\\S]*[^\\u0009-\\u000D\\u0020\\u0085\\u00A0\\u1680\\u2000-\\u200A\\u2028\\u2029\\u202F\\u205F\\u3000])[^\\u0000\\uD800-\\uDFFF]*([\\uD800-\\uDBFF][\\uDC00-\\uDFFF][^\\u0000\\uD800-\\uDFFF]*)*$","x-message":"must hold more than white space"},"email":{"description":"The e-mail address. Another one needs `current_password`.","type":"string","format":"email","maxLength":320},"current_password":{"description":"The current password.","type":"string","minLength":1,"maxLength":200,"pattern":"^[^\\u0000\\uD800-\\uDFFF]*([\\uD800-\\uDBFF][\\uDC00-\\uDFFF][^\\u0000\\uD800-\\uDFFF]*)*$"}}};
const pattern16 = new RegExp("^(?=[\\s\\S]*[^\\u0009-\\u000D\\u0020\\u0085\\u00A0\\u1680\\u2000-\\u200A\\u2028\\u2029\\u202F\\u205F\\u3000])[^\\u0000\\uD800-\\uDFFF]*([\\uD800-\\uDBFF][\\uDC00-\\uDFFF][^\\u0000\\uD800-\\uDFFF]*)*$", "u");
const formats6 = /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/i;

function validate49(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate49.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs0 = errors;
if(errors === _errs0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(Object.keys(data).length < 1){
validate49.errors = [{instancePath,schemaPath:"contract#/components/schemas/MeUpdate/minProperties",keyword:"minProperties",params:{limit: 1},schema:1,parentSchema:schema62,data}];
return false;
}
else {
if(data.name !== undefined){
let data0 = data.name;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(func1(data0) > 200){
validate49.errors = [{instancePath:instancePath+"/name",schemaPath:"contract#/components/schemas/MeUpdate/properties/name/maxLength",keyword:"maxLength",params:{limit: 200},schema:200,parentSchema:schema62.properties.name,data:data0}];
return false;
}
else {
if(func1(data0) < 1){
validate49.errors = [{instancePath:instancePath+"/name",schemaPath:"contract#/components/schemas/MeUpdate/properties/name/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema62.properties.name,data:data0}];
return false;
}
else {
if(!pattern16.test(data0)){
validate49.errors = [{instancePath:instancePath+"/name",schemaPath:"contract#/components/schemas/MeUpdate/properties/name/pattern",keyword:"pattern",params:{pattern: "^(?=[\\s\\S]*[^\\u0009-\\u000D\\u0020\\u0085\\u00A0\\u1680\\u2000-\\u200A\\u2028\\u2029\\u202F\\u205F\\u3000])[^\\u0000\\uD800-\\uDFFF]*([\\uD800-\\uDBFF][\\uDC00-\\uDFFF][^\\u0000\\uD800-\\uDFFF]*)*$"},schema:"^(?=[\\s\\S]*[^\\u0009-\\u000D\\u0020\\u0085\\u00A0\\u1680\\u2000-\\u200A\\u2028\\u2029\\u202F\\u205F\\u3000])[^\\u0000\\uD800-\\uDFFF]*([\\uD800-\\uDBFF][\\uDC00-\\uDFFF][^\\u0000\\uD800-\\uDFFF]*)*$",parentSchema:schema62.properties.name,data:data0}];
return false;
}
}
}
}
else {
validate49.errors = [{instancePath:instancePath+"/name",schemaPath:"contract#/components/schemas/MeUpdate/properties/name/type",keyword:"type",params:{type: "string"},schema:schema62.properties.name.type,parentSchema:schema62.properties.name,data:data0}];
return false;
}
}
var valid1 = _errs2 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.email !== undefined){
let data1 = data.email;
const _errs4 = errors;
if(errors === _errs4){
if(errors === _errs4){
if(typeof data1 === "string"){
if(func1(data1) > 320){
validate49.errors = [{instancePath:instancePath+"/email",schemaPath:"contract#/components/schemas/MeUpdate/properties/email/maxLength",keyword:"maxLength",params:{limit: 320},schema:320,parentSchema:schema62.properties.email,data:data1}];
return false;
}
else {
if(!(formats6.test(data1))){
validate49.errors = [{instancePath:instancePath+"/email",schemaPath:"contract#/components/schemas/MeUpdate/properties/email/format",keyword:"format",params:{format: "email"},schema:"email",parentSchema:schema62.properties.email,data:data1}];
return false;
}
}
}
else {
validate49.errors = [{instancePath:instancePath+"/email",schemaPath:"contract#/components/schemas/MeUpdate/properties/email/type",keyword:"type",params:{type: "string"},schema:schema62.properties.email.type,parentSchema:schema62.properties.email,data:data1}];
return false;
}
}
}
var valid1 = _errs4 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.current_password !== undefined){
let data2 = data.current_password;
const _errs6 = errors;
if(errors === _errs6){
if(typeof data2 === "string"){
if(func1(data2) > 200){
validate49.errors = [{instancePath:instancePath+"/current_password",schemaPath:"contract#/components/schemas/MeUpdate/properties/current_password/maxLength",keyword:"maxLength",params:{limit: 200},schema:200,parentSchema:schema62.properties.current_password,data:data2}];
return false;
}
else {
if(func1(data2) < 1){
validate49.errors = [{instancePath:instancePath+"/current_password",schemaPath:"contract#/components/schemas/MeUpdate/properties/current_password/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema62.properties.current_password,data:data2}];
return false;
}
else {
if(!pattern4.test(data2)){
validate49.errors = [{instancePath:instancePath+"/current_password",schemaPath:"contract#/components/schemas/MeUpdate/properties/current_password/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000\\uD800-\\uDFFF]*([\\uD800-\\uDBFF][\\uDC00-\\uDFFF][^\\u0000\\uD800-\\uDFFF]*)*$"},schema:"^[^\\u0000\\uD800-\\uDFFF]*([\\uD800-\\uDBFF][\\uDC00-\\uDFFF][^\\u0000\\uD800-\\uDFFF]*)*$",parentSchema:schema62.properties.current_password,data:data2}];
return false;
}
}
}
}
else {
validate49.errors = [{instancePath:instancePath+"/current_password",schemaPath:"contract#/components/schemas/MeUpdate/properties/current_password/type",keyword:"type",params:{type: "string"},schema:schema62.properties.current_password.type,parentSchema:schema62.properties.current_password,data:data2}];
return false;
}
}
var valid1 = _errs6 === errors;
}
else {
var valid1 = true;
}
}
}
}
}
else {
validate49.errors = [{instancePath,schemaPath:"contract#/components/schemas/MeUpdate/type",keyword:"type",params:{type: "object"},schema:schema62.type,parentSchema:schema62,data}];
return false;
}
}
validate49.errors = vErrors;
return errors === 0;
}
validate49.evaluated = {"props":{"name":true,"email":true,"current_password":true},"dynamicProps":false,"dynamicItems":false};

export const updateMe_body_name = validate50;
const schema63 = {"description":"The name.","type":"string","minLength":1,"maxLength":200,"pattern":"^(?=[\\s\\S]*[^\\u0009-\\u000D\\u0020\\u0085\\u00A0\\u1680\\u2000-\\u200A\\u2028\\u2029\\u202F\\u205F\\u3000])[^\\u0000\\uD800-\\uDFFF]*([\\uD800-\\uDBFF][\\uDC00-\\uDFFF][^\\u0000\\uD800-\\uDFFF]*)*$","x-message":"must hold more than white space"};

function validate50(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate50.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(typeof data === "string"){
if(func1(data) > 200){
validate50.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 200},schema:200,parentSchema:schema63,data}];
return false;
}
else {
if(func1(data) < 1){
validate50.errors = [{instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema63,data}];
return false;
}
else {
if(!pattern16.test(data)){
validate50.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^(?=[\\s\\S]*[^\\u0009-\\u000D\\u0020\\u0085\\u00A0\\u1680\\u2000-\\u200A\\u2028\\u2029\\u202F\\u205F\\u3000])[^\\u0000\\uD800-\\uDFFF]*([\\uD800-\\uDBFF][\\uDC00-\\uDFFF][^\\u0000\\uD800-\\uDFFF]*)*$"},schema:"^(?=[\\s\\S]*[^\\u0009-\\u000D\\u0020\\u0085\\u00A0\\u1680\\u2000-\\u200A\\u2028\\u2029\\u202F\\u205F\\u3000])[^\\u0000\\uD800-\\uDFFF]*([\\uD800-\\uDBFF][\\uDC00-\\uDFFF][^\\u0000\\uD800-\\uDFFF]*)*$",parentSchema:schema63,data}];
return false;
}
}
}
}
else {
validate50.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema63.type,parentSchema:schema63,data}];
return false;
}
}
validate50.errors = vErrors;
return errors === 0;
}
validate50.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const updateMe_body_email = validate51;
const schema64 = {"description":"The e-mail address. Another one needs `current_password`.","type":"string","format":"email","maxLength":320};

function validate51(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate51.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(errors === 0){
if(typeof data === "string"){
if(func1(data) > 320){
validate51.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 320},schema:320,parentSchema:schema64,data}];
return false;
}
else {
if(!(formats6.test(data))){
validate51.errors = [{instancePath,schemaPath:"#/format",keyword:"format",params:{format: "email"},schema:"email",parentSchema:schema64,data}];
return false;
}
}
}
else {
validate51.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema64.type,parentSchema:schema64,data}];
return false;
}
}
}
validate51.errors = vErrors;
return errors === 0;
}
validate51.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const updateMe_body_current_password = validate52;
const schema65 = {"description":"The current password.","type":"string","minLength":1,"maxLength":200,"pattern":"^[^\\u0000\\uD800-\\uDFFF]*([\\uD800-\\uDBFF][\\uDC00-\\uDFFF][^\\u0000\\uD800-\\uDFFF]*)*$"};

function validate52(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate52.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(typeof data === "string"){
if(func1(data) > 200){
validate52.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 200},schema:200,parentSchema:schema65,data}];
return false;
}
else {
if(func1(data) < 1){
validate52.errors = [{instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema65,data}];
return false;
}
else {
if(!pattern4.test(data)){
validate52.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000\\uD800-\\uDFFF]*([\\uD800-\\uDBFF][\\uDC00-\\uDFFF][^\\u0000\\uD800-\\uDFFF]*)*$"},schema:"^[^\\u0000\\uD800-\\uDFFF]*([\\uD800-\\uDBFF][\\uDC00-\\uDFFF][^\\u0000\\uD800-\\uDFFF]*)*$",parentSchema:schema65,data}];
return false;
}
}
}
}
else {
validate52.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema65.type,parentSchema:schema65,data}];
return false;
}
}
validate52.errors = vErrors;
return errors === 0;
}
validate52.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const updateMe_200 = validate53;
const schema66 = {"$ref":"contract#/components/schemas/MeResponse"};
const schema67 = {"description":"The resource.","type":"object","additionalProperties":false,"required":["data"],"properties":{"data":{"$ref":"#/components/schemas/SessionUser"}}};

function validate54(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate54.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.data === undefined) && (missing0 = "data")){
validate54.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema67.required,parentSchema:schema67,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "data")){
validate54.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema67,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.data !== undefined){
let data0 = data.data;
const _errs3 = errors;
if(errors === _errs3){
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
let missing1;
if(((((data0.id === undefined) && (missing1 = "id")) || ((data0.name === undefined) && (missing1 = "name"))) || ((data0.email === undefined) && (missing1 = "email"))) || ((data0.second_factor === undefined) && (missing1 = "second_factor"))){
validate54.errors = [{instancePath:instancePath+"/data",schemaPath:"#/components/schemas/SessionUser/required",keyword:"required",params:{missingProperty: missing1},schema:schema35.required,parentSchema:schema35,data:data0}];
return false;
}
else {
const _errs5 = errors;
for(const key1 in data0){
if(!((((key1 === "id") || (key1 === "name")) || (key1 === "email")) || (key1 === "second_factor"))){
validate54.errors = [{instancePath:instancePath+"/data",schemaPath:"#/components/schemas/SessionUser/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},schema:false,parentSchema:schema35,data:data0}];
return false;
break;
}
}
if(_errs5 === errors){
if(data0.id !== undefined){
let data1 = data0.id;
const _errs6 = errors;
if(typeof data1 !== "string"){
validate54.errors = [{instancePath:instancePath+"/data/id",schemaPath:"#/components/schemas/SessionUser/properties/id/type",keyword:"type",params:{type: "string"},schema:schema35.properties.id.type,parentSchema:schema35.properties.id,data:data1}];
return false;
}
var valid2 = _errs6 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data0.name !== undefined){
let data2 = data0.name;
const _errs8 = errors;
if(typeof data2 !== "string"){
validate54.errors = [{instancePath:instancePath+"/data/name",schemaPath:"#/components/schemas/SessionUser/properties/name/type",keyword:"type",params:{type: "string"},schema:schema35.properties.name.type,parentSchema:schema35.properties.name,data:data2}];
return false;
}
var valid2 = _errs8 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data0.email !== undefined){
let data3 = data0.email;
const _errs10 = errors;
if(typeof data3 !== "string"){
validate54.errors = [{instancePath:instancePath+"/data/email",schemaPath:"#/components/schemas/SessionUser/properties/email/type",keyword:"type",params:{type: "string"},schema:schema35.properties.email.type,parentSchema:schema35.properties.email,data:data3}];
return false;
}
var valid2 = _errs10 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data0.second_factor !== undefined){
let data4 = data0.second_factor;
const _errs12 = errors;
if(typeof data4 !== "boolean"){
validate54.errors = [{instancePath:instancePath+"/data/second_factor",schemaPath:"#/components/schemas/SessionUser/properties/second_factor/type",keyword:"type",params:{type: "boolean"},schema:schema35.properties.second_factor.type,parentSchema:schema35.properties.second_factor,data:data4}];
return false;
}
var valid2 = _errs12 === errors;
}
else {
var valid2 = true;
}
}
}
}
}
}
}
else {
validate54.errors = [{instancePath:instancePath+"/data",schemaPath:"#/components/schemas/SessionUser/type",keyword:"type",params:{type: "object"},schema:schema35.type,parentSchema:schema35,data:data0}];
return false;
}
}
}
}
}
}
else {
validate54.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema67.type,parentSchema:schema67,data}];
return false;
}
}
validate54.errors = vErrors;
return errors === 0;
}
validate54.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate53(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate53.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate54(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors);
errors = vErrors.length;
}
validate53.errors = vErrors;
return errors === 0;
}
validate53.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const setUpSecondFactor_body = validate56;
const schema69 = {"$ref":"contract#/components/schemas/SecondFactorSetup"};
const schema70 = {"description":"The password.","type":"object","required":["current_password"],"properties":{"current_password":{"description":"The current password.","type":"string","minLength":1,"maxLength":200,"pattern":"^[^\\u0000\\uD800-\\uDFFF]*([\\uD800-\\uDBFF][\\uDC00-\\uDFFF][^\\u0000\\uD800-\\uDFFF]*)*$"}}};

function validate56(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate56.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs0 = errors;
if(errors === _errs0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.current_password === undefined) && (missing0 = "current_password")){
validate56.errors = [{instancePath,schemaPath:"contract#/components/schemas/SecondFactorSetup/required",keyword:"required",params:{missingProperty: missing0},schema:schema70.required,parentSchema:schema70,data}];
return false;
}
else {
if(data.current_password !== undefined){
let data0 = data.current_password;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(func1(data0) > 200){
validate56.errors = [{instancePath:instancePath+"/current_password",schemaPath:"contract#/components/schemas/SecondFactorSetup/properties/current_password/maxLength",keyword:"maxLength",params:{limit: 200},schema:200,parentSchema:schema70.properties.current_password,data:data0}];
return false;
}
else {
if(func1(data0) < 1){
validate56.errors = [{instancePath:instancePath+"/current_password",schemaPath:"contract#/components/schemas/SecondFactorSetup/properties/current_password/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema70.properties.current_password,data:data0}];
return false;
}
else {
if(!pattern4.test(data0)){
validate56.errors = [{instancePath:instancePath+"/current_password",schemaPath:"contract#/components/schemas/SecondFactorSetup/properties/current_password/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000\\uD800-\\uDFFF]*([\\uD800-\\uDBFF][\\uDC00-\\uDFFF][^\\u0000\\uD800-\\uDFFF]*)*$"},schema:"^[^\\u0000\\uD800-\\uDFFF]*([\\uD800-\\uDBFF][\\uDC00-\\uDFFF][^\\u0000\\uD800-\\uDFFF]*)*$",parentSchema:schema70.properties.current_password,data:data0}];
return false;
}
}
}
}
else {
validate56.errors = [{instancePath:instancePath+"/current_password",schemaPath:"contract#/components/schemas/SecondFactorSetup/properties/current_password/type",keyword:"type",params:{type: "string"},schema:schema70.properties.current_password.type,parentSchema:schema70.properties.current_password,data:data0}];
return false;
}
}
}
}
}
else {
validate56.errors = [{instancePath,schemaPath:"contract#/components/schemas/SecondFactorSetup/type",keyword:"type",params:{type: "object"},schema:schema70.type,parentSchema:schema70,data}];
return false;
}
}
validate56.errors = vErrors;
return errors === 0;
}
validate56.evaluated = {"props":{"current_password":true},"dynamicProps":false,"dynamicItems":false};

export const setUpSecondFactor_body_current_password = validate57;
const schema71 = {"description":"The current password.","type":"string","minLength":1,"maxLength":200,"pattern":"^[^\\u0000\\uD800-\\uDFFF]*([\\uD800-\\uDBFF][\\uDC00-\\uDFFF][^\\u0000\\uD800-\\uDFFF]*)*$"};

function validate57(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate57.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(typeof data === "string"){
if(func1(data) > 200){
validate57.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 200},schema:200,parentSchema:schema71,data}];
return false;
}
else {
if(func1(data) < 1){
validate57.errors = [{instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema71,data}];
return false;
}
else {
if(!pattern4.test(data)){
validate57.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000\\uD800-\\uDFFF]*([\\uD800-\\uDBFF][\\uDC00-\\uDFFF][^\\u0000\\uD800-\\uDFFF]*)*$"},schema:"^[^\\u0000\\uD800-\\uDFFF]*([\\uD800-\\uDBFF][\\uDC00-\\uDFFF][^\\u0000\\uD800-\\uDFFF]*)*$",parentSchema:schema71,data}];
return false;
}
}
}
}
else {
validate57.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema71.type,parentSchema:schema71,data}];
return false;
}
}
validate57.errors = vErrors;
return errors === 0;
}
validate57.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const setUpSecondFactor_201 = validate58;
const schema72 = {"$ref":"contract#/components/schemas/SecondFactorSecretResponse"};
const schema73 = {"description":"The secret.","type":"object","additionalProperties":false,"required":["data"],"properties":{"data":{"description":"The secret.","type":"object","additionalProperties":false,"required":["secret","uri"],"properties":{"secret":{"description":"The secret in base32, to type into an authenticator app.","type":"string"},"uri":{"description":"The secret as an `otpauth:` address, which a QR code shows to an app.","type":"string"}}}}};

function validate58(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate58.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs0 = errors;
if(errors === _errs0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.data === undefined) && (missing0 = "data")){
validate58.errors = [{instancePath,schemaPath:"contract#/components/schemas/SecondFactorSecretResponse/required",keyword:"required",params:{missingProperty: missing0},schema:schema73.required,parentSchema:schema73,data}];
return false;
}
else {
const _errs2 = errors;
for(const key0 in data){
if(!(key0 === "data")){
validate58.errors = [{instancePath,schemaPath:"contract#/components/schemas/SecondFactorSecretResponse/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema73,data}];
return false;
break;
}
}
if(_errs2 === errors){
if(data.data !== undefined){
let data0 = data.data;
const _errs3 = errors;
if(errors === _errs3){
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
let missing1;
if(((data0.secret === undefined) && (missing1 = "secret")) || ((data0.uri === undefined) && (missing1 = "uri"))){
validate58.errors = [{instancePath:instancePath+"/data",schemaPath:"contract#/components/schemas/SecondFactorSecretResponse/properties/data/required",keyword:"required",params:{missingProperty: missing1},schema:schema73.properties.data.required,parentSchema:schema73.properties.data,data:data0}];
return false;
}
else {
const _errs5 = errors;
for(const key1 in data0){
if(!((key1 === "secret") || (key1 === "uri"))){
validate58.errors = [{instancePath:instancePath+"/data",schemaPath:"contract#/components/schemas/SecondFactorSecretResponse/properties/data/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},schema:false,parentSchema:schema73.properties.data,data:data0}];
return false;
break;
}
}
if(_errs5 === errors){
if(data0.secret !== undefined){
let data1 = data0.secret;
const _errs6 = errors;
if(typeof data1 !== "string"){
validate58.errors = [{instancePath:instancePath+"/data/secret",schemaPath:"contract#/components/schemas/SecondFactorSecretResponse/properties/data/properties/secret/type",keyword:"type",params:{type: "string"},schema:schema73.properties.data.properties.secret.type,parentSchema:schema73.properties.data.properties.secret,data:data1}];
return false;
}
var valid2 = _errs6 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data0.uri !== undefined){
let data2 = data0.uri;
const _errs8 = errors;
if(typeof data2 !== "string"){
validate58.errors = [{instancePath:instancePath+"/data/uri",schemaPath:"contract#/components/schemas/SecondFactorSecretResponse/properties/data/properties/uri/type",keyword:"type",params:{type: "string"},schema:schema73.properties.data.properties.uri.type,parentSchema:schema73.properties.data.properties.uri,data:data2}];
return false;
}
var valid2 = _errs8 === errors;
}
else {
var valid2 = true;
}
}
}
}
}
else {
validate58.errors = [{instancePath:instancePath+"/data",schemaPath:"contract#/components/schemas/SecondFactorSecretResponse/properties/data/type",keyword:"type",params:{type: "object"},schema:schema73.properties.data.type,parentSchema:schema73.properties.data,data:data0}];
return false;
}
}
}
}
}
}
else {
validate58.errors = [{instancePath,schemaPath:"contract#/components/schemas/SecondFactorSecretResponse/type",keyword:"type",params:{type: "object"},schema:schema73.type,parentSchema:schema73,data}];
return false;
}
}
validate58.errors = vErrors;
return errors === 0;
}
validate58.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const confirmSecondFactor_body = validate59;
const schema74 = {"$ref":"contract#/components/schemas/SecondFactorConfirmation"};
const schema75 = {"description":"The code.","type":"object","required":["code"],"properties":{"code":{"description":"The code that the authenticator app shows.","type":"string","minLength":1,"maxLength":64,"pattern":"^[^\\u0000\\uD800-\\uDFFF]*([\\uD800-\\uDBFF][\\uDC00-\\uDFFF][^\\u0000\\uD800-\\uDFFF]*)*$"}}};

function validate59(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate59.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs0 = errors;
if(errors === _errs0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.code === undefined) && (missing0 = "code")){
validate59.errors = [{instancePath,schemaPath:"contract#/components/schemas/SecondFactorConfirmation/required",keyword:"required",params:{missingProperty: missing0},schema:schema75.required,parentSchema:schema75,data}];
return false;
}
else {
if(data.code !== undefined){
let data0 = data.code;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(func1(data0) > 64){
validate59.errors = [{instancePath:instancePath+"/code",schemaPath:"contract#/components/schemas/SecondFactorConfirmation/properties/code/maxLength",keyword:"maxLength",params:{limit: 64},schema:64,parentSchema:schema75.properties.code,data:data0}];
return false;
}
else {
if(func1(data0) < 1){
validate59.errors = [{instancePath:instancePath+"/code",schemaPath:"contract#/components/schemas/SecondFactorConfirmation/properties/code/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema75.properties.code,data:data0}];
return false;
}
else {
if(!pattern4.test(data0)){
validate59.errors = [{instancePath:instancePath+"/code",schemaPath:"contract#/components/schemas/SecondFactorConfirmation/properties/code/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000\\uD800-\\uDFFF]*([\\uD800-\\uDBFF][\\uDC00-\\uDFFF][^\\u0000\\uD800-\\uDFFF]*)*$"},schema:"^[^\\u0000\\uD800-\\uDFFF]*([\\uD800-\\uDBFF][\\uDC00-\\uDFFF][^\\u0000\\uD800-\\uDFFF]*)*$",parentSchema:schema75.properties.code,data:data0}];
return false;
}
}
}
}
else {
validate59.errors = [{instancePath:instancePath+"/code",schemaPath:"contract#/components/schemas/SecondFactorConfirmation/properties/code/type",keyword:"type",params:{type: "string"},schema:schema75.properties.code.type,parentSchema:schema75.properties.code,data:data0}];
return false;
}
}
}
}
}
else {
validate59.errors = [{instancePath,schemaPath:"contract#/components/schemas/SecondFactorConfirmation/type",keyword:"type",params:{type: "object"},schema:schema75.type,parentSchema:schema75,data}];
return false;
}
}
validate59.errors = vErrors;
return errors === 0;
}
validate59.evaluated = {"props":{"code":true},"dynamicProps":false,"dynamicItems":false};

export const confirmSecondFactor_body_code = validate60;
const schema76 = {"description":"The code that the authenticator app shows.","type":"string","minLength":1,"maxLength":64,"pattern":"^[^\\u0000\\uD800-\\uDFFF]*([\\uD800-\\uDBFF][\\uDC00-\\uDFFF][^\\u0000\\uD800-\\uDFFF]*)*$"};

function validate60(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate60.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(typeof data === "string"){
if(func1(data) > 64){
validate60.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 64},schema:64,parentSchema:schema76,data}];
return false;
}
else {
if(func1(data) < 1){
validate60.errors = [{instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema76,data}];
return false;
}
else {
if(!pattern4.test(data)){
validate60.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000\\uD800-\\uDFFF]*([\\uD800-\\uDBFF][\\uDC00-\\uDFFF][^\\u0000\\uD800-\\uDFFF]*)*$"},schema:"^[^\\u0000\\uD800-\\uDFFF]*([\\uD800-\\uDBFF][\\uDC00-\\uDFFF][^\\u0000\\uD800-\\uDFFF]*)*$",parentSchema:schema76,data}];
return false;
}
}
}
}
else {
validate60.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema76.type,parentSchema:schema76,data}];
return false;
}
}
validate60.errors = vErrors;
return errors === 0;
}
validate60.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const confirmSecondFactor_201 = validate61;
const schema77 = {"$ref":"contract#/components/schemas/RecoveryCodesResponse"};
const schema78 = {"description":"The recovery codes.","type":"object","additionalProperties":false,"required":["data"],"properties":{"data":{"description":"The recovery codes.","type":"object","additionalProperties":false,"required":["recovery_codes"],"properties":{"recovery_codes":{"description":"Ten codes. Each replaces a code of the app once.","type":"array","items":{"type":"string"}}}}}};

function validate61(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate61.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs0 = errors;
if(errors === _errs0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.data === undefined) && (missing0 = "data")){
validate61.errors = [{instancePath,schemaPath:"contract#/components/schemas/RecoveryCodesResponse/required",keyword:"required",params:{missingProperty: missing0},schema:schema78.required,parentSchema:schema78,data}];
return false;
}
else {
const _errs2 = errors;
for(const key0 in data){
if(!(key0 === "data")){
validate61.errors = [{instancePath,schemaPath:"contract#/components/schemas/RecoveryCodesResponse/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema78,data}];
return false;
break;
}
}
if(_errs2 === errors){
if(data.data !== undefined){
let data0 = data.data;
const _errs3 = errors;
if(errors === _errs3){
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
let missing1;
if((data0.recovery_codes === undefined) && (missing1 = "recovery_codes")){
validate61.errors = [{instancePath:instancePath+"/data",schemaPath:"contract#/components/schemas/RecoveryCodesResponse/properties/data/required",keyword:"required",params:{missingProperty: missing1},schema:schema78.properties.data.required,parentSchema:schema78.properties.data,data:data0}];
return false;
}
else {
const _errs5 = errors;
for(const key1 in data0){
if(!(key1 === "recovery_codes")){
validate61.errors = [{instancePath:instancePath+"/data",schemaPath:"contract#/components/schemas/RecoveryCodesResponse/properties/data/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},schema:false,parentSchema:schema78.properties.data,data:data0}];
return false;
break;
}
}
if(_errs5 === errors){
if(data0.recovery_codes !== undefined){
let data1 = data0.recovery_codes;
const _errs6 = errors;
if(errors === _errs6){
if(Array.isArray(data1)){
var valid3 = true;
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
const _errs8 = errors;
if(typeof data2 !== "string"){
validate61.errors = [{instancePath:instancePath+"/data/recovery_codes/" + i0,schemaPath:"contract#/components/schemas/RecoveryCodesResponse/properties/data/properties/recovery_codes/items/type",keyword:"type",params:{type: "string"},schema:schema78.properties.data.properties.recovery_codes.items.type,parentSchema:schema78.properties.data.properties.recovery_codes.items,data:data2}];
return false;
}
var valid3 = _errs8 === errors;
if(!valid3){
break;
}
}
}
else {
validate61.errors = [{instancePath:instancePath+"/data/recovery_codes",schemaPath:"contract#/components/schemas/RecoveryCodesResponse/properties/data/properties/recovery_codes/type",keyword:"type",params:{type: "array"},schema:schema78.properties.data.properties.recovery_codes.type,parentSchema:schema78.properties.data.properties.recovery_codes,data:data1}];
return false;
}
}
}
}
}
}
else {
validate61.errors = [{instancePath:instancePath+"/data",schemaPath:"contract#/components/schemas/RecoveryCodesResponse/properties/data/type",keyword:"type",params:{type: "object"},schema:schema78.properties.data.type,parentSchema:schema78.properties.data,data:data0}];
return false;
}
}
}
}
}
}
else {
validate61.errors = [{instancePath,schemaPath:"contract#/components/schemas/RecoveryCodesResponse/type",keyword:"type",params:{type: "object"},schema:schema78.type,parentSchema:schema78,data}];
return false;
}
}
validate61.errors = vErrors;
return errors === 0;
}
validate61.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const renewRecoveryCodes_body = validate62;
const schema79 = {"$ref":"contract#/components/schemas/SecondFactorProof"};
const schema80 = {"description":"The password and a code.","type":"object","required":["current_password","code"],"properties":{"current_password":{"description":"The current password.","type":"string","minLength":1,"maxLength":200,"pattern":"^[^\\u0000\\uD800-\\uDFFF]*([\\uD800-\\uDBFF][\\uDC00-\\uDFFF][^\\u0000\\uD800-\\uDFFF]*)*$"},"code":{"description":"A code of the authenticator app, or a recovery code.","type":"string","minLength":1,"maxLength":64,"pattern":"^[^\\u0000\\uD800-\\uDFFF]*([\\uD800-\\uDBFF][\\uDC00-\\uDFFF][^\\u0000\\uD800-\\uDFFF]*)*$"}}};

function validate62(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate62.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs0 = errors;
if(errors === _errs0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.current_password === undefined) && (missing0 = "current_password")) || ((data.code === undefined) && (missing0 = "code"))){
validate62.errors = [{instancePath,schemaPath:"contract#/components/schemas/SecondFactorProof/required",keyword:"required",params:{missingProperty: missing0},schema:schema80.required,parentSchema:schema80,data}];
return false;
}
else {
if(data.current_password !== undefined){
let data0 = data.current_password;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(func1(data0) > 200){
validate62.errors = [{instancePath:instancePath+"/current_password",schemaPath:"contract#/components/schemas/SecondFactorProof/properties/current_password/maxLength",keyword:"maxLength",params:{limit: 200},schema:200,parentSchema:schema80.properties.current_password,data:data0}];
return false;
}
else {
if(func1(data0) < 1){
validate62.errors = [{instancePath:instancePath+"/current_password",schemaPath:"contract#/components/schemas/SecondFactorProof/properties/current_password/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema80.properties.current_password,data:data0}];
return false;
}
else {
if(!pattern4.test(data0)){
validate62.errors = [{instancePath:instancePath+"/current_password",schemaPath:"contract#/components/schemas/SecondFactorProof/properties/current_password/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000\\uD800-\\uDFFF]*([\\uD800-\\uDBFF][\\uDC00-\\uDFFF][^\\u0000\\uD800-\\uDFFF]*)*$"},schema:"^[^\\u0000\\uD800-\\uDFFF]*([\\uD800-\\uDBFF][\\uDC00-\\uDFFF][^\\u0000\\uD800-\\uDFFF]*)*$",parentSchema:schema80.properties.current_password,data:data0}];
return false;
}
}
}
}
else {
validate62.errors = [{instancePath:instancePath+"/current_password",schemaPath:"contract#/components/schemas/SecondFactorProof/properties/current_password/type",keyword:"type",params:{type: "string"},schema:schema80.properties.current_password.type,parentSchema:schema80.properties.current_password,data:data0}];
return false;
}
}
var valid1 = _errs2 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.code !== undefined){
let data1 = data.code;
const _errs4 = errors;
if(errors === _errs4){
if(typeof data1 === "string"){
if(func1(data1) > 64){
validate62.errors = [{instancePath:instancePath+"/code",schemaPath:"contract#/components/schemas/SecondFactorProof/properties/code/maxLength",keyword:"maxLength",params:{limit: 64},schema:64,parentSchema:schema80.properties.code,data:data1}];
return false;
}
else {
if(func1(data1) < 1){
validate62.errors = [{instancePath:instancePath+"/code",schemaPath:"contract#/components/schemas/SecondFactorProof/properties/code/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema80.properties.code,data:data1}];
return false;
}
else {
if(!pattern4.test(data1)){
validate62.errors = [{instancePath:instancePath+"/code",schemaPath:"contract#/components/schemas/SecondFactorProof/properties/code/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000\\uD800-\\uDFFF]*([\\uD800-\\uDBFF][\\uDC00-\\uDFFF][^\\u0000\\uD800-\\uDFFF]*)*$"},schema:"^[^\\u0000\\uD800-\\uDFFF]*([\\uD800-\\uDBFF][\\uDC00-\\uDFFF][^\\u0000\\uD800-\\uDFFF]*)*$",parentSchema:schema80.properties.code,data:data1}];
return false;
}
}
}
}
else {
validate62.errors = [{instancePath:instancePath+"/code",schemaPath:"contract#/components/schemas/SecondFactorProof/properties/code/type",keyword:"type",params:{type: "string"},schema:schema80.properties.code.type,parentSchema:schema80.properties.code,data:data1}];
return false;
}
}
var valid1 = _errs4 === errors;
}
else {
var valid1 = true;
}
}
}
}
else {
validate62.errors = [{instancePath,schemaPath:"contract#/components/schemas/SecondFactorProof/type",keyword:"type",params:{type: "object"},schema:schema80.type,parentSchema:schema80,data}];
return false;
}
}
validate62.errors = vErrors;
return errors === 0;
}
validate62.evaluated = {"props":{"current_password":true,"code":true},"dynamicProps":false,"dynamicItems":false};

export const renewRecoveryCodes_body_current_password = validate63;
const schema81 = {"description":"The current password.","type":"string","minLength":1,"maxLength":200,"pattern":"^[^\\u0000\\uD800-\\uDFFF]*([\\uD800-\\uDBFF][\\uDC00-\\uDFFF][^\\u0000\\uD800-\\uDFFF]*)*$"};

function validate63(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate63.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(typeof data === "string"){
if(func1(data) > 200){
validate63.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 200},schema:200,parentSchema:schema81,data}];
return false;
}
else {
if(func1(data) < 1){
validate63.errors = [{instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema81,data}];
return false;
}
else {
if(!pattern4.test(data)){
validate63.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000\\uD800-\\uDFFF]*([\\uD800-\\uDBFF][\\uDC00-\\uDFFF][^\\u0000\\uD800-\\uDFFF]*)*$"},schema:"^[^\\u0000\\uD800-\\uDFFF]*([\\uD800-\\uDBFF][\\uDC00-\\uDFFF][^\\u0000\\uD800-\\uDFFF]*)*$",parentSchema:schema81,data}];
return false;
}
}
}
}
else {
validate63.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema81.type,parentSchema:schema81,data}];
return false;
}
}
validate63.errors = vErrors;
return errors === 0;
}
validate63.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const renewRecoveryCodes_body_code = validate64;
const schema82 = {"description":"A code of the authenticator app, or a recovery code.","type":"string","minLength":1,"maxLength":64,"pattern":"^[^\\u0000\\uD800-\\uDFFF]*([\\uD800-\\uDBFF][\\uDC00-\\uDFFF][^\\u0000\\uD800-\\uDFFF]*)*$"};

function validate64(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate64.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(typeof data === "string"){
if(func1(data) > 64){
validate64.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 64},schema:64,parentSchema:schema82,data}];
return false;
}
else {
if(func1(data) < 1){
validate64.errors = [{instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema82,data}];
return false;
}
else {
if(!pattern4.test(data)){
validate64.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000\\uD800-\\uDFFF]*([\\uD800-\\uDBFF][\\uDC00-\\uDFFF][^\\u0000\\uD800-\\uDFFF]*)*$"},schema:"^[^\\u0000\\uD800-\\uDFFF]*([\\uD800-\\uDBFF][\\uDC00-\\uDFFF][^\\u0000\\uD800-\\uDFFF]*)*$",parentSchema:schema82,data}];
return false;
}
}
}
}
else {
validate64.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema82.type,parentSchema:schema82,data}];
return false;
}
}
validate64.errors = vErrors;
return errors === 0;
}
validate64.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const renewRecoveryCodes_201 = validate65;
const schema83 = {"$ref":"contract#/components/schemas/RecoveryCodesResponse"};

function validate65(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate65.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs0 = errors;
if(errors === _errs0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.data === undefined) && (missing0 = "data")){
validate65.errors = [{instancePath,schemaPath:"contract#/components/schemas/RecoveryCodesResponse/required",keyword:"required",params:{missingProperty: missing0},schema:schema78.required,parentSchema:schema78,data}];
return false;
}
else {
const _errs2 = errors;
for(const key0 in data){
if(!(key0 === "data")){
validate65.errors = [{instancePath,schemaPath:"contract#/components/schemas/RecoveryCodesResponse/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema78,data}];
return false;
break;
}
}
if(_errs2 === errors){
if(data.data !== undefined){
let data0 = data.data;
const _errs3 = errors;
if(errors === _errs3){
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
let missing1;
if((data0.recovery_codes === undefined) && (missing1 = "recovery_codes")){
validate65.errors = [{instancePath:instancePath+"/data",schemaPath:"contract#/components/schemas/RecoveryCodesResponse/properties/data/required",keyword:"required",params:{missingProperty: missing1},schema:schema78.properties.data.required,parentSchema:schema78.properties.data,data:data0}];
return false;
}
else {
const _errs5 = errors;
for(const key1 in data0){
if(!(key1 === "recovery_codes")){
validate65.errors = [{instancePath:instancePath+"/data",schemaPath:"contract#/components/schemas/RecoveryCodesResponse/properties/data/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},schema:false,parentSchema:schema78.properties.data,data:data0}];
return false;
break;
}
}
if(_errs5 === errors){
if(data0.recovery_codes !== undefined){
let data1 = data0.recovery_codes;
const _errs6 = errors;
if(errors === _errs6){
if(Array.isArray(data1)){
var valid3 = true;
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
const _errs8 = errors;
if(typeof data2 !== "string"){
validate65.errors = [{instancePath:instancePath+"/data/recovery_codes/" + i0,schemaPath:"contract#/components/schemas/RecoveryCodesResponse/properties/data/properties/recovery_codes/items/type",keyword:"type",params:{type: "string"},schema:schema78.properties.data.properties.recovery_codes.items.type,parentSchema:schema78.properties.data.properties.recovery_codes.items,data:data2}];
return false;
}
var valid3 = _errs8 === errors;
if(!valid3){
break;
}
}
}
else {
validate65.errors = [{instancePath:instancePath+"/data/recovery_codes",schemaPath:"contract#/components/schemas/RecoveryCodesResponse/properties/data/properties/recovery_codes/type",keyword:"type",params:{type: "array"},schema:schema78.properties.data.properties.recovery_codes.type,parentSchema:schema78.properties.data.properties.recovery_codes,data:data1}];
return false;
}
}
}
}
}
}
else {
validate65.errors = [{instancePath:instancePath+"/data",schemaPath:"contract#/components/schemas/RecoveryCodesResponse/properties/data/type",keyword:"type",params:{type: "object"},schema:schema78.properties.data.type,parentSchema:schema78.properties.data,data:data0}];
return false;
}
}
}
}
}
}
else {
validate65.errors = [{instancePath,schemaPath:"contract#/components/schemas/RecoveryCodesResponse/type",keyword:"type",params:{type: "object"},schema:schema78.type,parentSchema:schema78,data}];
return false;
}
}
validate65.errors = vErrors;
return errors === 0;
}
validate65.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const removeSecondFactor_body = validate66;
const schema85 = {"$ref":"contract#/components/schemas/SecondFactorProof"};

function validate66(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate66.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs0 = errors;
if(errors === _errs0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.current_password === undefined) && (missing0 = "current_password")) || ((data.code === undefined) && (missing0 = "code"))){
validate66.errors = [{instancePath,schemaPath:"contract#/components/schemas/SecondFactorProof/required",keyword:"required",params:{missingProperty: missing0},schema:schema80.required,parentSchema:schema80,data}];
return false;
}
else {
if(data.current_password !== undefined){
let data0 = data.current_password;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(func1(data0) > 200){
validate66.errors = [{instancePath:instancePath+"/current_password",schemaPath:"contract#/components/schemas/SecondFactorProof/properties/current_password/maxLength",keyword:"maxLength",params:{limit: 200},schema:200,parentSchema:schema80.properties.current_password,data:data0}];
return false;
}
else {
if(func1(data0) < 1){
validate66.errors = [{instancePath:instancePath+"/current_password",schemaPath:"contract#/components/schemas/SecondFactorProof/properties/current_password/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema80.properties.current_password,data:data0}];
return false;
}
else {
if(!pattern4.test(data0)){
validate66.errors = [{instancePath:instancePath+"/current_password",schemaPath:"contract#/components/schemas/SecondFactorProof/properties/current_password/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000\\uD800-\\uDFFF]*([\\uD800-\\uDBFF][\\uDC00-\\uDFFF][^\\u0000\\uD800-\\uDFFF]*)*$"},schema:"^[^\\u0000\\uD800-\\uDFFF]*([\\uD800-\\uDBFF][\\uDC00-\\uDFFF][^\\u0000\\uD800-\\uDFFF]*)*$",parentSchema:schema80.properties.current_password,data:data0}];
return false;
}
}
}
}
else {
validate66.errors = [{instancePath:instancePath+"/current_password",schemaPath:"contract#/components/schemas/SecondFactorProof/properties/current_password/type",keyword:"type",params:{type: "string"},schema:schema80.properties.current_password.type,parentSchema:schema80.properties.current_password,data:data0}];
return false;
}
}
var valid1 = _errs2 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.code !== undefined){
let data1 = data.code;
const _errs4 = errors;
if(errors === _errs4){
if(typeof data1 === "string"){
if(func1(data1) > 64){
validate66.errors = [{instancePath:instancePath+"/code",schemaPath:"contract#/components/schemas/SecondFactorProof/properties/code/maxLength",keyword:"maxLength",params:{limit: 64},schema:64,parentSchema:schema80.properties.code,data:data1}];
return false;
}
else {
if(func1(data1) < 1){
validate66.errors = [{instancePath:instancePath+"/code",schemaPath:"contract#/components/schemas/SecondFactorProof/properties/code/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema80.properties.code,data:data1}];
return false;
}
else {
if(!pattern4.test(data1)){
validate66.errors = [{instancePath:instancePath+"/code",schemaPath:"contract#/components/schemas/SecondFactorProof/properties/code/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000\\uD800-\\uDFFF]*([\\uD800-\\uDBFF][\\uDC00-\\uDFFF][^\\u0000\\uD800-\\uDFFF]*)*$"},schema:"^[^\\u0000\\uD800-\\uDFFF]*([\\uD800-\\uDBFF][\\uDC00-\\uDFFF][^\\u0000\\uD800-\\uDFFF]*)*$",parentSchema:schema80.properties.code,data:data1}];
return false;
}
}
}
}
else {
validate66.errors = [{instancePath:instancePath+"/code",schemaPath:"contract#/components/schemas/SecondFactorProof/properties/code/type",keyword:"type",params:{type: "string"},schema:schema80.properties.code.type,parentSchema:schema80.properties.code,data:data1}];
return false;
}
}
var valid1 = _errs4 === errors;
}
else {
var valid1 = true;
}
}
}
}
else {
validate66.errors = [{instancePath,schemaPath:"contract#/components/schemas/SecondFactorProof/type",keyword:"type",params:{type: "object"},schema:schema80.type,parentSchema:schema80,data}];
return false;
}
}
validate66.errors = vErrors;
return errors === 0;
}
validate66.evaluated = {"props":{"current_password":true,"code":true},"dynamicProps":false,"dynamicItems":false};

export const removeSecondFactor_body_current_password = validate67;
const schema87 = {"description":"The current password.","type":"string","minLength":1,"maxLength":200,"pattern":"^[^\\u0000\\uD800-\\uDFFF]*([\\uD800-\\uDBFF][\\uDC00-\\uDFFF][^\\u0000\\uD800-\\uDFFF]*)*$"};

function validate67(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate67.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(typeof data === "string"){
if(func1(data) > 200){
validate67.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 200},schema:200,parentSchema:schema87,data}];
return false;
}
else {
if(func1(data) < 1){
validate67.errors = [{instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema87,data}];
return false;
}
else {
if(!pattern4.test(data)){
validate67.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000\\uD800-\\uDFFF]*([\\uD800-\\uDBFF][\\uDC00-\\uDFFF][^\\u0000\\uD800-\\uDFFF]*)*$"},schema:"^[^\\u0000\\uD800-\\uDFFF]*([\\uD800-\\uDBFF][\\uDC00-\\uDFFF][^\\u0000\\uD800-\\uDFFF]*)*$",parentSchema:schema87,data}];
return false;
}
}
}
}
else {
validate67.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema87.type,parentSchema:schema87,data}];
return false;
}
}
validate67.errors = vErrors;
return errors === 0;
}
validate67.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const removeSecondFactor_body_code = validate68;
const schema88 = {"description":"A code of the authenticator app, or a recovery code.","type":"string","minLength":1,"maxLength":64,"pattern":"^[^\\u0000\\uD800-\\uDFFF]*([\\uD800-\\uDBFF][\\uDC00-\\uDFFF][^\\u0000\\uD800-\\uDFFF]*)*$"};

function validate68(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate68.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(typeof data === "string"){
if(func1(data) > 64){
validate68.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 64},schema:64,parentSchema:schema88,data}];
return false;
}
else {
if(func1(data) < 1){
validate68.errors = [{instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema88,data}];
return false;
}
else {
if(!pattern4.test(data)){
validate68.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000\\uD800-\\uDFFF]*([\\uD800-\\uDBFF][\\uDC00-\\uDFFF][^\\u0000\\uD800-\\uDFFF]*)*$"},schema:"^[^\\u0000\\uD800-\\uDFFF]*([\\uD800-\\uDBFF][\\uDC00-\\uDFFF][^\\u0000\\uD800-\\uDFFF]*)*$",parentSchema:schema88,data}];
return false;
}
}
}
}
else {
validate68.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema88.type,parentSchema:schema88,data}];
return false;
}
}
validate68.errors = vErrors;
return errors === 0;
}
validate68.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const listInvitations_query_cursor = validate69;
const schema89 = {"type":"string","maxLength":1024};

function validate69(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate69.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(typeof data === "string"){
if(func1(data) > 1024){
validate69.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 1024},schema:1024,parentSchema:schema89,data}];
return false;
}
}
else {
validate69.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema89.type,parentSchema:schema89,data}];
return false;
}
}
validate69.errors = vErrors;
return errors === 0;
}
validate69.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const listInvitations_200 = validate70;
const schema90 = {"$ref":"contract#/components/schemas/InvitationList"};
const schema91 = {"description":"A page of a list.","type":"object","additionalProperties":false,"required":["data","meta"],"properties":{"data":{"description":"The items of this page.","type":"array","items":{"$ref":"#/components/schemas/Invitation"}},"meta":{"$ref":"#/components/schemas/CursorMeta"}}};
const schema92 = {"description":"An invitation that is open.","type":"object","additionalProperties":false,"required":["id","email","name","role","invited_by","created_at","expires_at"],"properties":{"id":{"description":"The id of the invitation.","type":"string"},"email":{"description":"The address that is invited.","type":"string"},"name":{"description":"The name of the person, if it was given.","type":["string","null"]},"role":{"$ref":"#/components/schemas/Role"},"invited_by":{"description":"Who invited them. Null if an operator did, by a command.","oneOf":[{"$ref":"#/components/schemas/UserRef"},{"type":"null"}]},"created_at":{"description":"When it was created.","type":"string","format":"date-time"},"expires_at":{"description":"When its link stops working.","type":"string","format":"date-time"}}};
const schema94 = {"description":"A user.","type":"object","additionalProperties":false,"required":["id","name"],"properties":{"id":{"description":"The id of the user.","type":"string"},"name":{"description":"The name of the user.","type":"string"}}};

function validate72(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate72.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((((data.id === undefined) && (missing0 = "id")) || ((data.email === undefined) && (missing0 = "email"))) || ((data.name === undefined) && (missing0 = "name"))) || ((data.role === undefined) && (missing0 = "role"))) || ((data.invited_by === undefined) && (missing0 = "invited_by"))) || ((data.created_at === undefined) && (missing0 = "created_at"))) || ((data.expires_at === undefined) && (missing0 = "expires_at"))){
validate72.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema92.required,parentSchema:schema92,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((((((key0 === "id") || (key0 === "email")) || (key0 === "name")) || (key0 === "role")) || (key0 === "invited_by")) || (key0 === "created_at")) || (key0 === "expires_at"))){
validate72.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema92,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.id !== undefined){
let data0 = data.id;
const _errs2 = errors;
if(typeof data0 !== "string"){
validate72.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},schema:schema92.properties.id.type,parentSchema:schema92.properties.id,data:data0}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.email !== undefined){
let data1 = data.email;
const _errs4 = errors;
if(typeof data1 !== "string"){
validate72.errors = [{instancePath:instancePath+"/email",schemaPath:"#/properties/email/type",keyword:"type",params:{type: "string"},schema:schema92.properties.email.type,parentSchema:schema92.properties.email,data:data1}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.name !== undefined){
let data2 = data.name;
const _errs6 = errors;
if((typeof data2 !== "string") && (data2 !== null)){
validate72.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: schema92.properties.name.type},schema:schema92.properties.name.type,parentSchema:schema92.properties.name,data:data2}];
return false;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.role !== undefined){
let data3 = data.role;
const _errs8 = errors;
if(typeof data3 !== "string"){
validate72.errors = [{instancePath:instancePath+"/role",schemaPath:"#/components/schemas/Role/type",keyword:"type",params:{type: "string"},schema:schema37.type,parentSchema:schema37,data:data3}];
return false;
}
if(!(((data3 === "owner") || (data3 === "admin")) || (data3 === "member"))){
validate72.errors = [{instancePath:instancePath+"/role",schemaPath:"#/components/schemas/Role/enum",keyword:"enum",params:{allowedValues: schema37.enum},schema:schema37.enum,parentSchema:schema37,data:data3}];
return false;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.invited_by !== undefined){
let data4 = data.invited_by;
const _errs11 = errors;
const _errs12 = errors;
let valid2 = false;
let passing0 = null;
const _errs13 = errors;
const _errs14 = errors;
if(errors === _errs14){
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
let missing1;
if(((data4.id === undefined) && (missing1 = "id")) || ((data4.name === undefined) && (missing1 = "name"))){
const err0 = {instancePath:instancePath+"/invited_by",schemaPath:"#/components/schemas/UserRef/required",keyword:"required",params:{missingProperty: missing1},schema:schema94.required,parentSchema:schema94,data:data4};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
else {
const _errs16 = errors;
for(const key1 in data4){
if(!((key1 === "id") || (key1 === "name"))){
const err1 = {instancePath:instancePath+"/invited_by",schemaPath:"#/components/schemas/UserRef/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},schema:false,parentSchema:schema94,data:data4};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
break;
}
}
if(_errs16 === errors){
if(data4.id !== undefined){
let data5 = data4.id;
const _errs17 = errors;
if(typeof data5 !== "string"){
const err2 = {instancePath:instancePath+"/invited_by/id",schemaPath:"#/components/schemas/UserRef/properties/id/type",keyword:"type",params:{type: "string"},schema:schema94.properties.id.type,parentSchema:schema94.properties.id,data:data5};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
var valid4 = _errs17 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data4.name !== undefined){
let data6 = data4.name;
const _errs19 = errors;
if(typeof data6 !== "string"){
const err3 = {instancePath:instancePath+"/invited_by/name",schemaPath:"#/components/schemas/UserRef/properties/name/type",keyword:"type",params:{type: "string"},schema:schema94.properties.name.type,parentSchema:schema94.properties.name,data:data6};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
var valid4 = _errs19 === errors;
}
else {
var valid4 = true;
}
}
}
}
}
else {
const err4 = {instancePath:instancePath+"/invited_by",schemaPath:"#/components/schemas/UserRef/type",keyword:"type",params:{type: "object"},schema:schema94.type,parentSchema:schema94,data:data4};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
var _valid0 = _errs13 === errors;
if(_valid0){
valid2 = true;
passing0 = 0;
}
const _errs21 = errors;
if(data4 !== null){
const err5 = {instancePath:instancePath+"/invited_by",schemaPath:"#/properties/invited_by/oneOf/1/type",keyword:"type",params:{type: "null"},schema:schema92.properties.invited_by.oneOf[1].type,parentSchema:schema92.properties.invited_by.oneOf[1],data:data4};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
var _valid0 = _errs21 === errors;
if(_valid0 && valid2){
valid2 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid2 = true;
passing0 = 1;
}
}
if(!valid2){
const err6 = {instancePath:instancePath+"/invited_by",schemaPath:"#/properties/invited_by/oneOf",keyword:"oneOf",params:{passingSchemas: passing0},schema:schema92.properties.invited_by.oneOf,parentSchema:schema92.properties.invited_by,data:data4};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
validate72.errors = vErrors;
return false;
}
else {
errors = _errs12;
if(vErrors !== null){
if(_errs12){
vErrors.length = _errs12;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.created_at !== undefined){
let data7 = data.created_at;
const _errs23 = errors;
if(errors === _errs23){
if(errors === _errs23){
if(typeof data7 === "string"){
if(!(formats0.validate(data7))){
validate72.errors = [{instancePath:instancePath+"/created_at",schemaPath:"#/properties/created_at/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema92.properties.created_at,data:data7}];
return false;
}
}
else {
validate72.errors = [{instancePath:instancePath+"/created_at",schemaPath:"#/properties/created_at/type",keyword:"type",params:{type: "string"},schema:schema92.properties.created_at.type,parentSchema:schema92.properties.created_at,data:data7}];
return false;
}
}
}
var valid0 = _errs23 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.expires_at !== undefined){
let data8 = data.expires_at;
const _errs25 = errors;
if(errors === _errs25){
if(errors === _errs25){
if(typeof data8 === "string"){
if(!(formats0.validate(data8))){
validate72.errors = [{instancePath:instancePath+"/expires_at",schemaPath:"#/properties/expires_at/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema92.properties.expires_at,data:data8}];
return false;
}
}
else {
validate72.errors = [{instancePath:instancePath+"/expires_at",schemaPath:"#/properties/expires_at/type",keyword:"type",params:{type: "string"},schema:schema92.properties.expires_at.type,parentSchema:schema92.properties.expires_at,data:data8}];
return false;
}
}
}
var valid0 = _errs25 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
else {
validate72.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema92.type,parentSchema:schema92,data}];
return false;
}
}
validate72.errors = vErrors;
return errors === 0;
}
validate72.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate71(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate71.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.data === undefined) && (missing0 = "data")) || ((data.meta === undefined) && (missing0 = "meta"))){
validate71.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema91.required,parentSchema:schema91,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "data") || (key0 === "meta"))){
validate71.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema91,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.data !== undefined){
let data0 = data.data;
const _errs2 = errors;
if(errors === _errs2){
if(Array.isArray(data0)){
var valid1 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
const _errs4 = errors;
if(!(validate72(data0[i0], {instancePath:instancePath+"/data/" + i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate72.errors : vErrors.concat(validate72.errors);
errors = vErrors.length;
}
var valid1 = _errs4 === errors;
if(!valid1){
break;
}
}
}
else {
validate71.errors = [{instancePath:instancePath+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type: "array"},schema:schema91.properties.data.type,parentSchema:schema91.properties.data,data:data0}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.meta !== undefined){
let data2 = data.meta;
const _errs5 = errors;
const _errs6 = errors;
if(errors === _errs6){
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
let missing1;
if((data2.next_cursor === undefined) && (missing1 = "next_cursor")){
validate71.errors = [{instancePath:instancePath+"/meta",schemaPath:"#/components/schemas/CursorMeta/required",keyword:"required",params:{missingProperty: missing1},schema:schema56.required,parentSchema:schema56,data:data2}];
return false;
}
else {
const _errs8 = errors;
for(const key1 in data2){
if(!(key1 === "next_cursor")){
validate71.errors = [{instancePath:instancePath+"/meta",schemaPath:"#/components/schemas/CursorMeta/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},schema:false,parentSchema:schema56,data:data2}];
return false;
break;
}
}
if(_errs8 === errors){
if(data2.next_cursor !== undefined){
let data3 = data2.next_cursor;
if((typeof data3 !== "string") && (data3 !== null)){
validate71.errors = [{instancePath:instancePath+"/meta/next_cursor",schemaPath:"#/components/schemas/CursorMeta/properties/next_cursor/type",keyword:"type",params:{type: schema56.properties.next_cursor.type},schema:schema56.properties.next_cursor.type,parentSchema:schema56.properties.next_cursor,data:data3}];
return false;
}
}
}
}
}
else {
validate71.errors = [{instancePath:instancePath+"/meta",schemaPath:"#/components/schemas/CursorMeta/type",keyword:"type",params:{type: "object"},schema:schema56.type,parentSchema:schema56,data:data2}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate71.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema91.type,parentSchema:schema91,data}];
return false;
}
}
validate71.errors = vErrors;
return errors === 0;
}
validate71.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate70(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate70.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate71(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate71.errors : vErrors.concat(validate71.errors);
errors = vErrors.length;
}
validate70.errors = vErrors;
return errors === 0;
}
validate70.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const createInvitation_header_Idempotency$2d$Key = validate75;
const schema96 = {"type":"string","minLength":1,"maxLength":255};

function validate75(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate75.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(typeof data === "string"){
if(func1(data) > 255){
validate75.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 255},schema:255,parentSchema:schema96,data}];
return false;
}
else {
if(func1(data) < 1){
validate75.errors = [{instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema96,data}];
return false;
}
}
}
else {
validate75.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema96.type,parentSchema:schema96,data}];
return false;
}
}
validate75.errors = vErrors;
return errors === 0;
}
validate75.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const createInvitation_body = validate76;
const schema97 = {"$ref":"contract#/components/schemas/InvitationCreate"};
const schema98 = {"description":"A person to invite. Unknown fields are ignored.","type":"object","required":["email","role"],"properties":{"email":{"description":"The address, in any case.","type":"string","format":"email","maxLength":320,"pattern":"^[^\\u0000\\uD800-\\uDFFF]*([\\uD800-\\uDBFF][\\uDC00-\\uDFFF][^\\u0000\\uD800-\\uDFFF]*)*$"},"role":{"$ref":"#/components/schemas/InvitedRole"},"name":{"description":"The name of the person, for the list of invitations.","type":["string","null"],"minLength":1,"maxLength":100,"pattern":"^(?=[\\s\\S]*[^\\u0009-\\u000D\\u0020\\u0085\\u00A0\\u1680\\u2000-\\u200A\\u2028\\u2029\\u202F\\u205F\\u3000])[^\\u0000\\uD800-\\uDFFF]*([\\uD800-\\uDBFF][\\uDC00-\\uDFFF][^\\u0000\\uD800-\\uDFFF]*)*$","x-message":"must hold more than white space"}}};
const schema99 = {"description":"The role that an invited person will have.","type":"string","enum":["admin","member"]};

function validate77(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate77.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.email === undefined) && (missing0 = "email")) || ((data.role === undefined) && (missing0 = "role"))){
validate77.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema98.required,parentSchema:schema98,data}];
return false;
}
else {
if(data.email !== undefined){
let data0 = data.email;
const _errs1 = errors;
if(errors === _errs1){
if(errors === _errs1){
if(typeof data0 === "string"){
if(func1(data0) > 320){
validate77.errors = [{instancePath:instancePath+"/email",schemaPath:"#/properties/email/maxLength",keyword:"maxLength",params:{limit: 320},schema:320,parentSchema:schema98.properties.email,data:data0}];
return false;
}
else {
if(!pattern4.test(data0)){
validate77.errors = [{instancePath:instancePath+"/email",schemaPath:"#/properties/email/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000\\uD800-\\uDFFF]*([\\uD800-\\uDBFF][\\uDC00-\\uDFFF][^\\u0000\\uD800-\\uDFFF]*)*$"},schema:"^[^\\u0000\\uD800-\\uDFFF]*([\\uD800-\\uDBFF][\\uDC00-\\uDFFF][^\\u0000\\uD800-\\uDFFF]*)*$",parentSchema:schema98.properties.email,data:data0}];
return false;
}
else {
if(!(formats6.test(data0))){
validate77.errors = [{instancePath:instancePath+"/email",schemaPath:"#/properties/email/format",keyword:"format",params:{format: "email"},schema:"email",parentSchema:schema98.properties.email,data:data0}];
return false;
}
}
}
}
else {
validate77.errors = [{instancePath:instancePath+"/email",schemaPath:"#/properties/email/type",keyword:"type",params:{type: "string"},schema:schema98.properties.email.type,parentSchema:schema98.properties.email,data:data0}];
return false;
}
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.role !== undefined){
let data1 = data.role;
const _errs3 = errors;
if(typeof data1 !== "string"){
validate77.errors = [{instancePath:instancePath+"/role",schemaPath:"#/components/schemas/InvitedRole/type",keyword:"type",params:{type: "string"},schema:schema99.type,parentSchema:schema99,data:data1}];
return false;
}
if(!((data1 === "admin") || (data1 === "member"))){
validate77.errors = [{instancePath:instancePath+"/role",schemaPath:"#/components/schemas/InvitedRole/enum",keyword:"enum",params:{allowedValues: schema99.enum},schema:schema99.enum,parentSchema:schema99,data:data1}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.name !== undefined){
let data2 = data.name;
const _errs6 = errors;
if((typeof data2 !== "string") && (data2 !== null)){
validate77.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: schema98.properties.name.type},schema:schema98.properties.name.type,parentSchema:schema98.properties.name,data:data2}];
return false;
}
if(errors === _errs6){
if(typeof data2 === "string"){
if(func1(data2) > 100){
validate77.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit: 100},schema:100,parentSchema:schema98.properties.name,data:data2}];
return false;
}
else {
if(func1(data2) < 1){
validate77.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema98.properties.name,data:data2}];
return false;
}
else {
if(!pattern16.test(data2)){
validate77.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/pattern",keyword:"pattern",params:{pattern: "^(?=[\\s\\S]*[^\\u0009-\\u000D\\u0020\\u0085\\u00A0\\u1680\\u2000-\\u200A\\u2028\\u2029\\u202F\\u205F\\u3000])[^\\u0000\\uD800-\\uDFFF]*([\\uD800-\\uDBFF][\\uDC00-\\uDFFF][^\\u0000\\uD800-\\uDFFF]*)*$"},schema:"^(?=[\\s\\S]*[^\\u0009-\\u000D\\u0020\\u0085\\u00A0\\u1680\\u2000-\\u200A\\u2028\\u2029\\u202F\\u205F\\u3000])[^\\u0000\\uD800-\\uDFFF]*([\\uD800-\\uDBFF][\\uDC00-\\uDFFF][^\\u0000\\uD800-\\uDFFF]*)*$",parentSchema:schema98.properties.name,data:data2}];
return false;
}
}
}
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate77.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema98.type,parentSchema:schema98,data}];
return false;
}
}
validate77.errors = vErrors;
return errors === 0;
}
validate77.evaluated = {"props":{"email":true,"role":true,"name":true},"dynamicProps":false,"dynamicItems":false};


function validate76(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate76.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate77(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate77.errors : vErrors.concat(validate77.errors);
errors = vErrors.length;
}
validate76.errors = vErrors;
return errors === 0;
}
validate76.evaluated = {"props":{"email":true,"role":true,"name":true},"dynamicProps":false,"dynamicItems":false};

export const createInvitation_body_email = validate79;
const schema100 = {"description":"The address, in any case.","type":"string","format":"email","maxLength":320,"pattern":"^[^\\u0000\\uD800-\\uDFFF]*([\\uD800-\\uDBFF][\\uDC00-\\uDFFF][^\\u0000\\uD800-\\uDFFF]*)*$"};

function validate79(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate79.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(errors === 0){
if(typeof data === "string"){
if(func1(data) > 320){
validate79.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 320},schema:320,parentSchema:schema100,data}];
return false;
}
else {
if(!pattern4.test(data)){
validate79.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000\\uD800-\\uDFFF]*([\\uD800-\\uDBFF][\\uDC00-\\uDFFF][^\\u0000\\uD800-\\uDFFF]*)*$"},schema:"^[^\\u0000\\uD800-\\uDFFF]*([\\uD800-\\uDBFF][\\uDC00-\\uDFFF][^\\u0000\\uD800-\\uDFFF]*)*$",parentSchema:schema100,data}];
return false;
}
else {
if(!(formats6.test(data))){
validate79.errors = [{instancePath,schemaPath:"#/format",keyword:"format",params:{format: "email"},schema:"email",parentSchema:schema100,data}];
return false;
}
}
}
}
else {
validate79.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema100.type,parentSchema:schema100,data}];
return false;
}
}
}
validate79.errors = vErrors;
return errors === 0;
}
validate79.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const createInvitation_body_role = validate80;
const schema101 = {"$ref":"contract#/components/schemas/InvitedRole"};

function validate80(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate80.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data !== "string"){
validate80.errors = [{instancePath,schemaPath:"contract#/components/schemas/InvitedRole/type",keyword:"type",params:{type: "string"},schema:schema99.type,parentSchema:schema99,data}];
return false;
}
if(!((data === "admin") || (data === "member"))){
validate80.errors = [{instancePath,schemaPath:"contract#/components/schemas/InvitedRole/enum",keyword:"enum",params:{allowedValues: schema99.enum},schema:schema99.enum,parentSchema:schema99,data}];
return false;
}
validate80.errors = vErrors;
return errors === 0;
}
validate80.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const createInvitation_body_name = validate81;
const schema103 = {"description":"The name of the person, for the list of invitations.","type":["string","null"],"minLength":1,"maxLength":100,"pattern":"^(?=[\\s\\S]*[^\\u0009-\\u000D\\u0020\\u0085\\u00A0\\u1680\\u2000-\\u200A\\u2028\\u2029\\u202F\\u205F\\u3000])[^\\u0000\\uD800-\\uDFFF]*([\\uD800-\\uDBFF][\\uDC00-\\uDFFF][^\\u0000\\uD800-\\uDFFF]*)*$","x-message":"must hold more than white space"};

function validate81(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate81.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if((typeof data !== "string") && (data !== null)){
validate81.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema103.type},schema:schema103.type,parentSchema:schema103,data}];
return false;
}
if(errors === 0){
if(typeof data === "string"){
if(func1(data) > 100){
validate81.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 100},schema:100,parentSchema:schema103,data}];
return false;
}
else {
if(func1(data) < 1){
validate81.errors = [{instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema103,data}];
return false;
}
else {
if(!pattern16.test(data)){
validate81.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^(?=[\\s\\S]*[^\\u0009-\\u000D\\u0020\\u0085\\u00A0\\u1680\\u2000-\\u200A\\u2028\\u2029\\u202F\\u205F\\u3000])[^\\u0000\\uD800-\\uDFFF]*([\\uD800-\\uDBFF][\\uDC00-\\uDFFF][^\\u0000\\uD800-\\uDFFF]*)*$"},schema:"^(?=[\\s\\S]*[^\\u0009-\\u000D\\u0020\\u0085\\u00A0\\u1680\\u2000-\\u200A\\u2028\\u2029\\u202F\\u205F\\u3000])[^\\u0000\\uD800-\\uDFFF]*([\\uD800-\\uDBFF][\\uDC00-\\uDFFF][^\\u0000\\uD800-\\uDFFF]*)*$",parentSchema:schema103,data}];
return false;
}
}
}
}
}
validate81.errors = vErrors;
return errors === 0;
}
validate81.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const createInvitation_201 = validate82;
const schema104 = {"$ref":"contract#/components/schemas/InvitationWithUrl"};
const schema105 = {"description":"An invitation and its link.","type":"object","additionalProperties":false,"required":["data","url"],"properties":{"data":{"$ref":"#/components/schemas/Invitation"},"url":{"description":"The link to pass on. Shown only once; null in a replay.","type":["string","null"],"x-shown-once":true}}};

function validate83(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate83.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.data === undefined) && (missing0 = "data")) || ((data.url === undefined) && (missing0 = "url"))){
validate83.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema105.required,parentSchema:schema105,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "data") || (key0 === "url"))){
validate83.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema105,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.data !== undefined){
const _errs2 = errors;
if(!(validate72(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate72.errors : vErrors.concat(validate72.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.url !== undefined){
let data1 = data.url;
const _errs3 = errors;
if((typeof data1 !== "string") && (data1 !== null)){
validate83.errors = [{instancePath:instancePath+"/url",schemaPath:"#/properties/url/type",keyword:"type",params:{type: schema105.properties.url.type},schema:schema105.properties.url.type,parentSchema:schema105.properties.url,data:data1}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate83.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema105.type,parentSchema:schema105,data}];
return false;
}
}
validate83.errors = vErrors;
return errors === 0;
}
validate83.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate82(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate82.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate83(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate83.errors : vErrors.concat(validate83.errors);
errors = vErrors.length;
}
validate82.errors = vErrors;
return errors === 0;
}
validate82.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const getInvitation_body = validate86;
const schema106 = {"$ref":"contract#/components/schemas/InvitationLookUp"};
const schema107 = {"description":"A link to look up.","type":"object","required":["token"],"properties":{"token":{"description":"The part of the link after `#`.","type":"string","minLength":1,"maxLength":255,"pattern":"^[^\\u0000\\uD800-\\uDFFF]*([\\uD800-\\uDBFF][\\uDC00-\\uDFFF][^\\u0000\\uD800-\\uDFFF]*)*$"}}};

function validate86(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate86.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs0 = errors;
if(errors === _errs0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.token === undefined) && (missing0 = "token")){
validate86.errors = [{instancePath,schemaPath:"contract#/components/schemas/InvitationLookUp/required",keyword:"required",params:{missingProperty: missing0},schema:schema107.required,parentSchema:schema107,data}];
return false;
}
else {
if(data.token !== undefined){
let data0 = data.token;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(func1(data0) > 255){
validate86.errors = [{instancePath:instancePath+"/token",schemaPath:"contract#/components/schemas/InvitationLookUp/properties/token/maxLength",keyword:"maxLength",params:{limit: 255},schema:255,parentSchema:schema107.properties.token,data:data0}];
return false;
}
else {
if(func1(data0) < 1){
validate86.errors = [{instancePath:instancePath+"/token",schemaPath:"contract#/components/schemas/InvitationLookUp/properties/token/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema107.properties.token,data:data0}];
return false;
}
else {
if(!pattern4.test(data0)){
validate86.errors = [{instancePath:instancePath+"/token",schemaPath:"contract#/components/schemas/InvitationLookUp/properties/token/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000\\uD800-\\uDFFF]*([\\uD800-\\uDBFF][\\uDC00-\\uDFFF][^\\u0000\\uD800-\\uDFFF]*)*$"},schema:"^[^\\u0000\\uD800-\\uDFFF]*([\\uD800-\\uDBFF][\\uDC00-\\uDFFF][^\\u0000\\uD800-\\uDFFF]*)*$",parentSchema:schema107.properties.token,data:data0}];
return false;
}
}
}
}
else {
validate86.errors = [{instancePath:instancePath+"/token",schemaPath:"contract#/components/schemas/InvitationLookUp/properties/token/type",keyword:"type",params:{type: "string"},schema:schema107.properties.token.type,parentSchema:schema107.properties.token,data:data0}];
return false;
}
}
}
}
}
else {
validate86.errors = [{instancePath,schemaPath:"contract#/components/schemas/InvitationLookUp/type",keyword:"type",params:{type: "object"},schema:schema107.type,parentSchema:schema107,data}];
return false;
}
}
validate86.errors = vErrors;
return errors === 0;
}
validate86.evaluated = {"props":{"token":true},"dynamicProps":false,"dynamicItems":false};

export const getInvitation_body_token = validate87;
const schema108 = {"description":"The part of the link after `#`.","type":"string","minLength":1,"maxLength":255,"pattern":"^[^\\u0000\\uD800-\\uDFFF]*([\\uD800-\\uDBFF][\\uDC00-\\uDFFF][^\\u0000\\uD800-\\uDFFF]*)*$"};

function validate87(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate87.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(typeof data === "string"){
if(func1(data) > 255){
validate87.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 255},schema:255,parentSchema:schema108,data}];
return false;
}
else {
if(func1(data) < 1){
validate87.errors = [{instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema108,data}];
return false;
}
else {
if(!pattern4.test(data)){
validate87.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000\\uD800-\\uDFFF]*([\\uD800-\\uDBFF][\\uDC00-\\uDFFF][^\\u0000\\uD800-\\uDFFF]*)*$"},schema:"^[^\\u0000\\uD800-\\uDFFF]*([\\uD800-\\uDBFF][\\uDC00-\\uDFFF][^\\u0000\\uD800-\\uDFFF]*)*$",parentSchema:schema108,data}];
return false;
}
}
}
}
else {
validate87.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema108.type,parentSchema:schema108,data}];
return false;
}
}
validate87.errors = vErrors;
return errors === 0;
}
validate87.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const getInvitation_200 = validate88;
const schema109 = {"$ref":"contract#/components/schemas/InvitationPreviewResponse"};
const schema110 = {"description":"What an invitation is for.","type":"object","additionalProperties":false,"required":["data"],"properties":{"data":{"$ref":"#/components/schemas/InvitationPreview"}}};
const schema111 = {"description":"What an invitation is for.","type":"object","additionalProperties":false,"required":["email","role","workspace","has_account"],"properties":{"email":{"description":"The address that is invited.","type":"string"},"role":{"$ref":"#/components/schemas/Role"},"workspace":{"$ref":"#/components/schemas/InvitingWorkspace"},"has_account":{"description":"Whether the address has an account, whose password is then asked for.","type":"boolean"}}};
const schema113 = {"description":"The workspace to join.","type":"object","additionalProperties":false,"required":["name"],"properties":{"name":{"description":"The name of the workspace.","type":"string"}}};

function validate90(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate90.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.email === undefined) && (missing0 = "email")) || ((data.role === undefined) && (missing0 = "role"))) || ((data.workspace === undefined) && (missing0 = "workspace"))) || ((data.has_account === undefined) && (missing0 = "has_account"))){
validate90.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema111.required,parentSchema:schema111,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((key0 === "email") || (key0 === "role")) || (key0 === "workspace")) || (key0 === "has_account"))){
validate90.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema111,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.email !== undefined){
let data0 = data.email;
const _errs2 = errors;
if(typeof data0 !== "string"){
validate90.errors = [{instancePath:instancePath+"/email",schemaPath:"#/properties/email/type",keyword:"type",params:{type: "string"},schema:schema111.properties.email.type,parentSchema:schema111.properties.email,data:data0}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.role !== undefined){
let data1 = data.role;
const _errs4 = errors;
if(typeof data1 !== "string"){
validate90.errors = [{instancePath:instancePath+"/role",schemaPath:"#/components/schemas/Role/type",keyword:"type",params:{type: "string"},schema:schema37.type,parentSchema:schema37,data:data1}];
return false;
}
if(!(((data1 === "owner") || (data1 === "admin")) || (data1 === "member"))){
validate90.errors = [{instancePath:instancePath+"/role",schemaPath:"#/components/schemas/Role/enum",keyword:"enum",params:{allowedValues: schema37.enum},schema:schema37.enum,parentSchema:schema37,data:data1}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.workspace !== undefined){
let data2 = data.workspace;
const _errs7 = errors;
const _errs8 = errors;
if(errors === _errs8){
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
let missing1;
if((data2.name === undefined) && (missing1 = "name")){
validate90.errors = [{instancePath:instancePath+"/workspace",schemaPath:"#/components/schemas/InvitingWorkspace/required",keyword:"required",params:{missingProperty: missing1},schema:schema113.required,parentSchema:schema113,data:data2}];
return false;
}
else {
const _errs10 = errors;
for(const key1 in data2){
if(!(key1 === "name")){
validate90.errors = [{instancePath:instancePath+"/workspace",schemaPath:"#/components/schemas/InvitingWorkspace/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},schema:false,parentSchema:schema113,data:data2}];
return false;
break;
}
}
if(_errs10 === errors){
if(data2.name !== undefined){
let data3 = data2.name;
if(typeof data3 !== "string"){
validate90.errors = [{instancePath:instancePath+"/workspace/name",schemaPath:"#/components/schemas/InvitingWorkspace/properties/name/type",keyword:"type",params:{type: "string"},schema:schema113.properties.name.type,parentSchema:schema113.properties.name,data:data3}];
return false;
}
}
}
}
}
else {
validate90.errors = [{instancePath:instancePath+"/workspace",schemaPath:"#/components/schemas/InvitingWorkspace/type",keyword:"type",params:{type: "object"},schema:schema113.type,parentSchema:schema113,data:data2}];
return false;
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.has_account !== undefined){
let data4 = data.has_account;
const _errs13 = errors;
if(typeof data4 !== "boolean"){
validate90.errors = [{instancePath:instancePath+"/has_account",schemaPath:"#/properties/has_account/type",keyword:"type",params:{type: "boolean"},schema:schema111.properties.has_account.type,parentSchema:schema111.properties.has_account,data:data4}];
return false;
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
else {
validate90.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema111.type,parentSchema:schema111,data}];
return false;
}
}
validate90.errors = vErrors;
return errors === 0;
}
validate90.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate89(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate89.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.data === undefined) && (missing0 = "data")){
validate89.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema110.required,parentSchema:schema110,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "data")){
validate89.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema110,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.data !== undefined){
if(!(validate90(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate90.errors : vErrors.concat(validate90.errors);
errors = vErrors.length;
}
}
}
}
}
else {
validate89.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema110.type,parentSchema:schema110,data}];
return false;
}
}
validate89.errors = vErrors;
return errors === 0;
}
validate89.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate88(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate88.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate89(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate89.errors : vErrors.concat(validate89.errors);
errors = vErrors.length;
}
validate88.errors = vErrors;
return errors === 0;
}
validate88.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const acceptInvitation_body = validate93;
const schema114 = {"$ref":"contract#/components/schemas/InvitationAcceptance"};
const schema115 = {"description":"Who joins. Unknown fields are ignored.","type":"object","required":["token","password"],"properties":{"token":{"description":"The part of the link after `#`.","type":"string","minLength":1,"maxLength":255,"pattern":"^[^\\u0000\\uD800-\\uDFFF]*([\\uD800-\\uDBFF][\\uDC00-\\uDFFF][^\\u0000\\uD800-\\uDFFF]*)*$"},"password":{"description":"The password of the account, or the one that a new account gets.","type":"string","minLength":1,"maxLength":200,"pattern":"^[^\\u0000\\uD800-\\uDFFF]*([\\uD800-\\uDBFF][\\uDC00-\\uDFFF][^\\u0000\\uD800-\\uDFFF]*)*$"},"name":{"description":"The name of a person without an account.","type":"string","minLength":1,"maxLength":100,"pattern":"^(?=[\\s\\S]*[^\\u0009-\\u000D\\u0020\\u0085\\u00A0\\u1680\\u2000-\\u200A\\u2028\\u2029\\u202F\\u205F\\u3000])[^\\u0000\\uD800-\\uDFFF]*([\\uD800-\\uDBFF][\\uDC00-\\uDFFF][^\\u0000\\uD800-\\uDFFF]*)*$","x-message":"must hold more than white space"},"code":{"description":"A code of the authenticator app, or a recovery code, if the account has a second factor.","type":"string","minLength":1,"maxLength":64,"pattern":"^[^\\u0000\\uD800-\\uDFFF]*([\\uD800-\\uDBFF][\\uDC00-\\uDFFF][^\\u0000\\uD800-\\uDFFF]*)*$"}}};

function validate93(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate93.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs0 = errors;
if(errors === _errs0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.token === undefined) && (missing0 = "token")) || ((data.password === undefined) && (missing0 = "password"))){
validate93.errors = [{instancePath,schemaPath:"contract#/components/schemas/InvitationAcceptance/required",keyword:"required",params:{missingProperty: missing0},schema:schema115.required,parentSchema:schema115,data}];
return false;
}
else {
if(data.token !== undefined){
let data0 = data.token;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(func1(data0) > 255){
validate93.errors = [{instancePath:instancePath+"/token",schemaPath:"contract#/components/schemas/InvitationAcceptance/properties/token/maxLength",keyword:"maxLength",params:{limit: 255},schema:255,parentSchema:schema115.properties.token,data:data0}];
return false;
}
else {
if(func1(data0) < 1){
validate93.errors = [{instancePath:instancePath+"/token",schemaPath:"contract#/components/schemas/InvitationAcceptance/properties/token/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema115.properties.token,data:data0}];
return false;
}
else {
if(!pattern4.test(data0)){
validate93.errors = [{instancePath:instancePath+"/token",schemaPath:"contract#/components/schemas/InvitationAcceptance/properties/token/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000\\uD800-\\uDFFF]*([\\uD800-\\uDBFF][\\uDC00-\\uDFFF][^\\u0000\\uD800-\\uDFFF]*)*$"},schema:"^[^\\u0000\\uD800-\\uDFFF]*([\\uD800-\\uDBFF][\\uDC00-\\uDFFF][^\\u0000\\uD800-\\uDFFF]*)*$",parentSchema:schema115.properties.token,data:data0}];
return false;
}
}
}
}
else {
validate93.errors = [{instancePath:instancePath+"/token",schemaPath:"contract#/components/schemas/InvitationAcceptance/properties/token/type",keyword:"type",params:{type: "string"},schema:schema115.properties.token.type,parentSchema:schema115.properties.token,data:data0}];
return false;
}
}
var valid1 = _errs2 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.password !== undefined){
let data1 = data.password;
const _errs4 = errors;
if(errors === _errs4){
if(typeof data1 === "string"){
if(func1(data1) > 200){
validate93.errors = [{instancePath:instancePath+"/password",schemaPath:"contract#/components/schemas/InvitationAcceptance/properties/password/maxLength",keyword:"maxLength",params:{limit: 200},schema:200,parentSchema:schema115.properties.password,data:data1}];
return false;
}
else {
if(func1(data1) < 1){
validate93.errors = [{instancePath:instancePath+"/password",schemaPath:"contract#/components/schemas/InvitationAcceptance/properties/password/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema115.properties.password,data:data1}];
return false;
}
else {
if(!pattern4.test(data1)){
validate93.errors = [{instancePath:instancePath+"/password",schemaPath:"contract#/components/schemas/InvitationAcceptance/properties/password/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000\\uD800-\\uDFFF]*([\\uD800-\\uDBFF][\\uDC00-\\uDFFF][^\\u0000\\uD800-\\uDFFF]*)*$"},schema:"^[^\\u0000\\uD800-\\uDFFF]*([\\uD800-\\uDBFF][\\uDC00-\\uDFFF][^\\u0000\\uD800-\\uDFFF]*)*$",parentSchema:schema115.properties.password,data:data1}];
return false;
}
}
}
}
else {
validate93.errors = [{instancePath:instancePath+"/password",schemaPath:"contract#/components/schemas/InvitationAcceptance/properties/password/type",keyword:"type",params:{type: "string"},schema:schema115.properties.password.type,parentSchema:schema115.properties.password,data:data1}];
return false;
}
}
var valid1 = _errs4 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.name !== undefined){
let data2 = data.name;
const _errs6 = errors;
if(errors === _errs6){
if(typeof data2 === "string"){
if(func1(data2) > 100){
validate93.errors = [{instancePath:instancePath+"/name",schemaPath:"contract#/components/schemas/InvitationAcceptance/properties/name/maxLength",keyword:"maxLength",params:{limit: 100},schema:100,parentSchema:schema115.properties.name,data:data2}];
return false;
}
else {
if(func1(data2) < 1){
validate93.errors = [{instancePath:instancePath+"/name",schemaPath:"contract#/components/schemas/InvitationAcceptance/properties/name/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema115.properties.name,data:data2}];
return false;
}
else {
if(!pattern16.test(data2)){
validate93.errors = [{instancePath:instancePath+"/name",schemaPath:"contract#/components/schemas/InvitationAcceptance/properties/name/pattern",keyword:"pattern",params:{pattern: "^(?=[\\s\\S]*[^\\u0009-\\u000D\\u0020\\u0085\\u00A0\\u1680\\u2000-\\u200A\\u2028\\u2029\\u202F\\u205F\\u3000])[^\\u0000\\uD800-\\uDFFF]*([\\uD800-\\uDBFF][\\uDC00-\\uDFFF][^\\u0000\\uD800-\\uDFFF]*)*$"},schema:"^(?=[\\s\\S]*[^\\u0009-\\u000D\\u0020\\u0085\\u00A0\\u1680\\u2000-\\u200A\\u2028\\u2029\\u202F\\u205F\\u3000])[^\\u0000\\uD800-\\uDFFF]*([\\uD800-\\uDBFF][\\uDC00-\\uDFFF][^\\u0000\\uD800-\\uDFFF]*)*$",parentSchema:schema115.properties.name,data:data2}];
return false;
}
}
}
}
else {
validate93.errors = [{instancePath:instancePath+"/name",schemaPath:"contract#/components/schemas/InvitationAcceptance/properties/name/type",keyword:"type",params:{type: "string"},schema:schema115.properties.name.type,parentSchema:schema115.properties.name,data:data2}];
return false;
}
}
var valid1 = _errs6 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.code !== undefined){
let data3 = data.code;
const _errs8 = errors;
if(errors === _errs8){
if(typeof data3 === "string"){
if(func1(data3) > 64){
validate93.errors = [{instancePath:instancePath+"/code",schemaPath:"contract#/components/schemas/InvitationAcceptance/properties/code/maxLength",keyword:"maxLength",params:{limit: 64},schema:64,parentSchema:schema115.properties.code,data:data3}];
return false;
}
else {
if(func1(data3) < 1){
validate93.errors = [{instancePath:instancePath+"/code",schemaPath:"contract#/components/schemas/InvitationAcceptance/properties/code/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema115.properties.code,data:data3}];
return false;
}
else {
if(!pattern4.test(data3)){
validate93.errors = [{instancePath:instancePath+"/code",schemaPath:"contract#/components/schemas/InvitationAcceptance/properties/code/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000\\uD800-\\uDFFF]*([\\uD800-\\uDBFF][\\uDC00-\\uDFFF][^\\u0000\\uD800-\\uDFFF]*)*$"},schema:"^[^\\u0000\\uD800-\\uDFFF]*([\\uD800-\\uDBFF][\\uDC00-\\uDFFF][^\\u0000\\uD800-\\uDFFF]*)*$",parentSchema:schema115.properties.code,data:data3}];
return false;
}
}
}
}
else {
validate93.errors = [{instancePath:instancePath+"/code",schemaPath:"contract#/components/schemas/InvitationAcceptance/properties/code/type",keyword:"type",params:{type: "string"},schema:schema115.properties.code.type,parentSchema:schema115.properties.code,data:data3}];
return false;
}
}
var valid1 = _errs8 === errors;
}
else {
var valid1 = true;
}
}
}
}
}
}
else {
validate93.errors = [{instancePath,schemaPath:"contract#/components/schemas/InvitationAcceptance/type",keyword:"type",params:{type: "object"},schema:schema115.type,parentSchema:schema115,data}];
return false;
}
}
validate93.errors = vErrors;
return errors === 0;
}
validate93.evaluated = {"props":{"token":true,"password":true,"name":true,"code":true},"dynamicProps":false,"dynamicItems":false};

export const acceptInvitation_body_token = validate94;
const schema116 = {"description":"The part of the link after `#`.","type":"string","minLength":1,"maxLength":255,"pattern":"^[^\\u0000\\uD800-\\uDFFF]*([\\uD800-\\uDBFF][\\uDC00-\\uDFFF][^\\u0000\\uD800-\\uDFFF]*)*$"};

function validate94(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate94.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(typeof data === "string"){
if(func1(data) > 255){
validate94.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 255},schema:255,parentSchema:schema116,data}];
return false;
}
else {
if(func1(data) < 1){
validate94.errors = [{instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema116,data}];
return false;
}
else {
if(!pattern4.test(data)){
validate94.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000\\uD800-\\uDFFF]*([\\uD800-\\uDBFF][\\uDC00-\\uDFFF][^\\u0000\\uD800-\\uDFFF]*)*$"},schema:"^[^\\u0000\\uD800-\\uDFFF]*([\\uD800-\\uDBFF][\\uDC00-\\uDFFF][^\\u0000\\uD800-\\uDFFF]*)*$",parentSchema:schema116,data}];
return false;
}
}
}
}
else {
validate94.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema116.type,parentSchema:schema116,data}];
return false;
}
}
validate94.errors = vErrors;
return errors === 0;
}
validate94.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const acceptInvitation_body_password = validate95;
const schema117 = {"description":"The password of the account, or the one that a new account gets.","type":"string","minLength":1,"maxLength":200,"pattern":"^[^\\u0000\\uD800-\\uDFFF]*([\\uD800-\\uDBFF][\\uDC00-\\uDFFF][^\\u0000\\uD800-\\uDFFF]*)*$"};

function validate95(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate95.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(typeof data === "string"){
if(func1(data) > 200){
validate95.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 200},schema:200,parentSchema:schema117,data}];
return false;
}
else {
if(func1(data) < 1){
validate95.errors = [{instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema117,data}];
return false;
}
else {
if(!pattern4.test(data)){
validate95.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000\\uD800-\\uDFFF]*([\\uD800-\\uDBFF][\\uDC00-\\uDFFF][^\\u0000\\uD800-\\uDFFF]*)*$"},schema:"^[^\\u0000\\uD800-\\uDFFF]*([\\uD800-\\uDBFF][\\uDC00-\\uDFFF][^\\u0000\\uD800-\\uDFFF]*)*$",parentSchema:schema117,data}];
return false;
}
}
}
}
else {
validate95.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema117.type,parentSchema:schema117,data}];
return false;
}
}
validate95.errors = vErrors;
return errors === 0;
}
validate95.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const acceptInvitation_body_name = validate96;
const schema118 = {"description":"The name of a person without an account.","type":"string","minLength":1,"maxLength":100,"pattern":"^(?=[\\s\\S]*[^\\u0009-\\u000D\\u0020\\u0085\\u00A0\\u1680\\u2000-\\u200A\\u2028\\u2029\\u202F\\u205F\\u3000])[^\\u0000\\uD800-\\uDFFF]*([\\uD800-\\uDBFF][\\uDC00-\\uDFFF][^\\u0000\\uD800-\\uDFFF]*)*$","x-message":"must hold more than white space"};

function validate96(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate96.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(typeof data === "string"){
if(func1(data) > 100){
validate96.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 100},schema:100,parentSchema:schema118,data}];
return false;
}
else {
if(func1(data) < 1){
validate96.errors = [{instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema118,data}];
return false;
}
else {
if(!pattern16.test(data)){
validate96.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^(?=[\\s\\S]*[^\\u0009-\\u000D\\u0020\\u0085\\u00A0\\u1680\\u2000-\\u200A\\u2028\\u2029\\u202F\\u205F\\u3000])[^\\u0000\\uD800-\\uDFFF]*([\\uD800-\\uDBFF][\\uDC00-\\uDFFF][^\\u0000\\uD800-\\uDFFF]*)*$"},schema:"^(?=[\\s\\S]*[^\\u0009-\\u000D\\u0020\\u0085\\u00A0\\u1680\\u2000-\\u200A\\u2028\\u2029\\u202F\\u205F\\u3000])[^\\u0000\\uD800-\\uDFFF]*([\\uD800-\\uDBFF][\\uDC00-\\uDFFF][^\\u0000\\uD800-\\uDFFF]*)*$",parentSchema:schema118,data}];
return false;
}
}
}
}
else {
validate96.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema118.type,parentSchema:schema118,data}];
return false;
}
}
validate96.errors = vErrors;
return errors === 0;
}
validate96.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const acceptInvitation_body_code = validate97;
const schema119 = {"description":"A code of the authenticator app, or a recovery code, if the account has a second factor.","type":"string","minLength":1,"maxLength":64,"pattern":"^[^\\u0000\\uD800-\\uDFFF]*([\\uD800-\\uDBFF][\\uDC00-\\uDFFF][^\\u0000\\uD800-\\uDFFF]*)*$"};

function validate97(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate97.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(typeof data === "string"){
if(func1(data) > 64){
validate97.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 64},schema:64,parentSchema:schema119,data}];
return false;
}
else {
if(func1(data) < 1){
validate97.errors = [{instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema119,data}];
return false;
}
else {
if(!pattern4.test(data)){
validate97.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000\\uD800-\\uDFFF]*([\\uD800-\\uDBFF][\\uDC00-\\uDFFF][^\\u0000\\uD800-\\uDFFF]*)*$"},schema:"^[^\\u0000\\uD800-\\uDFFF]*([\\uD800-\\uDBFF][\\uDC00-\\uDFFF][^\\u0000\\uD800-\\uDFFF]*)*$",parentSchema:schema119,data}];
return false;
}
}
}
}
else {
validate97.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema119.type,parentSchema:schema119,data}];
return false;
}
}
validate97.errors = vErrors;
return errors === 0;
}
validate97.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const acceptInvitation_201 = validate98;
const schema120 = {"$ref":"contract#/components/schemas/SessionResponse"};

function validate99(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate99.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.data === undefined) && (missing0 = "data")){
validate99.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema33.required,parentSchema:schema33,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "data")){
validate99.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema33,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.data !== undefined){
if(!(validate23(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
}
}
}
}
}
else {
validate99.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema33.type,parentSchema:schema33,data}];
return false;
}
}
validate99.errors = vErrors;
return errors === 0;
}
validate99.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate98(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate98.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate99(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate99.errors : vErrors.concat(validate99.errors);
errors = vErrors.length;
}
validate98.errors = vErrors;
return errors === 0;
}
validate98.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const requestPasswordReset_body = validate102;
const schema122 = {"$ref":"contract#/components/schemas/PasswordResetRequest"};
const schema123 = {"description":"Whose password to reset.","type":"object","required":["email"],"properties":{"email":{"description":"The e-mail address, in any case.","type":"string","minLength":1,"maxLength":320,"pattern":"^[^\\u0000\\uD800-\\uDFFF]*([\\uD800-\\uDBFF][\\uDC00-\\uDFFF][^\\u0000\\uD800-\\uDFFF]*)*$"}}};

function validate102(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate102.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs0 = errors;
if(errors === _errs0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.email === undefined) && (missing0 = "email")){
validate102.errors = [{instancePath,schemaPath:"contract#/components/schemas/PasswordResetRequest/required",keyword:"required",params:{missingProperty: missing0},schema:schema123.required,parentSchema:schema123,data}];
return false;
}
else {
if(data.email !== undefined){
let data0 = data.email;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(func1(data0) > 320){
validate102.errors = [{instancePath:instancePath+"/email",schemaPath:"contract#/components/schemas/PasswordResetRequest/properties/email/maxLength",keyword:"maxLength",params:{limit: 320},schema:320,parentSchema:schema123.properties.email,data:data0}];
return false;
}
else {
if(func1(data0) < 1){
validate102.errors = [{instancePath:instancePath+"/email",schemaPath:"contract#/components/schemas/PasswordResetRequest/properties/email/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema123.properties.email,data:data0}];
return false;
}
else {
if(!pattern4.test(data0)){
validate102.errors = [{instancePath:instancePath+"/email",schemaPath:"contract#/components/schemas/PasswordResetRequest/properties/email/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000\\uD800-\\uDFFF]*([\\uD800-\\uDBFF][\\uDC00-\\uDFFF][^\\u0000\\uD800-\\uDFFF]*)*$"},schema:"^[^\\u0000\\uD800-\\uDFFF]*([\\uD800-\\uDBFF][\\uDC00-\\uDFFF][^\\u0000\\uD800-\\uDFFF]*)*$",parentSchema:schema123.properties.email,data:data0}];
return false;
}
}
}
}
else {
validate102.errors = [{instancePath:instancePath+"/email",schemaPath:"contract#/components/schemas/PasswordResetRequest/properties/email/type",keyword:"type",params:{type: "string"},schema:schema123.properties.email.type,parentSchema:schema123.properties.email,data:data0}];
return false;
}
}
}
}
}
else {
validate102.errors = [{instancePath,schemaPath:"contract#/components/schemas/PasswordResetRequest/type",keyword:"type",params:{type: "object"},schema:schema123.type,parentSchema:schema123,data}];
return false;
}
}
validate102.errors = vErrors;
return errors === 0;
}
validate102.evaluated = {"props":{"email":true},"dynamicProps":false,"dynamicItems":false};

export const requestPasswordReset_body_email = validate103;
const schema124 = {"description":"The e-mail address, in any case.","type":"string","minLength":1,"maxLength":320,"pattern":"^[^\\u0000\\uD800-\\uDFFF]*([\\uD800-\\uDBFF][\\uDC00-\\uDFFF][^\\u0000\\uD800-\\uDFFF]*)*$"};

function validate103(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate103.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(typeof data === "string"){
if(func1(data) > 320){
validate103.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 320},schema:320,parentSchema:schema124,data}];
return false;
}
else {
if(func1(data) < 1){
validate103.errors = [{instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema124,data}];
return false;
}
else {
if(!pattern4.test(data)){
validate103.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000\\uD800-\\uDFFF]*([\\uD800-\\uDBFF][\\uDC00-\\uDFFF][^\\u0000\\uD800-\\uDFFF]*)*$"},schema:"^[^\\u0000\\uD800-\\uDFFF]*([\\uD800-\\uDBFF][\\uDC00-\\uDFFF][^\\u0000\\uD800-\\uDFFF]*)*$",parentSchema:schema124,data}];
return false;
}
}
}
}
else {
validate103.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema124.type,parentSchema:schema124,data}];
return false;
}
}
validate103.errors = vErrors;
return errors === 0;
}
validate103.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const completePasswordReset_body = validate104;
const schema125 = {"$ref":"contract#/components/schemas/PasswordResetCompletion"};
const schema126 = {"description":"The new password.","type":"object","required":["token","new_password"],"properties":{"token":{"description":"The part of the link after `#`.","type":"string","minLength":1,"maxLength":255,"pattern":"^[^\\u0000\\uD800-\\uDFFF]*([\\uD800-\\uDBFF][\\uDC00-\\uDFFF][^\\u0000\\uD800-\\uDFFF]*)*$"},"new_password":{"description":"The new password.","type":"string","minLength":12,"maxLength":200,"pattern":"^[^\\u0000\\uD800-\\uDFFF]*([\\uD800-\\uDBFF][\\uDC00-\\uDFFF][^\\u0000\\uD800-\\uDFFF]*)*$"}}};

function validate104(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate104.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs0 = errors;
if(errors === _errs0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.token === undefined) && (missing0 = "token")) || ((data.new_password === undefined) && (missing0 = "new_password"))){
validate104.errors = [{instancePath,schemaPath:"contract#/components/schemas/PasswordResetCompletion/required",keyword:"required",params:{missingProperty: missing0},schema:schema126.required,parentSchema:schema126,data}];
return false;
}
else {
if(data.token !== undefined){
let data0 = data.token;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(func1(data0) > 255){
validate104.errors = [{instancePath:instancePath+"/token",schemaPath:"contract#/components/schemas/PasswordResetCompletion/properties/token/maxLength",keyword:"maxLength",params:{limit: 255},schema:255,parentSchema:schema126.properties.token,data:data0}];
return false;
}
else {
if(func1(data0) < 1){
validate104.errors = [{instancePath:instancePath+"/token",schemaPath:"contract#/components/schemas/PasswordResetCompletion/properties/token/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema126.properties.token,data:data0}];
return false;
}
else {
if(!pattern4.test(data0)){
validate104.errors = [{instancePath:instancePath+"/token",schemaPath:"contract#/components/schemas/PasswordResetCompletion/properties/token/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000\\uD800-\\uDFFF]*([\\uD800-\\uDBFF][\\uDC00-\\uDFFF][^\\u0000\\uD800-\\uDFFF]*)*$"},schema:"^[^\\u0000\\uD800-\\uDFFF]*([\\uD800-\\uDBFF][\\uDC00-\\uDFFF][^\\u0000\\uD800-\\uDFFF]*)*$",parentSchema:schema126.properties.token,data:data0}];
return false;
}
}
}
}
else {
validate104.errors = [{instancePath:instancePath+"/token",schemaPath:"contract#/components/schemas/PasswordResetCompletion/properties/token/type",keyword:"type",params:{type: "string"},schema:schema126.properties.token.type,parentSchema:schema126.properties.token,data:data0}];
return false;
}
}
var valid1 = _errs2 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.new_password !== undefined){
let data1 = data.new_password;
const _errs4 = errors;
if(errors === _errs4){
if(typeof data1 === "string"){
if(func1(data1) > 200){
validate104.errors = [{instancePath:instancePath+"/new_password",schemaPath:"contract#/components/schemas/PasswordResetCompletion/properties/new_password/maxLength",keyword:"maxLength",params:{limit: 200},schema:200,parentSchema:schema126.properties.new_password,data:data1}];
return false;
}
else {
if(func1(data1) < 12){
validate104.errors = [{instancePath:instancePath+"/new_password",schemaPath:"contract#/components/schemas/PasswordResetCompletion/properties/new_password/minLength",keyword:"minLength",params:{limit: 12},schema:12,parentSchema:schema126.properties.new_password,data:data1}];
return false;
}
else {
if(!pattern4.test(data1)){
validate104.errors = [{instancePath:instancePath+"/new_password",schemaPath:"contract#/components/schemas/PasswordResetCompletion/properties/new_password/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000\\uD800-\\uDFFF]*([\\uD800-\\uDBFF][\\uDC00-\\uDFFF][^\\u0000\\uD800-\\uDFFF]*)*$"},schema:"^[^\\u0000\\uD800-\\uDFFF]*([\\uD800-\\uDBFF][\\uDC00-\\uDFFF][^\\u0000\\uD800-\\uDFFF]*)*$",parentSchema:schema126.properties.new_password,data:data1}];
return false;
}
}
}
}
else {
validate104.errors = [{instancePath:instancePath+"/new_password",schemaPath:"contract#/components/schemas/PasswordResetCompletion/properties/new_password/type",keyword:"type",params:{type: "string"},schema:schema126.properties.new_password.type,parentSchema:schema126.properties.new_password,data:data1}];
return false;
}
}
var valid1 = _errs4 === errors;
}
else {
var valid1 = true;
}
}
}
}
else {
validate104.errors = [{instancePath,schemaPath:"contract#/components/schemas/PasswordResetCompletion/type",keyword:"type",params:{type: "object"},schema:schema126.type,parentSchema:schema126,data}];
return false;
}
}
validate104.errors = vErrors;
return errors === 0;
}
validate104.evaluated = {"props":{"token":true,"new_password":true},"dynamicProps":false,"dynamicItems":false};

export const completePasswordReset_body_token = validate105;
const schema127 = {"description":"The part of the link after `#`.","type":"string","minLength":1,"maxLength":255,"pattern":"^[^\\u0000\\uD800-\\uDFFF]*([\\uD800-\\uDBFF][\\uDC00-\\uDFFF][^\\u0000\\uD800-\\uDFFF]*)*$"};

function validate105(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate105.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(typeof data === "string"){
if(func1(data) > 255){
validate105.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 255},schema:255,parentSchema:schema127,data}];
return false;
}
else {
if(func1(data) < 1){
validate105.errors = [{instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema127,data}];
return false;
}
else {
if(!pattern4.test(data)){
validate105.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000\\uD800-\\uDFFF]*([\\uD800-\\uDBFF][\\uDC00-\\uDFFF][^\\u0000\\uD800-\\uDFFF]*)*$"},schema:"^[^\\u0000\\uD800-\\uDFFF]*([\\uD800-\\uDBFF][\\uDC00-\\uDFFF][^\\u0000\\uD800-\\uDFFF]*)*$",parentSchema:schema127,data}];
return false;
}
}
}
}
else {
validate105.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema127.type,parentSchema:schema127,data}];
return false;
}
}
validate105.errors = vErrors;
return errors === 0;
}
validate105.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const completePasswordReset_body_new_password = validate106;
const schema128 = {"description":"The new password.","type":"string","minLength":12,"maxLength":200,"pattern":"^[^\\u0000\\uD800-\\uDFFF]*([\\uD800-\\uDBFF][\\uDC00-\\uDFFF][^\\u0000\\uD800-\\uDFFF]*)*$"};

function validate106(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate106.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(typeof data === "string"){
if(func1(data) > 200){
validate106.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 200},schema:200,parentSchema:schema128,data}];
return false;
}
else {
if(func1(data) < 12){
validate106.errors = [{instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 12},schema:12,parentSchema:schema128,data}];
return false;
}
else {
if(!pattern4.test(data)){
validate106.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000\\uD800-\\uDFFF]*([\\uD800-\\uDBFF][\\uDC00-\\uDFFF][^\\u0000\\uD800-\\uDFFF]*)*$"},schema:"^[^\\u0000\\uD800-\\uDFFF]*([\\uD800-\\uDBFF][\\uDC00-\\uDFFF][^\\u0000\\uD800-\\uDFFF]*)*$",parentSchema:schema128,data}];
return false;
}
}
}
}
else {
validate106.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema128.type,parentSchema:schema128,data}];
return false;
}
}
validate106.errors = vErrors;
return errors === 0;
}
validate106.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const listMembers_query_status = validate107;
const schema129 = {"$ref":"contract#/components/schemas/MemberStatus"};
const schema130 = {"description":"Whether the membership gives access. Pending members have not joined yet.","type":"string","enum":["active","suspended","pending"]};

function validate107(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate107.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data !== "string"){
validate107.errors = [{instancePath,schemaPath:"contract#/components/schemas/MemberStatus/type",keyword:"type",params:{type: "string"},schema:schema130.type,parentSchema:schema130,data}];
return false;
}
if(!(((data === "active") || (data === "suspended")) || (data === "pending"))){
validate107.errors = [{instancePath,schemaPath:"contract#/components/schemas/MemberStatus/enum",keyword:"enum",params:{allowedValues: schema130.enum},schema:schema130.enum,parentSchema:schema130,data}];
return false;
}
validate107.errors = vErrors;
return errors === 0;
}
validate107.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const listMembers_query_role = validate108;
const schema131 = {"$ref":"contract#/components/schemas/Role"};

function validate108(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate108.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data !== "string"){
validate108.errors = [{instancePath,schemaPath:"contract#/components/schemas/Role/type",keyword:"type",params:{type: "string"},schema:schema37.type,parentSchema:schema37,data}];
return false;
}
if(!(((data === "owner") || (data === "admin")) || (data === "member"))){
validate108.errors = [{instancePath,schemaPath:"contract#/components/schemas/Role/enum",keyword:"enum",params:{allowedValues: schema37.enum},schema:schema37.enum,parentSchema:schema37,data}];
return false;
}
validate108.errors = vErrors;
return errors === 0;
}
validate108.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const listMembers_query_q = validate109;
const schema133 = {"type":"string","maxLength":255,"pattern":"^[^\\u0000\\uD800-\\uDFFF]*([\\uD800-\\uDBFF][\\uDC00-\\uDFFF][^\\u0000\\uD800-\\uDFFF]*)*$"};

function validate109(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate109.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(typeof data === "string"){
if(func1(data) > 255){
validate109.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 255},schema:255,parentSchema:schema133,data}];
return false;
}
else {
if(!pattern4.test(data)){
validate109.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000\\uD800-\\uDFFF]*([\\uD800-\\uDBFF][\\uDC00-\\uDFFF][^\\u0000\\uD800-\\uDFFF]*)*$"},schema:"^[^\\u0000\\uD800-\\uDFFF]*([\\uD800-\\uDBFF][\\uDC00-\\uDFFF][^\\u0000\\uD800-\\uDFFF]*)*$",parentSchema:schema133,data}];
return false;
}
}
}
else {
validate109.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema133.type,parentSchema:schema133,data}];
return false;
}
}
validate109.errors = vErrors;
return errors === 0;
}
validate109.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const listMembers_query_cursor = validate110;
const schema134 = {"type":"string","maxLength":1024};

function validate110(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate110.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(typeof data === "string"){
if(func1(data) > 1024){
validate110.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 1024},schema:1024,parentSchema:schema134,data}];
return false;
}
}
else {
validate110.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema134.type,parentSchema:schema134,data}];
return false;
}
}
validate110.errors = vErrors;
return errors === 0;
}
validate110.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const listMembers_200 = validate111;
const schema135 = {"$ref":"contract#/components/schemas/MemberList"};
const schema136 = {"description":"A page of a list.","type":"object","additionalProperties":false,"required":["data","meta"],"properties":{"data":{"description":"The items of this page.","type":"array","items":{"$ref":"#/components/schemas/Member"}},"meta":{"$ref":"#/components/schemas/CursorMeta"}}};
const schema137 = {"description":"A member of the workspace.","type":"object","additionalProperties":false,"required":["user","role","status","joined_at","last_seen_at"],"properties":{"user":{"$ref":"#/components/schemas/MemberUser"},"role":{"$ref":"#/components/schemas/Role"},"status":{"$ref":"#/components/schemas/MemberStatus"},"joined_at":{"description":"When the member joined. Null for pending members.","type":["string","null"],"format":"date-time"},"last_seen_at":{"description":"When the member last used a session in this workspace, to the minute. Null: never.","type":["string","null"],"format":"date-time"}}};
const schema138 = {"description":"The user of a membership.","type":"object","additionalProperties":false,"required":["id","name","email"],"properties":{"id":{"description":"The id of the user.","type":"string"},"name":{"description":"The name of the user.","type":"string"},"email":{"description":"The e-mail address of the user.","type":"string"}}};

function validate113(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate113.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.user === undefined) && (missing0 = "user")) || ((data.role === undefined) && (missing0 = "role"))) || ((data.status === undefined) && (missing0 = "status"))) || ((data.joined_at === undefined) && (missing0 = "joined_at"))) || ((data.last_seen_at === undefined) && (missing0 = "last_seen_at"))){
validate113.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema137.required,parentSchema:schema137,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((((key0 === "user") || (key0 === "role")) || (key0 === "status")) || (key0 === "joined_at")) || (key0 === "last_seen_at"))){
validate113.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema137,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.user !== undefined){
let data0 = data.user;
const _errs2 = errors;
const _errs3 = errors;
if(errors === _errs3){
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
let missing1;
if((((data0.id === undefined) && (missing1 = "id")) || ((data0.name === undefined) && (missing1 = "name"))) || ((data0.email === undefined) && (missing1 = "email"))){
validate113.errors = [{instancePath:instancePath+"/user",schemaPath:"#/components/schemas/MemberUser/required",keyword:"required",params:{missingProperty: missing1},schema:schema138.required,parentSchema:schema138,data:data0}];
return false;
}
else {
const _errs5 = errors;
for(const key1 in data0){
if(!(((key1 === "id") || (key1 === "name")) || (key1 === "email"))){
validate113.errors = [{instancePath:instancePath+"/user",schemaPath:"#/components/schemas/MemberUser/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},schema:false,parentSchema:schema138,data:data0}];
return false;
break;
}
}
if(_errs5 === errors){
if(data0.id !== undefined){
let data1 = data0.id;
const _errs6 = errors;
if(typeof data1 !== "string"){
validate113.errors = [{instancePath:instancePath+"/user/id",schemaPath:"#/components/schemas/MemberUser/properties/id/type",keyword:"type",params:{type: "string"},schema:schema138.properties.id.type,parentSchema:schema138.properties.id,data:data1}];
return false;
}
var valid2 = _errs6 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data0.name !== undefined){
let data2 = data0.name;
const _errs8 = errors;
if(typeof data2 !== "string"){
validate113.errors = [{instancePath:instancePath+"/user/name",schemaPath:"#/components/schemas/MemberUser/properties/name/type",keyword:"type",params:{type: "string"},schema:schema138.properties.name.type,parentSchema:schema138.properties.name,data:data2}];
return false;
}
var valid2 = _errs8 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data0.email !== undefined){
let data3 = data0.email;
const _errs10 = errors;
if(typeof data3 !== "string"){
validate113.errors = [{instancePath:instancePath+"/user/email",schemaPath:"#/components/schemas/MemberUser/properties/email/type",keyword:"type",params:{type: "string"},schema:schema138.properties.email.type,parentSchema:schema138.properties.email,data:data3}];
return false;
}
var valid2 = _errs10 === errors;
}
else {
var valid2 = true;
}
}
}
}
}
}
else {
validate113.errors = [{instancePath:instancePath+"/user",schemaPath:"#/components/schemas/MemberUser/type",keyword:"type",params:{type: "object"},schema:schema138.type,parentSchema:schema138,data:data0}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.role !== undefined){
let data4 = data.role;
const _errs12 = errors;
if(typeof data4 !== "string"){
validate113.errors = [{instancePath:instancePath+"/role",schemaPath:"#/components/schemas/Role/type",keyword:"type",params:{type: "string"},schema:schema37.type,parentSchema:schema37,data:data4}];
return false;
}
if(!(((data4 === "owner") || (data4 === "admin")) || (data4 === "member"))){
validate113.errors = [{instancePath:instancePath+"/role",schemaPath:"#/components/schemas/Role/enum",keyword:"enum",params:{allowedValues: schema37.enum},schema:schema37.enum,parentSchema:schema37,data:data4}];
return false;
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.status !== undefined){
let data5 = data.status;
const _errs15 = errors;
if(typeof data5 !== "string"){
validate113.errors = [{instancePath:instancePath+"/status",schemaPath:"#/components/schemas/MemberStatus/type",keyword:"type",params:{type: "string"},schema:schema130.type,parentSchema:schema130,data:data5}];
return false;
}
if(!(((data5 === "active") || (data5 === "suspended")) || (data5 === "pending"))){
validate113.errors = [{instancePath:instancePath+"/status",schemaPath:"#/components/schemas/MemberStatus/enum",keyword:"enum",params:{allowedValues: schema130.enum},schema:schema130.enum,parentSchema:schema130,data:data5}];
return false;
}
var valid0 = _errs15 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.joined_at !== undefined){
let data6 = data.joined_at;
const _errs18 = errors;
if((typeof data6 !== "string") && (data6 !== null)){
validate113.errors = [{instancePath:instancePath+"/joined_at",schemaPath:"#/properties/joined_at/type",keyword:"type",params:{type: schema137.properties.joined_at.type},schema:schema137.properties.joined_at.type,parentSchema:schema137.properties.joined_at,data:data6}];
return false;
}
if(errors === _errs18){
if(errors === _errs18){
if(typeof data6 === "string"){
if(!(formats0.validate(data6))){
validate113.errors = [{instancePath:instancePath+"/joined_at",schemaPath:"#/properties/joined_at/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema137.properties.joined_at,data:data6}];
return false;
}
}
}
}
var valid0 = _errs18 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.last_seen_at !== undefined){
let data7 = data.last_seen_at;
const _errs20 = errors;
if((typeof data7 !== "string") && (data7 !== null)){
validate113.errors = [{instancePath:instancePath+"/last_seen_at",schemaPath:"#/properties/last_seen_at/type",keyword:"type",params:{type: schema137.properties.last_seen_at.type},schema:schema137.properties.last_seen_at.type,parentSchema:schema137.properties.last_seen_at,data:data7}];
return false;
}
if(errors === _errs20){
if(errors === _errs20){
if(typeof data7 === "string"){
if(!(formats0.validate(data7))){
validate113.errors = [{instancePath:instancePath+"/last_seen_at",schemaPath:"#/properties/last_seen_at/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema137.properties.last_seen_at,data:data7}];
return false;
}
}
}
}
var valid0 = _errs20 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
else {
validate113.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema137.type,parentSchema:schema137,data}];
return false;
}
}
validate113.errors = vErrors;
return errors === 0;
}
validate113.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate112(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate112.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.data === undefined) && (missing0 = "data")) || ((data.meta === undefined) && (missing0 = "meta"))){
validate112.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema136.required,parentSchema:schema136,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "data") || (key0 === "meta"))){
validate112.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema136,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.data !== undefined){
let data0 = data.data;
const _errs2 = errors;
if(errors === _errs2){
if(Array.isArray(data0)){
var valid1 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
const _errs4 = errors;
if(!(validate113(data0[i0], {instancePath:instancePath+"/data/" + i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate113.errors : vErrors.concat(validate113.errors);
errors = vErrors.length;
}
var valid1 = _errs4 === errors;
if(!valid1){
break;
}
}
}
else {
validate112.errors = [{instancePath:instancePath+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type: "array"},schema:schema136.properties.data.type,parentSchema:schema136.properties.data,data:data0}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.meta !== undefined){
let data2 = data.meta;
const _errs5 = errors;
const _errs6 = errors;
if(errors === _errs6){
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
let missing1;
if((data2.next_cursor === undefined) && (missing1 = "next_cursor")){
validate112.errors = [{instancePath:instancePath+"/meta",schemaPath:"#/components/schemas/CursorMeta/required",keyword:"required",params:{missingProperty: missing1},schema:schema56.required,parentSchema:schema56,data:data2}];
return false;
}
else {
const _errs8 = errors;
for(const key1 in data2){
if(!(key1 === "next_cursor")){
validate112.errors = [{instancePath:instancePath+"/meta",schemaPath:"#/components/schemas/CursorMeta/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},schema:false,parentSchema:schema56,data:data2}];
return false;
break;
}
}
if(_errs8 === errors){
if(data2.next_cursor !== undefined){
let data3 = data2.next_cursor;
if((typeof data3 !== "string") && (data3 !== null)){
validate112.errors = [{instancePath:instancePath+"/meta/next_cursor",schemaPath:"#/components/schemas/CursorMeta/properties/next_cursor/type",keyword:"type",params:{type: schema56.properties.next_cursor.type},schema:schema56.properties.next_cursor.type,parentSchema:schema56.properties.next_cursor,data:data3}];
return false;
}
}
}
}
}
else {
validate112.errors = [{instancePath:instancePath+"/meta",schemaPath:"#/components/schemas/CursorMeta/type",keyword:"type",params:{type: "object"},schema:schema56.type,parentSchema:schema56,data:data2}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate112.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema136.type,parentSchema:schema136,data}];
return false;
}
}
validate112.errors = vErrors;
return errors === 0;
}
validate112.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate111(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate111.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate112(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate112.errors : vErrors.concat(validate112.errors);
errors = vErrors.length;
}
validate111.errors = vErrors;
return errors === 0;
}
validate111.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const updateMember_body = validate116;
const schema142 = {"$ref":"contract#/components/schemas/MemberUpdate"};
const schema143 = {"description":"What to change. Unknown fields are ignored.","type":"object","properties":{"role":{"$ref":"#/components/schemas/Role"},"status":{"$ref":"#/components/schemas/MemberAccess"}}};
const schema145 = {"description":"Whether a membership gives access.","type":"string","enum":["active","suspended"]};

function validate117(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate117.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.role !== undefined){
let data0 = data.role;
const _errs1 = errors;
if(typeof data0 !== "string"){
validate117.errors = [{instancePath:instancePath+"/role",schemaPath:"#/components/schemas/Role/type",keyword:"type",params:{type: "string"},schema:schema37.type,parentSchema:schema37,data:data0}];
return false;
}
if(!(((data0 === "owner") || (data0 === "admin")) || (data0 === "member"))){
validate117.errors = [{instancePath:instancePath+"/role",schemaPath:"#/components/schemas/Role/enum",keyword:"enum",params:{allowedValues: schema37.enum},schema:schema37.enum,parentSchema:schema37,data:data0}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.status !== undefined){
let data1 = data.status;
const _errs4 = errors;
if(typeof data1 !== "string"){
validate117.errors = [{instancePath:instancePath+"/status",schemaPath:"#/components/schemas/MemberAccess/type",keyword:"type",params:{type: "string"},schema:schema145.type,parentSchema:schema145,data:data1}];
return false;
}
if(!((data1 === "active") || (data1 === "suspended"))){
validate117.errors = [{instancePath:instancePath+"/status",schemaPath:"#/components/schemas/MemberAccess/enum",keyword:"enum",params:{allowedValues: schema145.enum},schema:schema145.enum,parentSchema:schema145,data:data1}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
}
}
else {
validate117.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema143.type,parentSchema:schema143,data}];
return false;
}
}
validate117.errors = vErrors;
return errors === 0;
}
validate117.evaluated = {"props":{"role":true,"status":true},"dynamicProps":false,"dynamicItems":false};


function validate116(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate116.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate117(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate117.errors : vErrors.concat(validate117.errors);
errors = vErrors.length;
}
validate116.errors = vErrors;
return errors === 0;
}
validate116.evaluated = {"props":{"role":true,"status":true},"dynamicProps":false,"dynamicItems":false};

export const updateMember_body_role = validate119;
const schema146 = {"$ref":"contract#/components/schemas/Role"};

function validate119(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate119.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data !== "string"){
validate119.errors = [{instancePath,schemaPath:"contract#/components/schemas/Role/type",keyword:"type",params:{type: "string"},schema:schema37.type,parentSchema:schema37,data}];
return false;
}
if(!(((data === "owner") || (data === "admin")) || (data === "member"))){
validate119.errors = [{instancePath,schemaPath:"contract#/components/schemas/Role/enum",keyword:"enum",params:{allowedValues: schema37.enum},schema:schema37.enum,parentSchema:schema37,data}];
return false;
}
validate119.errors = vErrors;
return errors === 0;
}
validate119.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const updateMember_body_status = validate120;
const schema148 = {"$ref":"contract#/components/schemas/MemberAccess"};

function validate120(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate120.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data !== "string"){
validate120.errors = [{instancePath,schemaPath:"contract#/components/schemas/MemberAccess/type",keyword:"type",params:{type: "string"},schema:schema145.type,parentSchema:schema145,data}];
return false;
}
if(!((data === "active") || (data === "suspended"))){
validate120.errors = [{instancePath,schemaPath:"contract#/components/schemas/MemberAccess/enum",keyword:"enum",params:{allowedValues: schema145.enum},schema:schema145.enum,parentSchema:schema145,data}];
return false;
}
validate120.errors = vErrors;
return errors === 0;
}
validate120.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const updateMember_200 = validate121;
const schema150 = {"$ref":"contract#/components/schemas/MemberResponse"};
const schema151 = {"description":"The resource.","type":"object","additionalProperties":false,"required":["data"],"properties":{"data":{"$ref":"#/components/schemas/Member"}}};

function validate122(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate122.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.data === undefined) && (missing0 = "data")){
validate122.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema151.required,parentSchema:schema151,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "data")){
validate122.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema151,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.data !== undefined){
if(!(validate113(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate113.errors : vErrors.concat(validate113.errors);
errors = vErrors.length;
}
}
}
}
}
else {
validate122.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema151.type,parentSchema:schema151,data}];
return false;
}
}
validate122.errors = vErrors;
return errors === 0;
}
validate122.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate121(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate121.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate122(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate122.errors : vErrors.concat(validate122.errors);
errors = vErrors.length;
}
validate121.errors = vErrors;
return errors === 0;
}
validate121.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const updateWorkspace_body = validate125;
const schema152 = {"$ref":"contract#/components/schemas/WorkspaceUpdate"};
const schema153 = {"description":"What to change. Unknown fields are ignored.","type":"object","minProperties":1,"properties":{"name":{"description":"Its name.","type":"string","minLength":1,"maxLength":100,"pattern":"^(?=[\\s\\S]*[^\\u0009-\\u000D\\u0020\\u0085\\u00A0\\u1680\\u2000-\\u200A\\u2028\\u2029\\u202F\\u205F\\u3000])[^\\u0000\\uD800-\\uDFFF]*([\\uD800-\\uDBFF][\\uDC00-\\uDFFF][^\\u0000\\uD800-\\uDFFF]*)*$","x-message":"must hold more than white space"},"time_zone":{"description":"The IANA name of its time zone, such as `Europe/Oslo`.","type":"string","maxLength":255,"format":"time-zone","pattern":"^[^\\u0000\\uD800-\\uDFFF]*([\\uD800-\\uDBFF][\\uDC00-\\uDFFF][^\\u0000\\uD800-\\uDFFF]*)*$"},"require_second_factor":{"description":"Whether its owners and admins need a second factor. Only an owner who has one may require it.","type":"boolean"}}};
const formats22 = formats["time-zone"];

function validate125(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate125.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs0 = errors;
if(errors === _errs0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(Object.keys(data).length < 1){
validate125.errors = [{instancePath,schemaPath:"contract#/components/schemas/WorkspaceUpdate/minProperties",keyword:"minProperties",params:{limit: 1},schema:1,parentSchema:schema153,data}];
return false;
}
else {
if(data.name !== undefined){
let data0 = data.name;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(func1(data0) > 100){
validate125.errors = [{instancePath:instancePath+"/name",schemaPath:"contract#/components/schemas/WorkspaceUpdate/properties/name/maxLength",keyword:"maxLength",params:{limit: 100},schema:100,parentSchema:schema153.properties.name,data:data0}];
return false;
}
else {
if(func1(data0) < 1){
validate125.errors = [{instancePath:instancePath+"/name",schemaPath:"contract#/components/schemas/WorkspaceUpdate/properties/name/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema153.properties.name,data:data0}];
return false;
}
else {
if(!pattern16.test(data0)){
validate125.errors = [{instancePath:instancePath+"/name",schemaPath:"contract#/components/schemas/WorkspaceUpdate/properties/name/pattern",keyword:"pattern",params:{pattern: "^(?=[\\s\\S]*[^\\u0009-\\u000D\\u0020\\u0085\\u00A0\\u1680\\u2000-\\u200A\\u2028\\u2029\\u202F\\u205F\\u3000])[^\\u0000\\uD800-\\uDFFF]*([\\uD800-\\uDBFF][\\uDC00-\\uDFFF][^\\u0000\\uD800-\\uDFFF]*)*$"},schema:"^(?=[\\s\\S]*[^\\u0009-\\u000D\\u0020\\u0085\\u00A0\\u1680\\u2000-\\u200A\\u2028\\u2029\\u202F\\u205F\\u3000])[^\\u0000\\uD800-\\uDFFF]*([\\uD800-\\uDBFF][\\uDC00-\\uDFFF][^\\u0000\\uD800-\\uDFFF]*)*$",parentSchema:schema153.properties.name,data:data0}];
return false;
}
}
}
}
else {
validate125.errors = [{instancePath:instancePath+"/name",schemaPath:"contract#/components/schemas/WorkspaceUpdate/properties/name/type",keyword:"type",params:{type: "string"},schema:schema153.properties.name.type,parentSchema:schema153.properties.name,data:data0}];
return false;
}
}
var valid1 = _errs2 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.time_zone !== undefined){
let data1 = data.time_zone;
const _errs4 = errors;
if(errors === _errs4){
if(errors === _errs4){
if(typeof data1 === "string"){
if(func1(data1) > 255){
validate125.errors = [{instancePath:instancePath+"/time_zone",schemaPath:"contract#/components/schemas/WorkspaceUpdate/properties/time_zone/maxLength",keyword:"maxLength",params:{limit: 255},schema:255,parentSchema:schema153.properties.time_zone,data:data1}];
return false;
}
else {
if(!pattern4.test(data1)){
validate125.errors = [{instancePath:instancePath+"/time_zone",schemaPath:"contract#/components/schemas/WorkspaceUpdate/properties/time_zone/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000\\uD800-\\uDFFF]*([\\uD800-\\uDBFF][\\uDC00-\\uDFFF][^\\u0000\\uD800-\\uDFFF]*)*$"},schema:"^[^\\u0000\\uD800-\\uDFFF]*([\\uD800-\\uDBFF][\\uDC00-\\uDFFF][^\\u0000\\uD800-\\uDFFF]*)*$",parentSchema:schema153.properties.time_zone,data:data1}];
return false;
}
else {
if(!(formats22(data1))){
validate125.errors = [{instancePath:instancePath+"/time_zone",schemaPath:"contract#/components/schemas/WorkspaceUpdate/properties/time_zone/format",keyword:"format",params:{format: "time-zone"},schema:"time-zone",parentSchema:schema153.properties.time_zone,data:data1}];
return false;
}
}
}
}
else {
validate125.errors = [{instancePath:instancePath+"/time_zone",schemaPath:"contract#/components/schemas/WorkspaceUpdate/properties/time_zone/type",keyword:"type",params:{type: "string"},schema:schema153.properties.time_zone.type,parentSchema:schema153.properties.time_zone,data:data1}];
return false;
}
}
}
var valid1 = _errs4 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.require_second_factor !== undefined){
let data2 = data.require_second_factor;
const _errs6 = errors;
if(typeof data2 !== "boolean"){
validate125.errors = [{instancePath:instancePath+"/require_second_factor",schemaPath:"contract#/components/schemas/WorkspaceUpdate/properties/require_second_factor/type",keyword:"type",params:{type: "boolean"},schema:schema153.properties.require_second_factor.type,parentSchema:schema153.properties.require_second_factor,data:data2}];
return false;
}
var valid1 = _errs6 === errors;
}
else {
var valid1 = true;
}
}
}
}
}
else {
validate125.errors = [{instancePath,schemaPath:"contract#/components/schemas/WorkspaceUpdate/type",keyword:"type",params:{type: "object"},schema:schema153.type,parentSchema:schema153,data}];
return false;
}
}
validate125.errors = vErrors;
return errors === 0;
}
validate125.evaluated = {"props":{"name":true,"time_zone":true,"require_second_factor":true},"dynamicProps":false,"dynamicItems":false};

export const updateWorkspace_body_name = validate126;
const schema154 = {"description":"Its name.","type":"string","minLength":1,"maxLength":100,"pattern":"^(?=[\\s\\S]*[^\\u0009-\\u000D\\u0020\\u0085\\u00A0\\u1680\\u2000-\\u200A\\u2028\\u2029\\u202F\\u205F\\u3000])[^\\u0000\\uD800-\\uDFFF]*([\\uD800-\\uDBFF][\\uDC00-\\uDFFF][^\\u0000\\uD800-\\uDFFF]*)*$","x-message":"must hold more than white space"};

function validate126(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate126.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(typeof data === "string"){
if(func1(data) > 100){
validate126.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 100},schema:100,parentSchema:schema154,data}];
return false;
}
else {
if(func1(data) < 1){
validate126.errors = [{instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema154,data}];
return false;
}
else {
if(!pattern16.test(data)){
validate126.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^(?=[\\s\\S]*[^\\u0009-\\u000D\\u0020\\u0085\\u00A0\\u1680\\u2000-\\u200A\\u2028\\u2029\\u202F\\u205F\\u3000])[^\\u0000\\uD800-\\uDFFF]*([\\uD800-\\uDBFF][\\uDC00-\\uDFFF][^\\u0000\\uD800-\\uDFFF]*)*$"},schema:"^(?=[\\s\\S]*[^\\u0009-\\u000D\\u0020\\u0085\\u00A0\\u1680\\u2000-\\u200A\\u2028\\u2029\\u202F\\u205F\\u3000])[^\\u0000\\uD800-\\uDFFF]*([\\uD800-\\uDBFF][\\uDC00-\\uDFFF][^\\u0000\\uD800-\\uDFFF]*)*$",parentSchema:schema154,data}];
return false;
}
}
}
}
else {
validate126.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema154.type,parentSchema:schema154,data}];
return false;
}
}
validate126.errors = vErrors;
return errors === 0;
}
validate126.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const updateWorkspace_body_time_zone = validate127;
const schema155 = {"description":"The IANA name of its time zone, such as `Europe/Oslo`.","type":"string","maxLength":255,"format":"time-zone","pattern":"^[^\\u0000\\uD800-\\uDFFF]*([\\uD800-\\uDBFF][\\uDC00-\\uDFFF][^\\u0000\\uD800-\\uDFFF]*)*$"};

function validate127(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate127.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(errors === 0){
if(typeof data === "string"){
if(func1(data) > 255){
validate127.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 255},schema:255,parentSchema:schema155,data}];
return false;
}
else {
if(!pattern4.test(data)){
validate127.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000\\uD800-\\uDFFF]*([\\uD800-\\uDBFF][\\uDC00-\\uDFFF][^\\u0000\\uD800-\\uDFFF]*)*$"},schema:"^[^\\u0000\\uD800-\\uDFFF]*([\\uD800-\\uDBFF][\\uDC00-\\uDFFF][^\\u0000\\uD800-\\uDFFF]*)*$",parentSchema:schema155,data}];
return false;
}
else {
if(!(formats22(data))){
validate127.errors = [{instancePath,schemaPath:"#/format",keyword:"format",params:{format: "time-zone"},schema:"time-zone",parentSchema:schema155,data}];
return false;
}
}
}
}
else {
validate127.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema155.type,parentSchema:schema155,data}];
return false;
}
}
}
validate127.errors = vErrors;
return errors === 0;
}
validate127.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const updateWorkspace_body_require_second_factor = validate128;
const schema156 = {"description":"Whether its owners and admins need a second factor. Only an owner who has one may require it.","type":"boolean"};

function validate128(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate128.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data !== "boolean"){
validate128.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "boolean"},schema:schema156.type,parentSchema:schema156,data}];
return false;
}
validate128.errors = vErrors;
return errors === 0;
}
validate128.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const updateWorkspace_200 = validate129;
const schema157 = {"$ref":"contract#/components/schemas/WorkspaceResponse"};
const schema158 = {"description":"The resource.","type":"object","additionalProperties":false,"required":["data"],"properties":{"data":{"$ref":"#/components/schemas/Workspace"}}};

function validate130(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate130.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.data === undefined) && (missing0 = "data")){
validate130.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema158.required,parentSchema:schema158,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "data")){
validate130.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema158,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.data !== undefined){
let data0 = data.data;
const _errs3 = errors;
if(errors === _errs3){
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
let missing1;
if(((((data0.id === undefined) && (missing1 = "id")) || ((data0.name === undefined) && (missing1 = "name"))) || ((data0.time_zone === undefined) && (missing1 = "time_zone"))) || ((data0.require_second_factor === undefined) && (missing1 = "require_second_factor"))){
validate130.errors = [{instancePath:instancePath+"/data",schemaPath:"#/components/schemas/Workspace/required",keyword:"required",params:{missingProperty: missing1},schema:schema36.required,parentSchema:schema36,data:data0}];
return false;
}
else {
const _errs5 = errors;
for(const key1 in data0){
if(!((((key1 === "id") || (key1 === "name")) || (key1 === "time_zone")) || (key1 === "require_second_factor"))){
validate130.errors = [{instancePath:instancePath+"/data",schemaPath:"#/components/schemas/Workspace/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},schema:false,parentSchema:schema36,data:data0}];
return false;
break;
}
}
if(_errs5 === errors){
if(data0.id !== undefined){
let data1 = data0.id;
const _errs6 = errors;
if(typeof data1 !== "string"){
validate130.errors = [{instancePath:instancePath+"/data/id",schemaPath:"#/components/schemas/Workspace/properties/id/type",keyword:"type",params:{type: "string"},schema:schema36.properties.id.type,parentSchema:schema36.properties.id,data:data1}];
return false;
}
var valid2 = _errs6 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data0.name !== undefined){
let data2 = data0.name;
const _errs8 = errors;
if(typeof data2 !== "string"){
validate130.errors = [{instancePath:instancePath+"/data/name",schemaPath:"#/components/schemas/Workspace/properties/name/type",keyword:"type",params:{type: "string"},schema:schema36.properties.name.type,parentSchema:schema36.properties.name,data:data2}];
return false;
}
var valid2 = _errs8 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data0.time_zone !== undefined){
let data3 = data0.time_zone;
const _errs10 = errors;
if(typeof data3 !== "string"){
validate130.errors = [{instancePath:instancePath+"/data/time_zone",schemaPath:"#/components/schemas/Workspace/properties/time_zone/type",keyword:"type",params:{type: "string"},schema:schema36.properties.time_zone.type,parentSchema:schema36.properties.time_zone,data:data3}];
return false;
}
var valid2 = _errs10 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data0.require_second_factor !== undefined){
let data4 = data0.require_second_factor;
const _errs12 = errors;
if(typeof data4 !== "boolean"){
validate130.errors = [{instancePath:instancePath+"/data/require_second_factor",schemaPath:"#/components/schemas/Workspace/properties/require_second_factor/type",keyword:"type",params:{type: "boolean"},schema:schema36.properties.require_second_factor.type,parentSchema:schema36.properties.require_second_factor,data:data4}];
return false;
}
var valid2 = _errs12 === errors;
}
else {
var valid2 = true;
}
}
}
}
}
}
}
else {
validate130.errors = [{instancePath:instancePath+"/data",schemaPath:"#/components/schemas/Workspace/type",keyword:"type",params:{type: "object"},schema:schema36.type,parentSchema:schema36,data:data0}];
return false;
}
}
}
}
}
}
else {
validate130.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema158.type,parentSchema:schema158,data}];
return false;
}
}
validate130.errors = vErrors;
return errors === 0;
}
validate130.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate129(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate129.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate130(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate130.errors : vErrors.concat(validate130.errors);
errors = vErrors.length;
}
validate129.errors = vErrors;
return errors === 0;
}
validate129.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const listKeys_query_cursor = validate132;
const schema160 = {"type":"string","maxLength":1024};

function validate132(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate132.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(typeof data === "string"){
if(func1(data) > 1024){
validate132.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 1024},schema:1024,parentSchema:schema160,data}];
return false;
}
}
else {
validate132.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema160.type,parentSchema:schema160,data}];
return false;
}
}
validate132.errors = vErrors;
return errors === 0;
}
validate132.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const listKeys_200 = validate133;
const schema161 = {"$ref":"contract#/components/schemas/KeyList"};
const schema162 = {"description":"A page of a list.","type":"object","additionalProperties":false,"required":["data","meta"],"properties":{"data":{"description":"The items of this page.","type":"array","items":{"$ref":"#/components/schemas/Key"}},"meta":{"$ref":"#/components/schemas/CursorMeta"}}};
const schema163 = {"description":"An API key.","type":"object","additionalProperties":false,"required":["id","name","scopes","status","created_by","creator_active","created_at","expires_at","last_used_at","secrets"],"properties":{"id":{"description":"The id of the key.","type":"string"},"name":{"description":"Its purpose.","type":"string"},"scopes":{"description":"Its scopes.","type":"array","items":{"$ref":"#/components/schemas/Scope"}},"status":{"$ref":"#/components/schemas/KeyStatus"},"created_by":{"$ref":"#/components/schemas/UserRef"},"creator_active":{"description":"False if its creator is no longer an active owner or admin, so that the key does not work.","type":"boolean"},"created_at":{"description":"When it was created.","type":"string","format":"date-time"},"expires_at":{"description":"When it expires.","type":["string","null"],"format":"date-time"},"last_used_at":{"description":"When it was used last.","type":["string","null"],"format":"date-time"},"secrets":{"description":"The active secrets, newest first.","type":"array","items":{"$ref":"#/components/schemas/KeySecret"}}}};
const schema164 = {"description":"A permission of an API key.\n\n| Scope | Grants |\n|---|---|\n| `read:projects` | List and read projects and their board columns |\n| `read:tasks` | List and read tasks and their comments |\n| `read:events` | List calendar events |\n| `read:members` | List active members, email addresses included |\n| `write:tasks` | Create and update tasks |\n| `write:events` | Create calendar events |\n| `write:comments` | Comment on tasks |\n","type":"string","enum":["read:projects","read:tasks","read:events","read:members","write:tasks","write:events","write:comments"]};
const schema165 = {"description":"Whether the key works.","type":"string","enum":["active","disabled","revoked","expired"]};
const schema167 = {"description":"An active secret of a key.","type":"object","additionalProperties":false,"required":["last4","created_at","expires_at","last_used_at"],"properties":{"last4":{"description":"Its last four characters.","type":"string"},"created_at":{"description":"When it was created.","type":"string","format":"date-time"},"expires_at":{"description":"The end of the overlap, once the key has been rotated.","type":["string","null"],"format":"date-time"},"last_used_at":{"description":"When it was used last.","type":["string","null"],"format":"date-time"}}};
const func108 = Object.prototype.hasOwnProperty;

function validate135(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate135.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((((((data.id === undefined) && (missing0 = "id")) || ((data.name === undefined) && (missing0 = "name"))) || ((data.scopes === undefined) && (missing0 = "scopes"))) || ((data.status === undefined) && (missing0 = "status"))) || ((data.created_by === undefined) && (missing0 = "created_by"))) || ((data.creator_active === undefined) && (missing0 = "creator_active"))) || ((data.created_at === undefined) && (missing0 = "created_at"))) || ((data.expires_at === undefined) && (missing0 = "expires_at"))) || ((data.last_used_at === undefined) && (missing0 = "last_used_at"))) || ((data.secrets === undefined) && (missing0 = "secrets"))){
validate135.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema163.required,parentSchema:schema163,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(func108.call(schema163.properties, key0))){
validate135.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema163,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.id !== undefined){
let data0 = data.id;
const _errs2 = errors;
if(typeof data0 !== "string"){
validate135.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},schema:schema163.properties.id.type,parentSchema:schema163.properties.id,data:data0}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.name !== undefined){
let data1 = data.name;
const _errs4 = errors;
if(typeof data1 !== "string"){
validate135.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},schema:schema163.properties.name.type,parentSchema:schema163.properties.name,data:data1}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.scopes !== undefined){
let data2 = data.scopes;
const _errs6 = errors;
if(errors === _errs6){
if(Array.isArray(data2)){
var valid1 = true;
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
let data3 = data2[i0];
const _errs8 = errors;
if(typeof data3 !== "string"){
validate135.errors = [{instancePath:instancePath+"/scopes/" + i0,schemaPath:"#/components/schemas/Scope/type",keyword:"type",params:{type: "string"},schema:schema164.type,parentSchema:schema164,data:data3}];
return false;
}
if(!(((((((data3 === "read:projects") || (data3 === "read:tasks")) || (data3 === "read:events")) || (data3 === "read:members")) || (data3 === "write:tasks")) || (data3 === "write:events")) || (data3 === "write:comments"))){
validate135.errors = [{instancePath:instancePath+"/scopes/" + i0,schemaPath:"#/components/schemas/Scope/enum",keyword:"enum",params:{allowedValues: schema164.enum},schema:schema164.enum,parentSchema:schema164,data:data3}];
return false;
}
var valid1 = _errs8 === errors;
if(!valid1){
break;
}
}
}
else {
validate135.errors = [{instancePath:instancePath+"/scopes",schemaPath:"#/properties/scopes/type",keyword:"type",params:{type: "array"},schema:schema163.properties.scopes.type,parentSchema:schema163.properties.scopes,data:data2}];
return false;
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.status !== undefined){
let data4 = data.status;
const _errs11 = errors;
if(typeof data4 !== "string"){
validate135.errors = [{instancePath:instancePath+"/status",schemaPath:"#/components/schemas/KeyStatus/type",keyword:"type",params:{type: "string"},schema:schema165.type,parentSchema:schema165,data:data4}];
return false;
}
if(!((((data4 === "active") || (data4 === "disabled")) || (data4 === "revoked")) || (data4 === "expired"))){
validate135.errors = [{instancePath:instancePath+"/status",schemaPath:"#/components/schemas/KeyStatus/enum",keyword:"enum",params:{allowedValues: schema165.enum},schema:schema165.enum,parentSchema:schema165,data:data4}];
return false;
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.created_by !== undefined){
let data5 = data.created_by;
const _errs14 = errors;
const _errs15 = errors;
if(errors === _errs15){
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
let missing1;
if(((data5.id === undefined) && (missing1 = "id")) || ((data5.name === undefined) && (missing1 = "name"))){
validate135.errors = [{instancePath:instancePath+"/created_by",schemaPath:"#/components/schemas/UserRef/required",keyword:"required",params:{missingProperty: missing1},schema:schema94.required,parentSchema:schema94,data:data5}];
return false;
}
else {
const _errs17 = errors;
for(const key1 in data5){
if(!((key1 === "id") || (key1 === "name"))){
validate135.errors = [{instancePath:instancePath+"/created_by",schemaPath:"#/components/schemas/UserRef/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},schema:false,parentSchema:schema94,data:data5}];
return false;
break;
}
}
if(_errs17 === errors){
if(data5.id !== undefined){
let data6 = data5.id;
const _errs18 = errors;
if(typeof data6 !== "string"){
validate135.errors = [{instancePath:instancePath+"/created_by/id",schemaPath:"#/components/schemas/UserRef/properties/id/type",keyword:"type",params:{type: "string"},schema:schema94.properties.id.type,parentSchema:schema94.properties.id,data:data6}];
return false;
}
var valid5 = _errs18 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data5.name !== undefined){
let data7 = data5.name;
const _errs20 = errors;
if(typeof data7 !== "string"){
validate135.errors = [{instancePath:instancePath+"/created_by/name",schemaPath:"#/components/schemas/UserRef/properties/name/type",keyword:"type",params:{type: "string"},schema:schema94.properties.name.type,parentSchema:schema94.properties.name,data:data7}];
return false;
}
var valid5 = _errs20 === errors;
}
else {
var valid5 = true;
}
}
}
}
}
else {
validate135.errors = [{instancePath:instancePath+"/created_by",schemaPath:"#/components/schemas/UserRef/type",keyword:"type",params:{type: "object"},schema:schema94.type,parentSchema:schema94,data:data5}];
return false;
}
}
var valid0 = _errs14 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.creator_active !== undefined){
let data8 = data.creator_active;
const _errs22 = errors;
if(typeof data8 !== "boolean"){
validate135.errors = [{instancePath:instancePath+"/creator_active",schemaPath:"#/properties/creator_active/type",keyword:"type",params:{type: "boolean"},schema:schema163.properties.creator_active.type,parentSchema:schema163.properties.creator_active,data:data8}];
return false;
}
var valid0 = _errs22 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.created_at !== undefined){
let data9 = data.created_at;
const _errs24 = errors;
if(errors === _errs24){
if(errors === _errs24){
if(typeof data9 === "string"){
if(!(formats0.validate(data9))){
validate135.errors = [{instancePath:instancePath+"/created_at",schemaPath:"#/properties/created_at/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema163.properties.created_at,data:data9}];
return false;
}
}
else {
validate135.errors = [{instancePath:instancePath+"/created_at",schemaPath:"#/properties/created_at/type",keyword:"type",params:{type: "string"},schema:schema163.properties.created_at.type,parentSchema:schema163.properties.created_at,data:data9}];
return false;
}
}
}
var valid0 = _errs24 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.expires_at !== undefined){
let data10 = data.expires_at;
const _errs26 = errors;
if((typeof data10 !== "string") && (data10 !== null)){
validate135.errors = [{instancePath:instancePath+"/expires_at",schemaPath:"#/properties/expires_at/type",keyword:"type",params:{type: schema163.properties.expires_at.type},schema:schema163.properties.expires_at.type,parentSchema:schema163.properties.expires_at,data:data10}];
return false;
}
if(errors === _errs26){
if(errors === _errs26){
if(typeof data10 === "string"){
if(!(formats0.validate(data10))){
validate135.errors = [{instancePath:instancePath+"/expires_at",schemaPath:"#/properties/expires_at/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema163.properties.expires_at,data:data10}];
return false;
}
}
}
}
var valid0 = _errs26 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.last_used_at !== undefined){
let data11 = data.last_used_at;
const _errs28 = errors;
if((typeof data11 !== "string") && (data11 !== null)){
validate135.errors = [{instancePath:instancePath+"/last_used_at",schemaPath:"#/properties/last_used_at/type",keyword:"type",params:{type: schema163.properties.last_used_at.type},schema:schema163.properties.last_used_at.type,parentSchema:schema163.properties.last_used_at,data:data11}];
return false;
}
if(errors === _errs28){
if(errors === _errs28){
if(typeof data11 === "string"){
if(!(formats0.validate(data11))){
validate135.errors = [{instancePath:instancePath+"/last_used_at",schemaPath:"#/properties/last_used_at/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema163.properties.last_used_at,data:data11}];
return false;
}
}
}
}
var valid0 = _errs28 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.secrets !== undefined){
let data12 = data.secrets;
const _errs30 = errors;
if(errors === _errs30){
if(Array.isArray(data12)){
var valid6 = true;
const len1 = data12.length;
for(let i1=0; i1<len1; i1++){
let data13 = data12[i1];
const _errs32 = errors;
const _errs33 = errors;
if(errors === _errs33){
if(data13 && typeof data13 == "object" && !Array.isArray(data13)){
let missing2;
if(((((data13.last4 === undefined) && (missing2 = "last4")) || ((data13.created_at === undefined) && (missing2 = "created_at"))) || ((data13.expires_at === undefined) && (missing2 = "expires_at"))) || ((data13.last_used_at === undefined) && (missing2 = "last_used_at"))){
validate135.errors = [{instancePath:instancePath+"/secrets/" + i1,schemaPath:"#/components/schemas/KeySecret/required",keyword:"required",params:{missingProperty: missing2},schema:schema167.required,parentSchema:schema167,data:data13}];
return false;
}
else {
const _errs35 = errors;
for(const key2 in data13){
if(!((((key2 === "last4") || (key2 === "created_at")) || (key2 === "expires_at")) || (key2 === "last_used_at"))){
validate135.errors = [{instancePath:instancePath+"/secrets/" + i1,schemaPath:"#/components/schemas/KeySecret/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},schema:false,parentSchema:schema167,data:data13}];
return false;
break;
}
}
if(_errs35 === errors){
if(data13.last4 !== undefined){
let data14 = data13.last4;
const _errs36 = errors;
if(typeof data14 !== "string"){
validate135.errors = [{instancePath:instancePath+"/secrets/" + i1+"/last4",schemaPath:"#/components/schemas/KeySecret/properties/last4/type",keyword:"type",params:{type: "string"},schema:schema167.properties.last4.type,parentSchema:schema167.properties.last4,data:data14}];
return false;
}
var valid8 = _errs36 === errors;
}
else {
var valid8 = true;
}
if(valid8){
if(data13.created_at !== undefined){
let data15 = data13.created_at;
const _errs38 = errors;
if(errors === _errs38){
if(errors === _errs38){
if(typeof data15 === "string"){
if(!(formats0.validate(data15))){
validate135.errors = [{instancePath:instancePath+"/secrets/" + i1+"/created_at",schemaPath:"#/components/schemas/KeySecret/properties/created_at/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema167.properties.created_at,data:data15}];
return false;
}
}
else {
validate135.errors = [{instancePath:instancePath+"/secrets/" + i1+"/created_at",schemaPath:"#/components/schemas/KeySecret/properties/created_at/type",keyword:"type",params:{type: "string"},schema:schema167.properties.created_at.type,parentSchema:schema167.properties.created_at,data:data15}];
return false;
}
}
}
var valid8 = _errs38 === errors;
}
else {
var valid8 = true;
}
if(valid8){
if(data13.expires_at !== undefined){
let data16 = data13.expires_at;
const _errs40 = errors;
if((typeof data16 !== "string") && (data16 !== null)){
validate135.errors = [{instancePath:instancePath+"/secrets/" + i1+"/expires_at",schemaPath:"#/components/schemas/KeySecret/properties/expires_at/type",keyword:"type",params:{type: schema167.properties.expires_at.type},schema:schema167.properties.expires_at.type,parentSchema:schema167.properties.expires_at,data:data16}];
return false;
}
if(errors === _errs40){
if(errors === _errs40){
if(typeof data16 === "string"){
if(!(formats0.validate(data16))){
validate135.errors = [{instancePath:instancePath+"/secrets/" + i1+"/expires_at",schemaPath:"#/components/schemas/KeySecret/properties/expires_at/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema167.properties.expires_at,data:data16}];
return false;
}
}
}
}
var valid8 = _errs40 === errors;
}
else {
var valid8 = true;
}
if(valid8){
if(data13.last_used_at !== undefined){
let data17 = data13.last_used_at;
const _errs42 = errors;
if((typeof data17 !== "string") && (data17 !== null)){
validate135.errors = [{instancePath:instancePath+"/secrets/" + i1+"/last_used_at",schemaPath:"#/components/schemas/KeySecret/properties/last_used_at/type",keyword:"type",params:{type: schema167.properties.last_used_at.type},schema:schema167.properties.last_used_at.type,parentSchema:schema167.properties.last_used_at,data:data17}];
return false;
}
if(errors === _errs42){
if(errors === _errs42){
if(typeof data17 === "string"){
if(!(formats0.validate(data17))){
validate135.errors = [{instancePath:instancePath+"/secrets/" + i1+"/last_used_at",schemaPath:"#/components/schemas/KeySecret/properties/last_used_at/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema167.properties.last_used_at,data:data17}];
return false;
}
}
}
}
var valid8 = _errs42 === errors;
}
else {
var valid8 = true;
}
}
}
}
}
}
}
else {
validate135.errors = [{instancePath:instancePath+"/secrets/" + i1,schemaPath:"#/components/schemas/KeySecret/type",keyword:"type",params:{type: "object"},schema:schema167.type,parentSchema:schema167,data:data13}];
return false;
}
}
var valid6 = _errs32 === errors;
if(!valid6){
break;
}
}
}
else {
validate135.errors = [{instancePath:instancePath+"/secrets",schemaPath:"#/properties/secrets/type",keyword:"type",params:{type: "array"},schema:schema163.properties.secrets.type,parentSchema:schema163.properties.secrets,data:data12}];
return false;
}
}
var valid0 = _errs30 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
}
}
}
else {
validate135.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema163.type,parentSchema:schema163,data}];
return false;
}
}
validate135.errors = vErrors;
return errors === 0;
}
validate135.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate134(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate134.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.data === undefined) && (missing0 = "data")) || ((data.meta === undefined) && (missing0 = "meta"))){
validate134.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema162.required,parentSchema:schema162,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "data") || (key0 === "meta"))){
validate134.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema162,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.data !== undefined){
let data0 = data.data;
const _errs2 = errors;
if(errors === _errs2){
if(Array.isArray(data0)){
var valid1 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
const _errs4 = errors;
if(!(validate135(data0[i0], {instancePath:instancePath+"/data/" + i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate135.errors : vErrors.concat(validate135.errors);
errors = vErrors.length;
}
var valid1 = _errs4 === errors;
if(!valid1){
break;
}
}
}
else {
validate134.errors = [{instancePath:instancePath+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type: "array"},schema:schema162.properties.data.type,parentSchema:schema162.properties.data,data:data0}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.meta !== undefined){
let data2 = data.meta;
const _errs5 = errors;
const _errs6 = errors;
if(errors === _errs6){
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
let missing1;
if((data2.next_cursor === undefined) && (missing1 = "next_cursor")){
validate134.errors = [{instancePath:instancePath+"/meta",schemaPath:"#/components/schemas/CursorMeta/required",keyword:"required",params:{missingProperty: missing1},schema:schema56.required,parentSchema:schema56,data:data2}];
return false;
}
else {
const _errs8 = errors;
for(const key1 in data2){
if(!(key1 === "next_cursor")){
validate134.errors = [{instancePath:instancePath+"/meta",schemaPath:"#/components/schemas/CursorMeta/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},schema:false,parentSchema:schema56,data:data2}];
return false;
break;
}
}
if(_errs8 === errors){
if(data2.next_cursor !== undefined){
let data3 = data2.next_cursor;
if((typeof data3 !== "string") && (data3 !== null)){
validate134.errors = [{instancePath:instancePath+"/meta/next_cursor",schemaPath:"#/components/schemas/CursorMeta/properties/next_cursor/type",keyword:"type",params:{type: schema56.properties.next_cursor.type},schema:schema56.properties.next_cursor.type,parentSchema:schema56.properties.next_cursor,data:data3}];
return false;
}
}
}
}
}
else {
validate134.errors = [{instancePath:instancePath+"/meta",schemaPath:"#/components/schemas/CursorMeta/type",keyword:"type",params:{type: "object"},schema:schema56.type,parentSchema:schema56,data:data2}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate134.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema162.type,parentSchema:schema162,data}];
return false;
}
}
validate134.errors = vErrors;
return errors === 0;
}
validate134.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate133(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate133.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate134(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate134.errors : vErrors.concat(validate134.errors);
errors = vErrors.length;
}
validate133.errors = vErrors;
return errors === 0;
}
validate133.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const createKey_header_Idempotency$2d$Key = validate138;
const schema169 = {"type":"string","minLength":1,"maxLength":255};

function validate138(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate138.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(typeof data === "string"){
if(func1(data) > 255){
validate138.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 255},schema:255,parentSchema:schema169,data}];
return false;
}
else {
if(func1(data) < 1){
validate138.errors = [{instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema169,data}];
return false;
}
}
}
else {
validate138.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema169.type,parentSchema:schema169,data}];
return false;
}
}
validate138.errors = vErrors;
return errors === 0;
}
validate138.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const createKey_body = validate139;
const schema170 = {"$ref":"contract#/components/schemas/KeyCreate"};
const schema171 = {"description":"A key to create. Unknown fields are ignored.","type":"object","required":["name","scopes"],"properties":{"name":{"description":"Its purpose.","type":"string","minLength":1,"maxLength":100,"pattern":"^(?=[\\s\\S]*[^\\u0009-\\u000D\\u0020\\u0085\\u00A0\\u1680\\u2000-\\u200A\\u2028\\u2029\\u202F\\u205F\\u3000])[^\\u0000\\uD800-\\uDFFF]*([\\uD800-\\uDBFF][\\uDC00-\\uDFFF][^\\u0000\\uD800-\\uDFFF]*)*$","x-message":"must hold more than white space"},"scopes":{"description":"Its scopes.","type":"array","minItems":1,"uniqueItems":true,"items":{"$ref":"#/components/schemas/Scope"}},"expires_at":{"description":"When it stops working by itself, in the future. Null: never.","type":["string","null"],"format":"date-time","pattern":"^(?!0000|0001-01-01.*\\+(?!00:00)|9999-12-31.*(-(?!00:00)|:60))[0-9]{4}-[0-9]{2}-[0-9]{2}[Tt ]([01][0-9]|2[0-3]):[0-5][0-9]:([0-5][0-9]|60)(\\.[0-9]+)?([Zz]|[+-]([01][0-9]|2[0-3]):[0-5][0-9])$"}}};
const func0 = require("ajv/dist/runtime/equal").default;
const pattern58 = new RegExp("^(?!0000|0001-01-01.*\\+(?!00:00)|9999-12-31.*(-(?!00:00)|:60))[0-9]{4}-[0-9]{2}-[0-9]{2}[Tt ]([01][0-9]|2[0-3]):[0-5][0-9]:([0-5][0-9]|60)(\\.[0-9]+)?([Zz]|[+-]([01][0-9]|2[0-3]):[0-5][0-9])$", "u");

function validate140(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate140.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.name === undefined) && (missing0 = "name")) || ((data.scopes === undefined) && (missing0 = "scopes"))){
validate140.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema171.required,parentSchema:schema171,data}];
return false;
}
else {
if(data.name !== undefined){
let data0 = data.name;
const _errs1 = errors;
if(errors === _errs1){
if(typeof data0 === "string"){
if(func1(data0) > 100){
validate140.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit: 100},schema:100,parentSchema:schema171.properties.name,data:data0}];
return false;
}
else {
if(func1(data0) < 1){
validate140.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema171.properties.name,data:data0}];
return false;
}
else {
if(!pattern16.test(data0)){
validate140.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/pattern",keyword:"pattern",params:{pattern: "^(?=[\\s\\S]*[^\\u0009-\\u000D\\u0020\\u0085\\u00A0\\u1680\\u2000-\\u200A\\u2028\\u2029\\u202F\\u205F\\u3000])[^\\u0000\\uD800-\\uDFFF]*([\\uD800-\\uDBFF][\\uDC00-\\uDFFF][^\\u0000\\uD800-\\uDFFF]*)*$"},schema:"^(?=[\\s\\S]*[^\\u0009-\\u000D\\u0020\\u0085\\u00A0\\u1680\\u2000-\\u200A\\u2028\\u2029\\u202F\\u205F\\u3000])[^\\u0000\\uD800-\\uDFFF]*([\\uD800-\\uDBFF][\\uDC00-\\uDFFF][^\\u0000\\uD800-\\uDFFF]*)*$",parentSchema:schema171.properties.name,data:data0}];
return false;
}
}
}
}
else {
validate140.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},schema:schema171.properties.name.type,parentSchema:schema171.properties.name,data:data0}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.scopes !== undefined){
let data1 = data.scopes;
const _errs3 = errors;
if(errors === _errs3){
if(Array.isArray(data1)){
if(data1.length < 1){
validate140.errors = [{instancePath:instancePath+"/scopes",schemaPath:"#/properties/scopes/minItems",keyword:"minItems",params:{limit: 1},schema:1,parentSchema:schema171.properties.scopes,data:data1}];
return false;
}
else {
var valid1 = true;
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
const _errs5 = errors;
if(typeof data2 !== "string"){
validate140.errors = [{instancePath:instancePath+"/scopes/" + i0,schemaPath:"#/components/schemas/Scope/type",keyword:"type",params:{type: "string"},schema:schema164.type,parentSchema:schema164,data:data2}];
return false;
}
if(!(((((((data2 === "read:projects") || (data2 === "read:tasks")) || (data2 === "read:events")) || (data2 === "read:members")) || (data2 === "write:tasks")) || (data2 === "write:events")) || (data2 === "write:comments"))){
validate140.errors = [{instancePath:instancePath+"/scopes/" + i0,schemaPath:"#/components/schemas/Scope/enum",keyword:"enum",params:{allowedValues: schema164.enum},schema:schema164.enum,parentSchema:schema164,data:data2}];
return false;
}
var valid1 = _errs5 === errors;
if(!valid1){
break;
}
}
if(valid1){
let i1 = data1.length;
let j0;
if(i1 > 1){
outer0:
for(;i1--;){
for(j0 = i1; j0--;){
if(func0(data1[i1], data1[j0])){
validate140.errors = [{instancePath:instancePath+"/scopes",schemaPath:"#/properties/scopes/uniqueItems",keyword:"uniqueItems",params:{i: i1, j: j0},schema:true,parentSchema:schema171.properties.scopes,data:data1}];
return false;
break outer0;
}
}
}
}
}
}
}
else {
validate140.errors = [{instancePath:instancePath+"/scopes",schemaPath:"#/properties/scopes/type",keyword:"type",params:{type: "array"},schema:schema171.properties.scopes.type,parentSchema:schema171.properties.scopes,data:data1}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.expires_at !== undefined){
let data3 = data.expires_at;
const _errs8 = errors;
if((typeof data3 !== "string") && (data3 !== null)){
validate140.errors = [{instancePath:instancePath+"/expires_at",schemaPath:"#/properties/expires_at/type",keyword:"type",params:{type: schema171.properties.expires_at.type},schema:schema171.properties.expires_at.type,parentSchema:schema171.properties.expires_at,data:data3}];
return false;
}
if(errors === _errs8){
if(errors === _errs8){
if(typeof data3 === "string"){
if(!pattern58.test(data3)){
validate140.errors = [{instancePath:instancePath+"/expires_at",schemaPath:"#/properties/expires_at/pattern",keyword:"pattern",params:{pattern: "^(?!0000|0001-01-01.*\\+(?!00:00)|9999-12-31.*(-(?!00:00)|:60))[0-9]{4}-[0-9]{2}-[0-9]{2}[Tt ]([01][0-9]|2[0-3]):[0-5][0-9]:([0-5][0-9]|60)(\\.[0-9]+)?([Zz]|[+-]([01][0-9]|2[0-3]):[0-5][0-9])$"},schema:"^(?!0000|0001-01-01.*\\+(?!00:00)|9999-12-31.*(-(?!00:00)|:60))[0-9]{4}-[0-9]{2}-[0-9]{2}[Tt ]([01][0-9]|2[0-3]):[0-5][0-9]:([0-5][0-9]|60)(\\.[0-9]+)?([Zz]|[+-]([01][0-9]|2[0-3]):[0-5][0-9])$",parentSchema:schema171.properties.expires_at,data:data3}];
return false;
}
else {
if(!(formats0.validate(data3))){
validate140.errors = [{instancePath:instancePath+"/expires_at",schemaPath:"#/properties/expires_at/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema171.properties.expires_at,data:data3}];
return false;
}
}
}
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate140.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema171.type,parentSchema:schema171,data}];
return false;
}
}
validate140.errors = vErrors;
return errors === 0;
}
validate140.evaluated = {"props":{"name":true,"scopes":true,"expires_at":true},"dynamicProps":false,"dynamicItems":false};


function validate139(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate139.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate140(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate140.errors : vErrors.concat(validate140.errors);
errors = vErrors.length;
}
validate139.errors = vErrors;
return errors === 0;
}
validate139.evaluated = {"props":{"name":true,"scopes":true,"expires_at":true},"dynamicProps":false,"dynamicItems":false};

export const createKey_body_name = validate142;
const schema173 = {"description":"Its purpose.","type":"string","minLength":1,"maxLength":100,"pattern":"^(?=[\\s\\S]*[^\\u0009-\\u000D\\u0020\\u0085\\u00A0\\u1680\\u2000-\\u200A\\u2028\\u2029\\u202F\\u205F\\u3000])[^\\u0000\\uD800-\\uDFFF]*([\\uD800-\\uDBFF][\\uDC00-\\uDFFF][^\\u0000\\uD800-\\uDFFF]*)*$","x-message":"must hold more than white space"};

function validate142(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate142.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(typeof data === "string"){
if(func1(data) > 100){
validate142.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 100},schema:100,parentSchema:schema173,data}];
return false;
}
else {
if(func1(data) < 1){
validate142.errors = [{instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema173,data}];
return false;
}
else {
if(!pattern16.test(data)){
validate142.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^(?=[\\s\\S]*[^\\u0009-\\u000D\\u0020\\u0085\\u00A0\\u1680\\u2000-\\u200A\\u2028\\u2029\\u202F\\u205F\\u3000])[^\\u0000\\uD800-\\uDFFF]*([\\uD800-\\uDBFF][\\uDC00-\\uDFFF][^\\u0000\\uD800-\\uDFFF]*)*$"},schema:"^(?=[\\s\\S]*[^\\u0009-\\u000D\\u0020\\u0085\\u00A0\\u1680\\u2000-\\u200A\\u2028\\u2029\\u202F\\u205F\\u3000])[^\\u0000\\uD800-\\uDFFF]*([\\uD800-\\uDBFF][\\uDC00-\\uDFFF][^\\u0000\\uD800-\\uDFFF]*)*$",parentSchema:schema173,data}];
return false;
}
}
}
}
else {
validate142.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema173.type,parentSchema:schema173,data}];
return false;
}
}
validate142.errors = vErrors;
return errors === 0;
}
validate142.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const createKey_body_scopes = validate143;
const schema174 = {"description":"Its scopes.","type":"array","minItems":1,"uniqueItems":true,"items":{"$ref":"contract#/components/schemas/Scope"}};

function validate143(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate143.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(Array.isArray(data)){
if(data.length < 1){
validate143.errors = [{instancePath,schemaPath:"#/minItems",keyword:"minItems",params:{limit: 1},schema:1,parentSchema:schema174,data}];
return false;
}
else {
var valid0 = true;
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
let data0 = data[i0];
const _errs1 = errors;
if(typeof data0 !== "string"){
validate143.errors = [{instancePath:instancePath+"/" + i0,schemaPath:"contract#/components/schemas/Scope/type",keyword:"type",params:{type: "string"},schema:schema164.type,parentSchema:schema164,data:data0}];
return false;
}
if(!(((((((data0 === "read:projects") || (data0 === "read:tasks")) || (data0 === "read:events")) || (data0 === "read:members")) || (data0 === "write:tasks")) || (data0 === "write:events")) || (data0 === "write:comments"))){
validate143.errors = [{instancePath:instancePath+"/" + i0,schemaPath:"contract#/components/schemas/Scope/enum",keyword:"enum",params:{allowedValues: schema164.enum},schema:schema164.enum,parentSchema:schema164,data:data0}];
return false;
}
var valid0 = _errs1 === errors;
if(!valid0){
break;
}
}
if(valid0){
let i1 = data.length;
let j0;
if(i1 > 1){
outer0:
for(;i1--;){
for(j0 = i1; j0--;){
if(func0(data[i1], data[j0])){
validate143.errors = [{instancePath,schemaPath:"#/uniqueItems",keyword:"uniqueItems",params:{i: i1, j: j0},schema:true,parentSchema:schema174,data}];
return false;
break outer0;
}
}
}
}
}
}
}
else {
validate143.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},schema:schema174.type,parentSchema:schema174,data}];
return false;
}
}
validate143.errors = vErrors;
return errors === 0;
}
validate143.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};

export const createKey_body_expires_at = validate144;
const schema176 = {"description":"When it stops working by itself, in the future. Null: never.","type":["string","null"],"format":"date-time","pattern":"^(?!0000|0001-01-01.*\\+(?!00:00)|9999-12-31.*(-(?!00:00)|:60))[0-9]{4}-[0-9]{2}-[0-9]{2}[Tt ]([01][0-9]|2[0-3]):[0-5][0-9]:([0-5][0-9]|60)(\\.[0-9]+)?([Zz]|[+-]([01][0-9]|2[0-3]):[0-5][0-9])$"};

function validate144(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate144.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if((typeof data !== "string") && (data !== null)){
validate144.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema176.type},schema:schema176.type,parentSchema:schema176,data}];
return false;
}
if(errors === 0){
if(errors === 0){
if(typeof data === "string"){
if(!pattern58.test(data)){
validate144.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^(?!0000|0001-01-01.*\\+(?!00:00)|9999-12-31.*(-(?!00:00)|:60))[0-9]{4}-[0-9]{2}-[0-9]{2}[Tt ]([01][0-9]|2[0-3]):[0-5][0-9]:([0-5][0-9]|60)(\\.[0-9]+)?([Zz]|[+-]([01][0-9]|2[0-3]):[0-5][0-9])$"},schema:"^(?!0000|0001-01-01.*\\+(?!00:00)|9999-12-31.*(-(?!00:00)|:60))[0-9]{4}-[0-9]{2}-[0-9]{2}[Tt ]([01][0-9]|2[0-3]):[0-5][0-9]:([0-5][0-9]|60)(\\.[0-9]+)?([Zz]|[+-]([01][0-9]|2[0-3]):[0-5][0-9])$",parentSchema:schema176,data}];
return false;
}
else {
if(!(formats0.validate(data))){
validate144.errors = [{instancePath,schemaPath:"#/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema176,data}];
return false;
}
}
}
}
}
validate144.errors = vErrors;
return errors === 0;
}
validate144.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const createKey_201 = validate145;
const schema177 = {"$ref":"contract#/components/schemas/KeyWithSecret"};
const schema178 = {"description":"A key and its secret.","type":"object","additionalProperties":false,"required":["data","secret"],"properties":{"data":{"$ref":"#/components/schemas/Key"},"secret":{"description":"Shown only once. Null in a replay.","type":["string","null"],"x-shown-once":true}}};

function validate146(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate146.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.data === undefined) && (missing0 = "data")) || ((data.secret === undefined) && (missing0 = "secret"))){
validate146.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema178.required,parentSchema:schema178,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "data") || (key0 === "secret"))){
validate146.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema178,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.data !== undefined){
const _errs2 = errors;
if(!(validate135(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate135.errors : vErrors.concat(validate135.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.secret !== undefined){
let data1 = data.secret;
const _errs3 = errors;
if((typeof data1 !== "string") && (data1 !== null)){
validate146.errors = [{instancePath:instancePath+"/secret",schemaPath:"#/properties/secret/type",keyword:"type",params:{type: schema178.properties.secret.type},schema:schema178.properties.secret.type,parentSchema:schema178.properties.secret,data:data1}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate146.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema178.type,parentSchema:schema178,data}];
return false;
}
}
validate146.errors = vErrors;
return errors === 0;
}
validate146.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate145(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate145.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate146(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate146.errors : vErrors.concat(validate146.errors);
errors = vErrors.length;
}
validate145.errors = vErrors;
return errors === 0;
}
validate145.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const getKey_200 = validate149;
const schema179 = {"$ref":"contract#/components/schemas/KeyResponse"};
const schema180 = {"description":"The resource.","type":"object","additionalProperties":false,"required":["data"],"properties":{"data":{"$ref":"#/components/schemas/Key"}}};

function validate150(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate150.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.data === undefined) && (missing0 = "data")){
validate150.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema180.required,parentSchema:schema180,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "data")){
validate150.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema180,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.data !== undefined){
if(!(validate135(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate135.errors : vErrors.concat(validate135.errors);
errors = vErrors.length;
}
}
}
}
}
else {
validate150.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema180.type,parentSchema:schema180,data}];
return false;
}
}
validate150.errors = vErrors;
return errors === 0;
}
validate150.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate149(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate149.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate150(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate150.errors : vErrors.concat(validate150.errors);
errors = vErrors.length;
}
validate149.errors = vErrors;
return errors === 0;
}
validate149.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const updateKey_body = validate153;
const schema181 = {"$ref":"contract#/components/schemas/KeyUpdate"};
const schema182 = {"description":"What to change. Unknown fields are ignored.","type":"object","properties":{"name":{"description":"Its purpose.","type":"string","minLength":1,"maxLength":100,"pattern":"^(?=[\\s\\S]*[^\\u0009-\\u000D\\u0020\\u0085\\u00A0\\u1680\\u2000-\\u200A\\u2028\\u2029\\u202F\\u205F\\u3000])[^\\u0000\\uD800-\\uDFFF]*([\\uD800-\\uDBFF][\\uDC00-\\uDFFF][^\\u0000\\uD800-\\uDFFF]*)*$","x-message":"must hold more than white space"},"disabled":{"description":"Whether the key is disabled.","type":"boolean"},"scopes":{"description":"Its scopes, which replace the present ones.","type":"array","minItems":1,"uniqueItems":true,"items":{"$ref":"#/components/schemas/Scope"}},"expires_at":{"description":"When it stops working by itself, in the future. Null: never.","type":["string","null"],"format":"date-time","pattern":"^(?!0000|0001-01-01.*\\+(?!00:00)|9999-12-31.*(-(?!00:00)|:60))[0-9]{4}-[0-9]{2}-[0-9]{2}[Tt ]([01][0-9]|2[0-3]):[0-5][0-9]:([0-5][0-9]|60)(\\.[0-9]+)?([Zz]|[+-]([01][0-9]|2[0-3]):[0-5][0-9])$"}}};

function validate154(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate154.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name !== undefined){
let data0 = data.name;
const _errs1 = errors;
if(errors === _errs1){
if(typeof data0 === "string"){
if(func1(data0) > 100){
validate154.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit: 100},schema:100,parentSchema:schema182.properties.name,data:data0}];
return false;
}
else {
if(func1(data0) < 1){
validate154.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema182.properties.name,data:data0}];
return false;
}
else {
if(!pattern16.test(data0)){
validate154.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/pattern",keyword:"pattern",params:{pattern: "^(?=[\\s\\S]*[^\\u0009-\\u000D\\u0020\\u0085\\u00A0\\u1680\\u2000-\\u200A\\u2028\\u2029\\u202F\\u205F\\u3000])[^\\u0000\\uD800-\\uDFFF]*([\\uD800-\\uDBFF][\\uDC00-\\uDFFF][^\\u0000\\uD800-\\uDFFF]*)*$"},schema:"^(?=[\\s\\S]*[^\\u0009-\\u000D\\u0020\\u0085\\u00A0\\u1680\\u2000-\\u200A\\u2028\\u2029\\u202F\\u205F\\u3000])[^\\u0000\\uD800-\\uDFFF]*([\\uD800-\\uDBFF][\\uDC00-\\uDFFF][^\\u0000\\uD800-\\uDFFF]*)*$",parentSchema:schema182.properties.name,data:data0}];
return false;
}
}
}
}
else {
validate154.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},schema:schema182.properties.name.type,parentSchema:schema182.properties.name,data:data0}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.disabled !== undefined){
let data1 = data.disabled;
const _errs3 = errors;
if(typeof data1 !== "boolean"){
validate154.errors = [{instancePath:instancePath+"/disabled",schemaPath:"#/properties/disabled/type",keyword:"type",params:{type: "boolean"},schema:schema182.properties.disabled.type,parentSchema:schema182.properties.disabled,data:data1}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.scopes !== undefined){
let data2 = data.scopes;
const _errs5 = errors;
if(errors === _errs5){
if(Array.isArray(data2)){
if(data2.length < 1){
validate154.errors = [{instancePath:instancePath+"/scopes",schemaPath:"#/properties/scopes/minItems",keyword:"minItems",params:{limit: 1},schema:1,parentSchema:schema182.properties.scopes,data:data2}];
return false;
}
else {
var valid1 = true;
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
let data3 = data2[i0];
const _errs7 = errors;
if(typeof data3 !== "string"){
validate154.errors = [{instancePath:instancePath+"/scopes/" + i0,schemaPath:"#/components/schemas/Scope/type",keyword:"type",params:{type: "string"},schema:schema164.type,parentSchema:schema164,data:data3}];
return false;
}
if(!(((((((data3 === "read:projects") || (data3 === "read:tasks")) || (data3 === "read:events")) || (data3 === "read:members")) || (data3 === "write:tasks")) || (data3 === "write:events")) || (data3 === "write:comments"))){
validate154.errors = [{instancePath:instancePath+"/scopes/" + i0,schemaPath:"#/components/schemas/Scope/enum",keyword:"enum",params:{allowedValues: schema164.enum},schema:schema164.enum,parentSchema:schema164,data:data3}];
return false;
}
var valid1 = _errs7 === errors;
if(!valid1){
break;
}
}
if(valid1){
let i1 = data2.length;
let j0;
if(i1 > 1){
outer0:
for(;i1--;){
for(j0 = i1; j0--;){
if(func0(data2[i1], data2[j0])){
validate154.errors = [{instancePath:instancePath+"/scopes",schemaPath:"#/properties/scopes/uniqueItems",keyword:"uniqueItems",params:{i: i1, j: j0},schema:true,parentSchema:schema182.properties.scopes,data:data2}];
return false;
break outer0;
}
}
}
}
}
}
}
else {
validate154.errors = [{instancePath:instancePath+"/scopes",schemaPath:"#/properties/scopes/type",keyword:"type",params:{type: "array"},schema:schema182.properties.scopes.type,parentSchema:schema182.properties.scopes,data:data2}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.expires_at !== undefined){
let data4 = data.expires_at;
const _errs10 = errors;
if((typeof data4 !== "string") && (data4 !== null)){
validate154.errors = [{instancePath:instancePath+"/expires_at",schemaPath:"#/properties/expires_at/type",keyword:"type",params:{type: schema182.properties.expires_at.type},schema:schema182.properties.expires_at.type,parentSchema:schema182.properties.expires_at,data:data4}];
return false;
}
if(errors === _errs10){
if(errors === _errs10){
if(typeof data4 === "string"){
if(!pattern58.test(data4)){
validate154.errors = [{instancePath:instancePath+"/expires_at",schemaPath:"#/properties/expires_at/pattern",keyword:"pattern",params:{pattern: "^(?!0000|0001-01-01.*\\+(?!00:00)|9999-12-31.*(-(?!00:00)|:60))[0-9]{4}-[0-9]{2}-[0-9]{2}[Tt ]([01][0-9]|2[0-3]):[0-5][0-9]:([0-5][0-9]|60)(\\.[0-9]+)?([Zz]|[+-]([01][0-9]|2[0-3]):[0-5][0-9])$"},schema:"^(?!0000|0001-01-01.*\\+(?!00:00)|9999-12-31.*(-(?!00:00)|:60))[0-9]{4}-[0-9]{2}-[0-9]{2}[Tt ]([01][0-9]|2[0-3]):[0-5][0-9]:([0-5][0-9]|60)(\\.[0-9]+)?([Zz]|[+-]([01][0-9]|2[0-3]):[0-5][0-9])$",parentSchema:schema182.properties.expires_at,data:data4}];
return false;
}
else {
if(!(formats0.validate(data4))){
validate154.errors = [{instancePath:instancePath+"/expires_at",schemaPath:"#/properties/expires_at/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema182.properties.expires_at,data:data4}];
return false;
}
}
}
}
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate154.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema182.type,parentSchema:schema182,data}];
return false;
}
}
validate154.errors = vErrors;
return errors === 0;
}
validate154.evaluated = {"props":{"name":true,"disabled":true,"scopes":true,"expires_at":true},"dynamicProps":false,"dynamicItems":false};


function validate153(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate153.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate154(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate154.errors : vErrors.concat(validate154.errors);
errors = vErrors.length;
}
validate153.errors = vErrors;
return errors === 0;
}
validate153.evaluated = {"props":{"name":true,"disabled":true,"scopes":true,"expires_at":true},"dynamicProps":false,"dynamicItems":false};

export const updateKey_body_name = validate156;
const schema184 = {"description":"Its purpose.","type":"string","minLength":1,"maxLength":100,"pattern":"^(?=[\\s\\S]*[^\\u0009-\\u000D\\u0020\\u0085\\u00A0\\u1680\\u2000-\\u200A\\u2028\\u2029\\u202F\\u205F\\u3000])[^\\u0000\\uD800-\\uDFFF]*([\\uD800-\\uDBFF][\\uDC00-\\uDFFF][^\\u0000\\uD800-\\uDFFF]*)*$","x-message":"must hold more than white space"};

function validate156(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate156.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(typeof data === "string"){
if(func1(data) > 100){
validate156.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 100},schema:100,parentSchema:schema184,data}];
return false;
}
else {
if(func1(data) < 1){
validate156.errors = [{instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema184,data}];
return false;
}
else {
if(!pattern16.test(data)){
validate156.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^(?=[\\s\\S]*[^\\u0009-\\u000D\\u0020\\u0085\\u00A0\\u1680\\u2000-\\u200A\\u2028\\u2029\\u202F\\u205F\\u3000])[^\\u0000\\uD800-\\uDFFF]*([\\uD800-\\uDBFF][\\uDC00-\\uDFFF][^\\u0000\\uD800-\\uDFFF]*)*$"},schema:"^(?=[\\s\\S]*[^\\u0009-\\u000D\\u0020\\u0085\\u00A0\\u1680\\u2000-\\u200A\\u2028\\u2029\\u202F\\u205F\\u3000])[^\\u0000\\uD800-\\uDFFF]*([\\uD800-\\uDBFF][\\uDC00-\\uDFFF][^\\u0000\\uD800-\\uDFFF]*)*$",parentSchema:schema184,data}];
return false;
}
}
}
}
else {
validate156.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema184.type,parentSchema:schema184,data}];
return false;
}
}
validate156.errors = vErrors;
return errors === 0;
}
validate156.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const updateKey_body_disabled = validate157;
const schema185 = {"description":"Whether the key is disabled.","type":"boolean"};

function validate157(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate157.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data !== "boolean"){
validate157.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "boolean"},schema:schema185.type,parentSchema:schema185,data}];
return false;
}
validate157.errors = vErrors;
return errors === 0;
}
validate157.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const updateKey_body_scopes = validate158;
const schema186 = {"description":"Its scopes, which replace the present ones.","type":"array","minItems":1,"uniqueItems":true,"items":{"$ref":"contract#/components/schemas/Scope"}};

function validate158(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate158.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(Array.isArray(data)){
if(data.length < 1){
validate158.errors = [{instancePath,schemaPath:"#/minItems",keyword:"minItems",params:{limit: 1},schema:1,parentSchema:schema186,data}];
return false;
}
else {
var valid0 = true;
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
let data0 = data[i0];
const _errs1 = errors;
if(typeof data0 !== "string"){
validate158.errors = [{instancePath:instancePath+"/" + i0,schemaPath:"contract#/components/schemas/Scope/type",keyword:"type",params:{type: "string"},schema:schema164.type,parentSchema:schema164,data:data0}];
return false;
}
if(!(((((((data0 === "read:projects") || (data0 === "read:tasks")) || (data0 === "read:events")) || (data0 === "read:members")) || (data0 === "write:tasks")) || (data0 === "write:events")) || (data0 === "write:comments"))){
validate158.errors = [{instancePath:instancePath+"/" + i0,schemaPath:"contract#/components/schemas/Scope/enum",keyword:"enum",params:{allowedValues: schema164.enum},schema:schema164.enum,parentSchema:schema164,data:data0}];
return false;
}
var valid0 = _errs1 === errors;
if(!valid0){
break;
}
}
if(valid0){
let i1 = data.length;
let j0;
if(i1 > 1){
outer0:
for(;i1--;){
for(j0 = i1; j0--;){
if(func0(data[i1], data[j0])){
validate158.errors = [{instancePath,schemaPath:"#/uniqueItems",keyword:"uniqueItems",params:{i: i1, j: j0},schema:true,parentSchema:schema186,data}];
return false;
break outer0;
}
}
}
}
}
}
}
else {
validate158.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},schema:schema186.type,parentSchema:schema186,data}];
return false;
}
}
validate158.errors = vErrors;
return errors === 0;
}
validate158.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};

export const updateKey_body_expires_at = validate159;
const schema188 = {"description":"When it stops working by itself, in the future. Null: never.","type":["string","null"],"format":"date-time","pattern":"^(?!0000|0001-01-01.*\\+(?!00:00)|9999-12-31.*(-(?!00:00)|:60))[0-9]{4}-[0-9]{2}-[0-9]{2}[Tt ]([01][0-9]|2[0-3]):[0-5][0-9]:([0-5][0-9]|60)(\\.[0-9]+)?([Zz]|[+-]([01][0-9]|2[0-3]):[0-5][0-9])$"};

function validate159(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate159.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if((typeof data !== "string") && (data !== null)){
validate159.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema188.type},schema:schema188.type,parentSchema:schema188,data}];
return false;
}
if(errors === 0){
if(errors === 0){
if(typeof data === "string"){
if(!pattern58.test(data)){
validate159.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^(?!0000|0001-01-01.*\\+(?!00:00)|9999-12-31.*(-(?!00:00)|:60))[0-9]{4}-[0-9]{2}-[0-9]{2}[Tt ]([01][0-9]|2[0-3]):[0-5][0-9]:([0-5][0-9]|60)(\\.[0-9]+)?([Zz]|[+-]([01][0-9]|2[0-3]):[0-5][0-9])$"},schema:"^(?!0000|0001-01-01.*\\+(?!00:00)|9999-12-31.*(-(?!00:00)|:60))[0-9]{4}-[0-9]{2}-[0-9]{2}[Tt ]([01][0-9]|2[0-3]):[0-5][0-9]:([0-5][0-9]|60)(\\.[0-9]+)?([Zz]|[+-]([01][0-9]|2[0-3]):[0-5][0-9])$",parentSchema:schema188,data}];
return false;
}
else {
if(!(formats0.validate(data))){
validate159.errors = [{instancePath,schemaPath:"#/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema188,data}];
return false;
}
}
}
}
}
validate159.errors = vErrors;
return errors === 0;
}
validate159.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const updateKey_200 = validate160;
const schema189 = {"$ref":"contract#/components/schemas/KeyResponse"};

function validate161(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate161.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.data === undefined) && (missing0 = "data")){
validate161.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema180.required,parentSchema:schema180,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "data")){
validate161.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema180,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.data !== undefined){
if(!(validate135(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate135.errors : vErrors.concat(validate135.errors);
errors = vErrors.length;
}
}
}
}
}
else {
validate161.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema180.type,parentSchema:schema180,data}];
return false;
}
}
validate161.errors = vErrors;
return errors === 0;
}
validate161.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate160(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate160.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate161(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate161.errors : vErrors.concat(validate161.errors);
errors = vErrors.length;
}
validate160.errors = vErrors;
return errors === 0;
}
validate160.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const rotateKey_header_Idempotency$2d$Key = validate164;
const schema191 = {"type":"string","minLength":1,"maxLength":255};

function validate164(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate164.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(typeof data === "string"){
if(func1(data) > 255){
validate164.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 255},schema:255,parentSchema:schema191,data}];
return false;
}
else {
if(func1(data) < 1){
validate164.errors = [{instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema191,data}];
return false;
}
}
}
else {
validate164.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema191.type,parentSchema:schema191,data}];
return false;
}
}
validate164.errors = vErrors;
return errors === 0;
}
validate164.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const rotateKey_body = validate165;
const schema192 = {"$ref":"contract#/components/schemas/KeyRotation"};
const schema193 = {"description":"How long the old secret keeps working.","type":"object","required":["overlap_seconds"],"properties":{"overlap_seconds":{"description":"From none to seven days.","type":"integer","format":"int32","minimum":0,"maximum":604800}}};
const formats46 = formats.int32;

function validate165(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate165.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs0 = errors;
if(errors === _errs0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.overlap_seconds === undefined) && (missing0 = "overlap_seconds")){
validate165.errors = [{instancePath,schemaPath:"contract#/components/schemas/KeyRotation/required",keyword:"required",params:{missingProperty: missing0},schema:schema193.required,parentSchema:schema193,data}];
return false;
}
else {
if(data.overlap_seconds !== undefined){
let data0 = data.overlap_seconds;
const _errs2 = errors;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
validate165.errors = [{instancePath:instancePath+"/overlap_seconds",schemaPath:"contract#/components/schemas/KeyRotation/properties/overlap_seconds/type",keyword:"type",params:{type: "integer"},schema:schema193.properties.overlap_seconds.type,parentSchema:schema193.properties.overlap_seconds,data:data0}];
return false;
}
if(errors === _errs2){
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 604800 || isNaN(data0)){
validate165.errors = [{instancePath:instancePath+"/overlap_seconds",schemaPath:"contract#/components/schemas/KeyRotation/properties/overlap_seconds/maximum",keyword:"maximum",params:{comparison: "<=", limit: 604800},schema:604800,parentSchema:schema193.properties.overlap_seconds,data:data0}];
return false;
}
else {
if(data0 < 0 || isNaN(data0)){
validate165.errors = [{instancePath:instancePath+"/overlap_seconds",schemaPath:"contract#/components/schemas/KeyRotation/properties/overlap_seconds/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},schema:0,parentSchema:schema193.properties.overlap_seconds,data:data0}];
return false;
}
else {
if(!(formats46.validate(data0))){
validate165.errors = [{instancePath:instancePath+"/overlap_seconds",schemaPath:"contract#/components/schemas/KeyRotation/properties/overlap_seconds/format",keyword:"format",params:{format: "int32"},schema:"int32",parentSchema:schema193.properties.overlap_seconds,data:data0}];
return false;
}
}
}
}
}
}
}
}
else {
validate165.errors = [{instancePath,schemaPath:"contract#/components/schemas/KeyRotation/type",keyword:"type",params:{type: "object"},schema:schema193.type,parentSchema:schema193,data}];
return false;
}
}
validate165.errors = vErrors;
return errors === 0;
}
validate165.evaluated = {"props":{"overlap_seconds":true},"dynamicProps":false,"dynamicItems":false};

export const rotateKey_body_overlap_seconds = validate166;
const schema194 = {"description":"From none to seven days.","type":"integer","format":"int32","minimum":0,"maximum":604800};

function validate166(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate166.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(((typeof data == "number") && (!(data % 1) && !isNaN(data))) && (isFinite(data)))){
validate166.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "integer"},schema:schema194.type,parentSchema:schema194,data}];
return false;
}
if(errors === 0){
if((typeof data == "number") && (isFinite(data))){
if(data > 604800 || isNaN(data)){
validate166.errors = [{instancePath,schemaPath:"#/maximum",keyword:"maximum",params:{comparison: "<=", limit: 604800},schema:604800,parentSchema:schema194,data}];
return false;
}
else {
if(data < 0 || isNaN(data)){
validate166.errors = [{instancePath,schemaPath:"#/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},schema:0,parentSchema:schema194,data}];
return false;
}
else {
if(!(formats46.validate(data))){
validate166.errors = [{instancePath,schemaPath:"#/format",keyword:"format",params:{format: "int32"},schema:"int32",parentSchema:schema194,data}];
return false;
}
}
}
}
}
validate166.errors = vErrors;
return errors === 0;
}
validate166.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const rotateKey_201 = validate167;
const schema195 = {"$ref":"contract#/components/schemas/KeyWithSecret"};

function validate168(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate168.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.data === undefined) && (missing0 = "data")) || ((data.secret === undefined) && (missing0 = "secret"))){
validate168.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema178.required,parentSchema:schema178,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "data") || (key0 === "secret"))){
validate168.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema178,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.data !== undefined){
const _errs2 = errors;
if(!(validate135(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate135.errors : vErrors.concat(validate135.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.secret !== undefined){
let data1 = data.secret;
const _errs3 = errors;
if((typeof data1 !== "string") && (data1 !== null)){
validate168.errors = [{instancePath:instancePath+"/secret",schemaPath:"#/properties/secret/type",keyword:"type",params:{type: schema178.properties.secret.type},schema:schema178.properties.secret.type,parentSchema:schema178.properties.secret,data:data1}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate168.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema178.type,parentSchema:schema178,data}];
return false;
}
}
validate168.errors = vErrors;
return errors === 0;
}
validate168.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate167(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate167.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate168(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate168.errors : vErrors.concat(validate168.errors);
errors = vErrors.length;
}
validate167.errors = vErrors;
return errors === 0;
}
validate167.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const getKeyUsage_query_by = validate171;
const schema197 = {"$ref":"contract#/components/schemas/UsageGrouping"};
const schema198 = {"description":"What a key's requests are counted by. The default is `hour`.","type":"string","enum":["hour","operation","status"]};

function validate171(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate171.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data !== "string"){
validate171.errors = [{instancePath,schemaPath:"contract#/components/schemas/UsageGrouping/type",keyword:"type",params:{type: "string"},schema:schema198.type,parentSchema:schema198,data}];
return false;
}
if(!(((data === "hour") || (data === "operation")) || (data === "status"))){
validate171.errors = [{instancePath,schemaPath:"contract#/components/schemas/UsageGrouping/enum",keyword:"enum",params:{allowedValues: schema198.enum},schema:schema198.enum,parentSchema:schema198,data}];
return false;
}
validate171.errors = vErrors;
return errors === 0;
}
validate171.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const getKeyUsage_200 = validate172;
const schema199 = {"$ref":"contract#/components/schemas/ApiKeyUsage"};
const schema200 = {"description":"The requests of a key in the last 168 hours.","type":"object","additionalProperties":false,"required":["data"],"properties":{"data":{"anyOf":[{"description":"Per hour, oldest first.","type":"array","items":{"$ref":"#/components/schemas/UsageHour"}},{"description":"Per operation, most requests first.","type":"array","items":{"$ref":"#/components/schemas/UsageOperation"}},{"description":"Per status, most requests first.","type":"array","items":{"$ref":"#/components/schemas/UsageStatus"}}]}}};
const schema201 = {"description":"The requests of an hour.","type":"object","additionalProperties":false,"required":["hour","requests","errors","rate_limited"],"properties":{"hour":{"description":"The beginning of the hour.","type":"string","format":"date-time"},"requests":{"description":"All requests.","type":"integer","format":"int32"},"errors":{"description":"Requests answered with 4xx other than 429, or 5xx.","type":"integer","format":"int32"},"rate_limited":{"description":"Requests answered with 429.","type":"integer","format":"int32"}}};
const schema202 = {"description":"The requests of an operation.","type":"object","additionalProperties":false,"required":["operation_id","requests"],"properties":{"operation_id":{"description":"The operation. Null if none matched.","type":["string","null"]},"requests":{"description":"All requests.","type":"integer","format":"int32"}}};
const schema203 = {"description":"The requests with a status.","type":"object","additionalProperties":false,"required":["status","requests"],"properties":{"status":{"description":"The status of the answer.","type":"integer","format":"int32"},"requests":{"description":"All requests.","type":"integer","format":"int32"}}};

function validate173(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate173.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.data === undefined) && (missing0 = "data")){
validate173.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema200.required,parentSchema:schema200,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "data")){
validate173.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema200,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.data !== undefined){
let data0 = data.data;
const _errs3 = errors;
let valid1 = false;
const _errs4 = errors;
if(errors === _errs4){
if(Array.isArray(data0)){
var valid2 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
const _errs6 = errors;
const _errs7 = errors;
if(errors === _errs7){
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
let missing1;
if(((((data1.hour === undefined) && (missing1 = "hour")) || ((data1.requests === undefined) && (missing1 = "requests"))) || ((data1.errors === undefined) && (missing1 = "errors"))) || ((data1.rate_limited === undefined) && (missing1 = "rate_limited"))){
const err0 = {instancePath:instancePath+"/data/" + i0,schemaPath:"#/components/schemas/UsageHour/required",keyword:"required",params:{missingProperty: missing1},schema:schema201.required,parentSchema:schema201,data:data1};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
else {
const _errs9 = errors;
for(const key1 in data1){
if(!((((key1 === "hour") || (key1 === "requests")) || (key1 === "errors")) || (key1 === "rate_limited"))){
const err1 = {instancePath:instancePath+"/data/" + i0,schemaPath:"#/components/schemas/UsageHour/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},schema:false,parentSchema:schema201,data:data1};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
break;
}
}
if(_errs9 === errors){
if(data1.hour !== undefined){
let data2 = data1.hour;
const _errs10 = errors;
if(errors === _errs10){
if(errors === _errs10){
if(typeof data2 === "string"){
if(!(formats0.validate(data2))){
const err2 = {instancePath:instancePath+"/data/" + i0+"/hour",schemaPath:"#/components/schemas/UsageHour/properties/hour/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema201.properties.hour,data:data2};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
else {
const err3 = {instancePath:instancePath+"/data/" + i0+"/hour",schemaPath:"#/components/schemas/UsageHour/properties/hour/type",keyword:"type",params:{type: "string"},schema:schema201.properties.hour.type,parentSchema:schema201.properties.hour,data:data2};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
}
var valid4 = _errs10 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data1.requests !== undefined){
let data3 = data1.requests;
const _errs12 = errors;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
const err4 = {instancePath:instancePath+"/data/" + i0+"/requests",schemaPath:"#/components/schemas/UsageHour/properties/requests/type",keyword:"type",params:{type: "integer"},schema:schema201.properties.requests.type,parentSchema:schema201.properties.requests,data:data3};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(errors === _errs12){
if((typeof data3 == "number") && (isFinite(data3))){
if(!(formats46.validate(data3))){
const err5 = {instancePath:instancePath+"/data/" + i0+"/requests",schemaPath:"#/components/schemas/UsageHour/properties/requests/format",keyword:"format",params:{format: "int32"},schema:"int32",parentSchema:schema201.properties.requests,data:data3};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
}
var valid4 = _errs12 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data1.errors !== undefined){
let data4 = data1.errors;
const _errs14 = errors;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
const err6 = {instancePath:instancePath+"/data/" + i0+"/errors",schemaPath:"#/components/schemas/UsageHour/properties/errors/type",keyword:"type",params:{type: "integer"},schema:schema201.properties.errors.type,parentSchema:schema201.properties.errors,data:data4};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(errors === _errs14){
if((typeof data4 == "number") && (isFinite(data4))){
if(!(formats46.validate(data4))){
const err7 = {instancePath:instancePath+"/data/" + i0+"/errors",schemaPath:"#/components/schemas/UsageHour/properties/errors/format",keyword:"format",params:{format: "int32"},schema:"int32",parentSchema:schema201.properties.errors,data:data4};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
}
var valid4 = _errs14 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data1.rate_limited !== undefined){
let data5 = data1.rate_limited;
const _errs16 = errors;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
const err8 = {instancePath:instancePath+"/data/" + i0+"/rate_limited",schemaPath:"#/components/schemas/UsageHour/properties/rate_limited/type",keyword:"type",params:{type: "integer"},schema:schema201.properties.rate_limited.type,parentSchema:schema201.properties.rate_limited,data:data5};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(errors === _errs16){
if((typeof data5 == "number") && (isFinite(data5))){
if(!(formats46.validate(data5))){
const err9 = {instancePath:instancePath+"/data/" + i0+"/rate_limited",schemaPath:"#/components/schemas/UsageHour/properties/rate_limited/format",keyword:"format",params:{format: "int32"},schema:"int32",parentSchema:schema201.properties.rate_limited,data:data5};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
}
var valid4 = _errs16 === errors;
}
else {
var valid4 = true;
}
}
}
}
}
}
}
else {
const err10 = {instancePath:instancePath+"/data/" + i0,schemaPath:"#/components/schemas/UsageHour/type",keyword:"type",params:{type: "object"},schema:schema201.type,parentSchema:schema201,data:data1};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
var valid2 = _errs6 === errors;
if(!valid2){
break;
}
}
}
else {
const err11 = {instancePath:instancePath+"/data",schemaPath:"#/properties/data/anyOf/0/type",keyword:"type",params:{type: "array"},schema:schema200.properties.data.anyOf[0].type,parentSchema:schema200.properties.data.anyOf[0],data:data0};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
var _valid0 = _errs4 === errors;
valid1 = valid1 || _valid0;
if(_valid0){
var items0 = true;
}
const _errs18 = errors;
if(errors === _errs18){
if(Array.isArray(data0)){
var valid5 = true;
const len1 = data0.length;
for(let i1=0; i1<len1; i1++){
let data6 = data0[i1];
const _errs20 = errors;
const _errs21 = errors;
if(errors === _errs21){
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
let missing2;
if(((data6.operation_id === undefined) && (missing2 = "operation_id")) || ((data6.requests === undefined) && (missing2 = "requests"))){
const err12 = {instancePath:instancePath+"/data/" + i1,schemaPath:"#/components/schemas/UsageOperation/required",keyword:"required",params:{missingProperty: missing2},schema:schema202.required,parentSchema:schema202,data:data6};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
else {
const _errs23 = errors;
for(const key2 in data6){
if(!((key2 === "operation_id") || (key2 === "requests"))){
const err13 = {instancePath:instancePath+"/data/" + i1,schemaPath:"#/components/schemas/UsageOperation/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},schema:false,parentSchema:schema202,data:data6};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
break;
}
}
if(_errs23 === errors){
if(data6.operation_id !== undefined){
let data7 = data6.operation_id;
const _errs24 = errors;
if((typeof data7 !== "string") && (data7 !== null)){
const err14 = {instancePath:instancePath+"/data/" + i1+"/operation_id",schemaPath:"#/components/schemas/UsageOperation/properties/operation_id/type",keyword:"type",params:{type: schema202.properties.operation_id.type},schema:schema202.properties.operation_id.type,parentSchema:schema202.properties.operation_id,data:data7};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
var valid7 = _errs24 === errors;
}
else {
var valid7 = true;
}
if(valid7){
if(data6.requests !== undefined){
let data8 = data6.requests;
const _errs26 = errors;
if(!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))){
const err15 = {instancePath:instancePath+"/data/" + i1+"/requests",schemaPath:"#/components/schemas/UsageOperation/properties/requests/type",keyword:"type",params:{type: "integer"},schema:schema202.properties.requests.type,parentSchema:schema202.properties.requests,data:data8};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(errors === _errs26){
if((typeof data8 == "number") && (isFinite(data8))){
if(!(formats46.validate(data8))){
const err16 = {instancePath:instancePath+"/data/" + i1+"/requests",schemaPath:"#/components/schemas/UsageOperation/properties/requests/format",keyword:"format",params:{format: "int32"},schema:"int32",parentSchema:schema202.properties.requests,data:data8};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
}
var valid7 = _errs26 === errors;
}
else {
var valid7 = true;
}
}
}
}
}
else {
const err17 = {instancePath:instancePath+"/data/" + i1,schemaPath:"#/components/schemas/UsageOperation/type",keyword:"type",params:{type: "object"},schema:schema202.type,parentSchema:schema202,data:data6};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
var valid5 = _errs20 === errors;
if(!valid5){
break;
}
}
}
else {
const err18 = {instancePath:instancePath+"/data",schemaPath:"#/properties/data/anyOf/1/type",keyword:"type",params:{type: "array"},schema:schema200.properties.data.anyOf[1].type,parentSchema:schema200.properties.data.anyOf[1],data:data0};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
var _valid0 = _errs18 === errors;
valid1 = valid1 || _valid0;
if(_valid0){
if(items0 !== true){
items0 = true;
}
}
const _errs28 = errors;
if(errors === _errs28){
if(Array.isArray(data0)){
var valid8 = true;
const len2 = data0.length;
for(let i2=0; i2<len2; i2++){
let data9 = data0[i2];
const _errs30 = errors;
const _errs31 = errors;
if(errors === _errs31){
if(data9 && typeof data9 == "object" && !Array.isArray(data9)){
let missing3;
if(((data9.status === undefined) && (missing3 = "status")) || ((data9.requests === undefined) && (missing3 = "requests"))){
const err19 = {instancePath:instancePath+"/data/" + i2,schemaPath:"#/components/schemas/UsageStatus/required",keyword:"required",params:{missingProperty: missing3},schema:schema203.required,parentSchema:schema203,data:data9};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
else {
const _errs33 = errors;
for(const key3 in data9){
if(!((key3 === "status") || (key3 === "requests"))){
const err20 = {instancePath:instancePath+"/data/" + i2,schemaPath:"#/components/schemas/UsageStatus/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3},schema:false,parentSchema:schema203,data:data9};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
break;
}
}
if(_errs33 === errors){
if(data9.status !== undefined){
let data10 = data9.status;
const _errs34 = errors;
if(!(((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10))) && (isFinite(data10)))){
const err21 = {instancePath:instancePath+"/data/" + i2+"/status",schemaPath:"#/components/schemas/UsageStatus/properties/status/type",keyword:"type",params:{type: "integer"},schema:schema203.properties.status.type,parentSchema:schema203.properties.status,data:data10};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if(errors === _errs34){
if((typeof data10 == "number") && (isFinite(data10))){
if(!(formats46.validate(data10))){
const err22 = {instancePath:instancePath+"/data/" + i2+"/status",schemaPath:"#/components/schemas/UsageStatus/properties/status/format",keyword:"format",params:{format: "int32"},schema:"int32",parentSchema:schema203.properties.status,data:data10};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
}
var valid10 = _errs34 === errors;
}
else {
var valid10 = true;
}
if(valid10){
if(data9.requests !== undefined){
let data11 = data9.requests;
const _errs36 = errors;
if(!(((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11))) && (isFinite(data11)))){
const err23 = {instancePath:instancePath+"/data/" + i2+"/requests",schemaPath:"#/components/schemas/UsageStatus/properties/requests/type",keyword:"type",params:{type: "integer"},schema:schema203.properties.requests.type,parentSchema:schema203.properties.requests,data:data11};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if(errors === _errs36){
if((typeof data11 == "number") && (isFinite(data11))){
if(!(formats46.validate(data11))){
const err24 = {instancePath:instancePath+"/data/" + i2+"/requests",schemaPath:"#/components/schemas/UsageStatus/properties/requests/format",keyword:"format",params:{format: "int32"},schema:"int32",parentSchema:schema203.properties.requests,data:data11};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
}
var valid10 = _errs36 === errors;
}
else {
var valid10 = true;
}
}
}
}
}
else {
const err25 = {instancePath:instancePath+"/data/" + i2,schemaPath:"#/components/schemas/UsageStatus/type",keyword:"type",params:{type: "object"},schema:schema203.type,parentSchema:schema203,data:data9};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
var valid8 = _errs30 === errors;
if(!valid8){
break;
}
}
}
else {
const err26 = {instancePath:instancePath+"/data",schemaPath:"#/properties/data/anyOf/2/type",keyword:"type",params:{type: "array"},schema:schema200.properties.data.anyOf[2].type,parentSchema:schema200.properties.data.anyOf[2],data:data0};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
var _valid0 = _errs28 === errors;
valid1 = valid1 || _valid0;
if(_valid0){
if(items0 !== true){
items0 = true;
}
}
if(!valid1){
const err27 = {instancePath:instancePath+"/data",schemaPath:"#/properties/data/anyOf",keyword:"anyOf",params:{},schema:schema200.properties.data.anyOf,parentSchema:schema200.properties.data,data:data0};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
validate173.errors = vErrors;
return false;
}
else {
errors = _errs3;
if(vErrors !== null){
if(_errs3){
vErrors.length = _errs3;
}
else {
vErrors = null;
}
}
}
}
}
}
}
else {
validate173.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema200.type,parentSchema:schema200,data}];
return false;
}
}
validate173.errors = vErrors;
return errors === 0;
}
validate173.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate172(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate172.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate173(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate173.errors : vErrors.concat(validate173.errors);
errors = vErrors.length;
}
validate172.errors = vErrors;
return errors === 0;
}
validate172.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const listProjects_query_cursor = validate175;
const schema204 = {"type":"string","maxLength":1024};

function validate175(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate175.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(typeof data === "string"){
if(func1(data) > 1024){
validate175.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 1024},schema:1024,parentSchema:schema204,data}];
return false;
}
}
else {
validate175.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema204.type,parentSchema:schema204,data}];
return false;
}
}
validate175.errors = vErrors;
return errors === 0;
}
validate175.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const listProjects_200 = validate176;
const schema205 = {"$ref":"contract#/components/schemas/SettingsProjectList"};
const schema206 = {"description":"A page of a list.","type":"object","additionalProperties":false,"required":["data","meta"],"properties":{"data":{"description":"The items of this page.","type":"array","items":{"$ref":"#/components/schemas/SettingsProject"}},"meta":{"$ref":"#/components/schemas/CursorMeta"}}};
const schema207 = {"description":"A project, with its columns and members.","type":"object","additionalProperties":false,"required":["id","name","description","private","archived_at","created_at","task_count","columns","members"],"properties":{"id":{"description":"The id of the project.","type":"string"},"name":{"description":"The name of the project.","type":"string"},"description":{"description":"What the project is about.","type":["string","null"]},"private":{"description":"Whether the public API hides it.","type":"boolean"},"archived_at":{"description":"When it was archived. Null: it is not.","type":["string","null"],"format":"date-time"},"created_at":{"description":"When it was created.","type":"string","format":"date-time"},"task_count":{"description":"The number of its tasks.","type":"integer","format":"int32","minimum":0},"columns":{"description":"Its columns, by `order`.","type":"array","items":{"$ref":"#/components/schemas/Column"}},"members":{"description":"The people with a role in it, by name.","type":"array","items":{"$ref":"#/components/schemas/ProjectMember"}}}};
const schema208 = {"description":"A column of a project.","type":"object","additionalProperties":false,"required":["id","name","is_done","order","task_count"],"properties":{"id":{"description":"The id of the column.","type":"string"},"name":{"description":"The name of the column.","type":"string"},"is_done":{"description":"Whether tasks in it are done.","type":"boolean"},"order":{"description":"Its place, from 0.","type":"integer","format":"int32","minimum":0},"task_count":{"description":"The number of its tasks.","type":"integer","format":"int32","minimum":0}}};
const schema209 = {"description":"A person with a role in the project.","type":"object","additionalProperties":false,"required":["user","role"],"properties":{"user":{"$ref":"#/components/schemas/UserRef"},"role":{"$ref":"#/components/schemas/ProjectRole"}}};
const schema211 = {"description":"A role in a project. A viewer may not write.","type":"string","enum":["manager","editor","viewer"]};

function validate179(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate179.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.user === undefined) && (missing0 = "user")) || ((data.role === undefined) && (missing0 = "role"))){
validate179.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema209.required,parentSchema:schema209,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "user") || (key0 === "role"))){
validate179.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema209,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.user !== undefined){
let data0 = data.user;
const _errs2 = errors;
const _errs3 = errors;
if(errors === _errs3){
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
let missing1;
if(((data0.id === undefined) && (missing1 = "id")) || ((data0.name === undefined) && (missing1 = "name"))){
validate179.errors = [{instancePath:instancePath+"/user",schemaPath:"#/components/schemas/UserRef/required",keyword:"required",params:{missingProperty: missing1},schema:schema94.required,parentSchema:schema94,data:data0}];
return false;
}
else {
const _errs5 = errors;
for(const key1 in data0){
if(!((key1 === "id") || (key1 === "name"))){
validate179.errors = [{instancePath:instancePath+"/user",schemaPath:"#/components/schemas/UserRef/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},schema:false,parentSchema:schema94,data:data0}];
return false;
break;
}
}
if(_errs5 === errors){
if(data0.id !== undefined){
let data1 = data0.id;
const _errs6 = errors;
if(typeof data1 !== "string"){
validate179.errors = [{instancePath:instancePath+"/user/id",schemaPath:"#/components/schemas/UserRef/properties/id/type",keyword:"type",params:{type: "string"},schema:schema94.properties.id.type,parentSchema:schema94.properties.id,data:data1}];
return false;
}
var valid2 = _errs6 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data0.name !== undefined){
let data2 = data0.name;
const _errs8 = errors;
if(typeof data2 !== "string"){
validate179.errors = [{instancePath:instancePath+"/user/name",schemaPath:"#/components/schemas/UserRef/properties/name/type",keyword:"type",params:{type: "string"},schema:schema94.properties.name.type,parentSchema:schema94.properties.name,data:data2}];
return false;
}
var valid2 = _errs8 === errors;
}
else {
var valid2 = true;
}
}
}
}
}
else {
validate179.errors = [{instancePath:instancePath+"/user",schemaPath:"#/components/schemas/UserRef/type",keyword:"type",params:{type: "object"},schema:schema94.type,parentSchema:schema94,data:data0}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.role !== undefined){
let data3 = data.role;
const _errs10 = errors;
if(typeof data3 !== "string"){
validate179.errors = [{instancePath:instancePath+"/role",schemaPath:"#/components/schemas/ProjectRole/type",keyword:"type",params:{type: "string"},schema:schema211.type,parentSchema:schema211,data:data3}];
return false;
}
if(!(((data3 === "manager") || (data3 === "editor")) || (data3 === "viewer"))){
validate179.errors = [{instancePath:instancePath+"/role",schemaPath:"#/components/schemas/ProjectRole/enum",keyword:"enum",params:{allowedValues: schema211.enum},schema:schema211.enum,parentSchema:schema211,data:data3}];
return false;
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate179.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema209.type,parentSchema:schema209,data}];
return false;
}
}
validate179.errors = vErrors;
return errors === 0;
}
validate179.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate178(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate178.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((((((data.id === undefined) && (missing0 = "id")) || ((data.name === undefined) && (missing0 = "name"))) || ((data.description === undefined) && (missing0 = "description"))) || ((data.private === undefined) && (missing0 = "private"))) || ((data.archived_at === undefined) && (missing0 = "archived_at"))) || ((data.created_at === undefined) && (missing0 = "created_at"))) || ((data.task_count === undefined) && (missing0 = "task_count"))) || ((data.columns === undefined) && (missing0 = "columns"))) || ((data.members === undefined) && (missing0 = "members"))){
validate178.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema207.required,parentSchema:schema207,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(func108.call(schema207.properties, key0))){
validate178.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema207,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.id !== undefined){
let data0 = data.id;
const _errs2 = errors;
if(typeof data0 !== "string"){
validate178.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},schema:schema207.properties.id.type,parentSchema:schema207.properties.id,data:data0}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.name !== undefined){
let data1 = data.name;
const _errs4 = errors;
if(typeof data1 !== "string"){
validate178.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},schema:schema207.properties.name.type,parentSchema:schema207.properties.name,data:data1}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.description !== undefined){
let data2 = data.description;
const _errs6 = errors;
if((typeof data2 !== "string") && (data2 !== null)){
validate178.errors = [{instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: schema207.properties.description.type},schema:schema207.properties.description.type,parentSchema:schema207.properties.description,data:data2}];
return false;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.private !== undefined){
let data3 = data.private;
const _errs8 = errors;
if(typeof data3 !== "boolean"){
validate178.errors = [{instancePath:instancePath+"/private",schemaPath:"#/properties/private/type",keyword:"type",params:{type: "boolean"},schema:schema207.properties.private.type,parentSchema:schema207.properties.private,data:data3}];
return false;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.archived_at !== undefined){
let data4 = data.archived_at;
const _errs10 = errors;
if((typeof data4 !== "string") && (data4 !== null)){
validate178.errors = [{instancePath:instancePath+"/archived_at",schemaPath:"#/properties/archived_at/type",keyword:"type",params:{type: schema207.properties.archived_at.type},schema:schema207.properties.archived_at.type,parentSchema:schema207.properties.archived_at,data:data4}];
return false;
}
if(errors === _errs10){
if(errors === _errs10){
if(typeof data4 === "string"){
if(!(formats0.validate(data4))){
validate178.errors = [{instancePath:instancePath+"/archived_at",schemaPath:"#/properties/archived_at/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema207.properties.archived_at,data:data4}];
return false;
}
}
}
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.created_at !== undefined){
let data5 = data.created_at;
const _errs12 = errors;
if(errors === _errs12){
if(errors === _errs12){
if(typeof data5 === "string"){
if(!(formats0.validate(data5))){
validate178.errors = [{instancePath:instancePath+"/created_at",schemaPath:"#/properties/created_at/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema207.properties.created_at,data:data5}];
return false;
}
}
else {
validate178.errors = [{instancePath:instancePath+"/created_at",schemaPath:"#/properties/created_at/type",keyword:"type",params:{type: "string"},schema:schema207.properties.created_at.type,parentSchema:schema207.properties.created_at,data:data5}];
return false;
}
}
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.task_count !== undefined){
let data6 = data.task_count;
const _errs14 = errors;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
validate178.errors = [{instancePath:instancePath+"/task_count",schemaPath:"#/properties/task_count/type",keyword:"type",params:{type: "integer"},schema:schema207.properties.task_count.type,parentSchema:schema207.properties.task_count,data:data6}];
return false;
}
if(errors === _errs14){
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 < 0 || isNaN(data6)){
validate178.errors = [{instancePath:instancePath+"/task_count",schemaPath:"#/properties/task_count/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},schema:0,parentSchema:schema207.properties.task_count,data:data6}];
return false;
}
else {
if(!(formats46.validate(data6))){
validate178.errors = [{instancePath:instancePath+"/task_count",schemaPath:"#/properties/task_count/format",keyword:"format",params:{format: "int32"},schema:"int32",parentSchema:schema207.properties.task_count,data:data6}];
return false;
}
}
}
}
var valid0 = _errs14 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.columns !== undefined){
let data7 = data.columns;
const _errs16 = errors;
if(errors === _errs16){
if(Array.isArray(data7)){
var valid1 = true;
const len0 = data7.length;
for(let i0=0; i0<len0; i0++){
let data8 = data7[i0];
const _errs18 = errors;
const _errs19 = errors;
if(errors === _errs19){
if(data8 && typeof data8 == "object" && !Array.isArray(data8)){
let missing1;
if((((((data8.id === undefined) && (missing1 = "id")) || ((data8.name === undefined) && (missing1 = "name"))) || ((data8.is_done === undefined) && (missing1 = "is_done"))) || ((data8.order === undefined) && (missing1 = "order"))) || ((data8.task_count === undefined) && (missing1 = "task_count"))){
validate178.errors = [{instancePath:instancePath+"/columns/" + i0,schemaPath:"#/components/schemas/Column/required",keyword:"required",params:{missingProperty: missing1},schema:schema208.required,parentSchema:schema208,data:data8}];
return false;
}
else {
const _errs21 = errors;
for(const key1 in data8){
if(!(((((key1 === "id") || (key1 === "name")) || (key1 === "is_done")) || (key1 === "order")) || (key1 === "task_count"))){
validate178.errors = [{instancePath:instancePath+"/columns/" + i0,schemaPath:"#/components/schemas/Column/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},schema:false,parentSchema:schema208,data:data8}];
return false;
break;
}
}
if(_errs21 === errors){
if(data8.id !== undefined){
let data9 = data8.id;
const _errs22 = errors;
if(typeof data9 !== "string"){
validate178.errors = [{instancePath:instancePath+"/columns/" + i0+"/id",schemaPath:"#/components/schemas/Column/properties/id/type",keyword:"type",params:{type: "string"},schema:schema208.properties.id.type,parentSchema:schema208.properties.id,data:data9}];
return false;
}
var valid3 = _errs22 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data8.name !== undefined){
let data10 = data8.name;
const _errs24 = errors;
if(typeof data10 !== "string"){
validate178.errors = [{instancePath:instancePath+"/columns/" + i0+"/name",schemaPath:"#/components/schemas/Column/properties/name/type",keyword:"type",params:{type: "string"},schema:schema208.properties.name.type,parentSchema:schema208.properties.name,data:data10}];
return false;
}
var valid3 = _errs24 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data8.is_done !== undefined){
let data11 = data8.is_done;
const _errs26 = errors;
if(typeof data11 !== "boolean"){
validate178.errors = [{instancePath:instancePath+"/columns/" + i0+"/is_done",schemaPath:"#/components/schemas/Column/properties/is_done/type",keyword:"type",params:{type: "boolean"},schema:schema208.properties.is_done.type,parentSchema:schema208.properties.is_done,data:data11}];
return false;
}
var valid3 = _errs26 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data8.order !== undefined){
let data12 = data8.order;
const _errs28 = errors;
if(!(((typeof data12 == "number") && (!(data12 % 1) && !isNaN(data12))) && (isFinite(data12)))){
validate178.errors = [{instancePath:instancePath+"/columns/" + i0+"/order",schemaPath:"#/components/schemas/Column/properties/order/type",keyword:"type",params:{type: "integer"},schema:schema208.properties.order.type,parentSchema:schema208.properties.order,data:data12}];
return false;
}
if(errors === _errs28){
if((typeof data12 == "number") && (isFinite(data12))){
if(data12 < 0 || isNaN(data12)){
validate178.errors = [{instancePath:instancePath+"/columns/" + i0+"/order",schemaPath:"#/components/schemas/Column/properties/order/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},schema:0,parentSchema:schema208.properties.order,data:data12}];
return false;
}
else {
if(!(formats46.validate(data12))){
validate178.errors = [{instancePath:instancePath+"/columns/" + i0+"/order",schemaPath:"#/components/schemas/Column/properties/order/format",keyword:"format",params:{format: "int32"},schema:"int32",parentSchema:schema208.properties.order,data:data12}];
return false;
}
}
}
}
var valid3 = _errs28 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data8.task_count !== undefined){
let data13 = data8.task_count;
const _errs30 = errors;
if(!(((typeof data13 == "number") && (!(data13 % 1) && !isNaN(data13))) && (isFinite(data13)))){
validate178.errors = [{instancePath:instancePath+"/columns/" + i0+"/task_count",schemaPath:"#/components/schemas/Column/properties/task_count/type",keyword:"type",params:{type: "integer"},schema:schema208.properties.task_count.type,parentSchema:schema208.properties.task_count,data:data13}];
return false;
}
if(errors === _errs30){
if((typeof data13 == "number") && (isFinite(data13))){
if(data13 < 0 || isNaN(data13)){
validate178.errors = [{instancePath:instancePath+"/columns/" + i0+"/task_count",schemaPath:"#/components/schemas/Column/properties/task_count/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},schema:0,parentSchema:schema208.properties.task_count,data:data13}];
return false;
}
else {
if(!(formats46.validate(data13))){
validate178.errors = [{instancePath:instancePath+"/columns/" + i0+"/task_count",schemaPath:"#/components/schemas/Column/properties/task_count/format",keyword:"format",params:{format: "int32"},schema:"int32",parentSchema:schema208.properties.task_count,data:data13}];
return false;
}
}
}
}
var valid3 = _errs30 === errors;
}
else {
var valid3 = true;
}
}
}
}
}
}
}
}
else {
validate178.errors = [{instancePath:instancePath+"/columns/" + i0,schemaPath:"#/components/schemas/Column/type",keyword:"type",params:{type: "object"},schema:schema208.type,parentSchema:schema208,data:data8}];
return false;
}
}
var valid1 = _errs18 === errors;
if(!valid1){
break;
}
}
}
else {
validate178.errors = [{instancePath:instancePath+"/columns",schemaPath:"#/properties/columns/type",keyword:"type",params:{type: "array"},schema:schema207.properties.columns.type,parentSchema:schema207.properties.columns,data:data7}];
return false;
}
}
var valid0 = _errs16 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.members !== undefined){
let data14 = data.members;
const _errs32 = errors;
if(errors === _errs32){
if(Array.isArray(data14)){
var valid4 = true;
const len1 = data14.length;
for(let i1=0; i1<len1; i1++){
const _errs34 = errors;
if(!(validate179(data14[i1], {instancePath:instancePath+"/members/" + i1,parentData:data14,parentDataProperty:i1,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate179.errors : vErrors.concat(validate179.errors);
errors = vErrors.length;
}
var valid4 = _errs34 === errors;
if(!valid4){
break;
}
}
}
else {
validate178.errors = [{instancePath:instancePath+"/members",schemaPath:"#/properties/members/type",keyword:"type",params:{type: "array"},schema:schema207.properties.members.type,parentSchema:schema207.properties.members,data:data14}];
return false;
}
}
var valid0 = _errs32 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
}
}
else {
validate178.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema207.type,parentSchema:schema207,data}];
return false;
}
}
validate178.errors = vErrors;
return errors === 0;
}
validate178.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate177(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate177.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.data === undefined) && (missing0 = "data")) || ((data.meta === undefined) && (missing0 = "meta"))){
validate177.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema206.required,parentSchema:schema206,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "data") || (key0 === "meta"))){
validate177.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema206,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.data !== undefined){
let data0 = data.data;
const _errs2 = errors;
if(errors === _errs2){
if(Array.isArray(data0)){
var valid1 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
const _errs4 = errors;
if(!(validate178(data0[i0], {instancePath:instancePath+"/data/" + i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate178.errors : vErrors.concat(validate178.errors);
errors = vErrors.length;
}
var valid1 = _errs4 === errors;
if(!valid1){
break;
}
}
}
else {
validate177.errors = [{instancePath:instancePath+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type: "array"},schema:schema206.properties.data.type,parentSchema:schema206.properties.data,data:data0}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.meta !== undefined){
let data2 = data.meta;
const _errs5 = errors;
const _errs6 = errors;
if(errors === _errs6){
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
let missing1;
if((data2.next_cursor === undefined) && (missing1 = "next_cursor")){
validate177.errors = [{instancePath:instancePath+"/meta",schemaPath:"#/components/schemas/CursorMeta/required",keyword:"required",params:{missingProperty: missing1},schema:schema56.required,parentSchema:schema56,data:data2}];
return false;
}
else {
const _errs8 = errors;
for(const key1 in data2){
if(!(key1 === "next_cursor")){
validate177.errors = [{instancePath:instancePath+"/meta",schemaPath:"#/components/schemas/CursorMeta/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},schema:false,parentSchema:schema56,data:data2}];
return false;
break;
}
}
if(_errs8 === errors){
if(data2.next_cursor !== undefined){
let data3 = data2.next_cursor;
if((typeof data3 !== "string") && (data3 !== null)){
validate177.errors = [{instancePath:instancePath+"/meta/next_cursor",schemaPath:"#/components/schemas/CursorMeta/properties/next_cursor/type",keyword:"type",params:{type: schema56.properties.next_cursor.type},schema:schema56.properties.next_cursor.type,parentSchema:schema56.properties.next_cursor,data:data3}];
return false;
}
}
}
}
}
else {
validate177.errors = [{instancePath:instancePath+"/meta",schemaPath:"#/components/schemas/CursorMeta/type",keyword:"type",params:{type: "object"},schema:schema56.type,parentSchema:schema56,data:data2}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate177.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema206.type,parentSchema:schema206,data}];
return false;
}
}
validate177.errors = vErrors;
return errors === 0;
}
validate177.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate176(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate176.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate177(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate177.errors : vErrors.concat(validate177.errors);
errors = vErrors.length;
}
validate176.errors = vErrors;
return errors === 0;
}
validate176.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const createProject_header_Idempotency$2d$Key = validate183;
const schema213 = {"type":"string","minLength":1,"maxLength":255};

function validate183(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate183.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(typeof data === "string"){
if(func1(data) > 255){
validate183.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 255},schema:255,parentSchema:schema213,data}];
return false;
}
else {
if(func1(data) < 1){
validate183.errors = [{instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema213,data}];
return false;
}
}
}
else {
validate183.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema213.type,parentSchema:schema213,data}];
return false;
}
}
validate183.errors = vErrors;
return errors === 0;
}
validate183.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const createProject_body = validate184;
const schema214 = {"$ref":"contract#/components/schemas/ProjectCreate"};
const schema215 = {"description":"A project to create. Unknown fields are ignored.","type":"object","required":["name"],"properties":{"name":{"description":"Its name.","type":"string","minLength":1,"maxLength":100,"pattern":"^(?=[\\s\\S]*[^\\u0009-\\u000D\\u0020\\u0085\\u00A0\\u1680\\u2000-\\u200A\\u2028\\u2029\\u202F\\u205F\\u3000])[^\\u0000\\uD800-\\uDFFF]*([\\uD800-\\uDBFF][\\uDC00-\\uDFFF][^\\u0000\\uD800-\\uDFFF]*)*$","x-message":"must hold more than white space"},"description":{"description":"What the project is about. Null: nothing.","type":["string","null"],"maxLength":20000,"pattern":"^[^\\u0000\\uD800-\\uDFFF]*([\\uD800-\\uDBFF][\\uDC00-\\uDFFF][^\\u0000\\uD800-\\uDFFF]*)*$"},"private":{"description":"Whether the public API hides it. False unless given.","type":"boolean"}}};

function validate184(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate184.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs0 = errors;
if(errors === _errs0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.name === undefined) && (missing0 = "name")){
validate184.errors = [{instancePath,schemaPath:"contract#/components/schemas/ProjectCreate/required",keyword:"required",params:{missingProperty: missing0},schema:schema215.required,parentSchema:schema215,data}];
return false;
}
else {
if(data.name !== undefined){
let data0 = data.name;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(func1(data0) > 100){
validate184.errors = [{instancePath:instancePath+"/name",schemaPath:"contract#/components/schemas/ProjectCreate/properties/name/maxLength",keyword:"maxLength",params:{limit: 100},schema:100,parentSchema:schema215.properties.name,data:data0}];
return false;
}
else {
if(func1(data0) < 1){
validate184.errors = [{instancePath:instancePath+"/name",schemaPath:"contract#/components/schemas/ProjectCreate/properties/name/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema215.properties.name,data:data0}];
return false;
}
else {
if(!pattern16.test(data0)){
validate184.errors = [{instancePath:instancePath+"/name",schemaPath:"contract#/components/schemas/ProjectCreate/properties/name/pattern",keyword:"pattern",params:{pattern: "^(?=[\\s\\S]*[^\\u0009-\\u000D\\u0020\\u0085\\u00A0\\u1680\\u2000-\\u200A\\u2028\\u2029\\u202F\\u205F\\u3000])[^\\u0000\\uD800-\\uDFFF]*([\\uD800-\\uDBFF][\\uDC00-\\uDFFF][^\\u0000\\uD800-\\uDFFF]*)*$"},schema:"^(?=[\\s\\S]*[^\\u0009-\\u000D\\u0020\\u0085\\u00A0\\u1680\\u2000-\\u200A\\u2028\\u2029\\u202F\\u205F\\u3000])[^\\u0000\\uD800-\\uDFFF]*([\\uD800-\\uDBFF][\\uDC00-\\uDFFF][^\\u0000\\uD800-\\uDFFF]*)*$",parentSchema:schema215.properties.name,data:data0}];
return false;
}
}
}
}
else {
validate184.errors = [{instancePath:instancePath+"/name",schemaPath:"contract#/components/schemas/ProjectCreate/properties/name/type",keyword:"type",params:{type: "string"},schema:schema215.properties.name.type,parentSchema:schema215.properties.name,data:data0}];
return false;
}
}
var valid1 = _errs2 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.description !== undefined){
let data1 = data.description;
const _errs4 = errors;
if((typeof data1 !== "string") && (data1 !== null)){
validate184.errors = [{instancePath:instancePath+"/description",schemaPath:"contract#/components/schemas/ProjectCreate/properties/description/type",keyword:"type",params:{type: schema215.properties.description.type},schema:schema215.properties.description.type,parentSchema:schema215.properties.description,data:data1}];
return false;
}
if(errors === _errs4){
if(typeof data1 === "string"){
if(func1(data1) > 20000){
validate184.errors = [{instancePath:instancePath+"/description",schemaPath:"contract#/components/schemas/ProjectCreate/properties/description/maxLength",keyword:"maxLength",params:{limit: 20000},schema:20000,parentSchema:schema215.properties.description,data:data1}];
return false;
}
else {
if(!pattern4.test(data1)){
validate184.errors = [{instancePath:instancePath+"/description",schemaPath:"contract#/components/schemas/ProjectCreate/properties/description/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000\\uD800-\\uDFFF]*([\\uD800-\\uDBFF][\\uDC00-\\uDFFF][^\\u0000\\uD800-\\uDFFF]*)*$"},schema:"^[^\\u0000\\uD800-\\uDFFF]*([\\uD800-\\uDBFF][\\uDC00-\\uDFFF][^\\u0000\\uD800-\\uDFFF]*)*$",parentSchema:schema215.properties.description,data:data1}];
return false;
}
}
}
}
var valid1 = _errs4 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.private !== undefined){
let data2 = data.private;
const _errs6 = errors;
if(typeof data2 !== "boolean"){
validate184.errors = [{instancePath:instancePath+"/private",schemaPath:"contract#/components/schemas/ProjectCreate/properties/private/type",keyword:"type",params:{type: "boolean"},schema:schema215.properties.private.type,parentSchema:schema215.properties.private,data:data2}];
return false;
}
var valid1 = _errs6 === errors;
}
else {
var valid1 = true;
}
}
}
}
}
else {
validate184.errors = [{instancePath,schemaPath:"contract#/components/schemas/ProjectCreate/type",keyword:"type",params:{type: "object"},schema:schema215.type,parentSchema:schema215,data}];
return false;
}
}
validate184.errors = vErrors;
return errors === 0;
}
validate184.evaluated = {"props":{"name":true,"description":true,"private":true},"dynamicProps":false,"dynamicItems":false};

export const createProject_body_name = validate185;
const schema216 = {"description":"Its name.","type":"string","minLength":1,"maxLength":100,"pattern":"^(?=[\\s\\S]*[^\\u0009-\\u000D\\u0020\\u0085\\u00A0\\u1680\\u2000-\\u200A\\u2028\\u2029\\u202F\\u205F\\u3000])[^\\u0000\\uD800-\\uDFFF]*([\\uD800-\\uDBFF][\\uDC00-\\uDFFF][^\\u0000\\uD800-\\uDFFF]*)*$","x-message":"must hold more than white space"};

function validate185(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate185.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(typeof data === "string"){
if(func1(data) > 100){
validate185.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 100},schema:100,parentSchema:schema216,data}];
return false;
}
else {
if(func1(data) < 1){
validate185.errors = [{instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema216,data}];
return false;
}
else {
if(!pattern16.test(data)){
validate185.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^(?=[\\s\\S]*[^\\u0009-\\u000D\\u0020\\u0085\\u00A0\\u1680\\u2000-\\u200A\\u2028\\u2029\\u202F\\u205F\\u3000])[^\\u0000\\uD800-\\uDFFF]*([\\uD800-\\uDBFF][\\uDC00-\\uDFFF][^\\u0000\\uD800-\\uDFFF]*)*$"},schema:"^(?=[\\s\\S]*[^\\u0009-\\u000D\\u0020\\u0085\\u00A0\\u1680\\u2000-\\u200A\\u2028\\u2029\\u202F\\u205F\\u3000])[^\\u0000\\uD800-\\uDFFF]*([\\uD800-\\uDBFF][\\uDC00-\\uDFFF][^\\u0000\\uD800-\\uDFFF]*)*$",parentSchema:schema216,data}];
return false;
}
}
}
}
else {
validate185.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema216.type,parentSchema:schema216,data}];
return false;
}
}
validate185.errors = vErrors;
return errors === 0;
}
validate185.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const createProject_body_description = validate186;
const schema217 = {"description":"What the project is about. Null: nothing.","type":["string","null"],"maxLength":20000,"pattern":"^[^\\u0000\\uD800-\\uDFFF]*([\\uD800-\\uDBFF][\\uDC00-\\uDFFF][^\\u0000\\uD800-\\uDFFF]*)*$"};

function validate186(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate186.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if((typeof data !== "string") && (data !== null)){
validate186.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema217.type},schema:schema217.type,parentSchema:schema217,data}];
return false;
}
if(errors === 0){
if(typeof data === "string"){
if(func1(data) > 20000){
validate186.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 20000},schema:20000,parentSchema:schema217,data}];
return false;
}
else {
if(!pattern4.test(data)){
validate186.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000\\uD800-\\uDFFF]*([\\uD800-\\uDBFF][\\uDC00-\\uDFFF][^\\u0000\\uD800-\\uDFFF]*)*$"},schema:"^[^\\u0000\\uD800-\\uDFFF]*([\\uD800-\\uDBFF][\\uDC00-\\uDFFF][^\\u0000\\uD800-\\uDFFF]*)*$",parentSchema:schema217,data}];
return false;
}
}
}
}
validate186.errors = vErrors;
return errors === 0;
}
validate186.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const createProject_body_private = validate187;
const schema218 = {"description":"Whether the public API hides it. False unless given.","type":"boolean"};

function validate187(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate187.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data !== "boolean"){
validate187.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "boolean"},schema:schema218.type,parentSchema:schema218,data}];
return false;
}
validate187.errors = vErrors;
return errors === 0;
}
validate187.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const createProject_201 = validate188;
const schema219 = {"$ref":"contract#/components/schemas/SettingsProjectResponse"};
const schema220 = {"description":"The resource.","type":"object","additionalProperties":false,"required":["data"],"properties":{"data":{"$ref":"#/components/schemas/SettingsProject"}}};

function validate189(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate189.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.data === undefined) && (missing0 = "data")){
validate189.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema220.required,parentSchema:schema220,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "data")){
validate189.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema220,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.data !== undefined){
if(!(validate178(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate178.errors : vErrors.concat(validate178.errors);
errors = vErrors.length;
}
}
}
}
}
else {
validate189.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema220.type,parentSchema:schema220,data}];
return false;
}
}
validate189.errors = vErrors;
return errors === 0;
}
validate189.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate188(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate188.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate189(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate189.errors : vErrors.concat(validate189.errors);
errors = vErrors.length;
}
validate188.errors = vErrors;
return errors === 0;
}
validate188.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const getProject_200 = validate192;
const schema221 = {"$ref":"contract#/components/schemas/SettingsProjectResponse"};

function validate193(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate193.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.data === undefined) && (missing0 = "data")){
validate193.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema220.required,parentSchema:schema220,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "data")){
validate193.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema220,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.data !== undefined){
if(!(validate178(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate178.errors : vErrors.concat(validate178.errors);
errors = vErrors.length;
}
}
}
}
}
else {
validate193.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema220.type,parentSchema:schema220,data}];
return false;
}
}
validate193.errors = vErrors;
return errors === 0;
}
validate193.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate192(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate192.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate193(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate193.errors : vErrors.concat(validate193.errors);
errors = vErrors.length;
}
validate192.errors = vErrors;
return errors === 0;
}
validate192.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const updateProject_body = validate196;
const schema223 = {"$ref":"contract#/components/schemas/ProjectUpdate"};
const schema224 = {"description":"What to change. Unknown fields are ignored.","type":"object","properties":{"name":{"description":"Its name.","type":"string","minLength":1,"maxLength":100,"pattern":"^(?=[\\s\\S]*[^\\u0009-\\u000D\\u0020\\u0085\\u00A0\\u1680\\u2000-\\u200A\\u2028\\u2029\\u202F\\u205F\\u3000])[^\\u0000\\uD800-\\uDFFF]*([\\uD800-\\uDBFF][\\uDC00-\\uDFFF][^\\u0000\\uD800-\\uDFFF]*)*$","x-message":"must hold more than white space"},"description":{"description":"What the project is about. Null: nothing.","type":["string","null"],"maxLength":20000,"pattern":"^[^\\u0000\\uD800-\\uDFFF]*([\\uD800-\\uDBFF][\\uDC00-\\uDFFF][^\\u0000\\uD800-\\uDFFF]*)*$"},"private":{"description":"Whether the public API hides it.","type":"boolean"},"archived":{"description":"Whether it is archived.","type":"boolean"}}};

function validate196(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate196.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs0 = errors;
if(errors === _errs0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name !== undefined){
let data0 = data.name;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(func1(data0) > 100){
validate196.errors = [{instancePath:instancePath+"/name",schemaPath:"contract#/components/schemas/ProjectUpdate/properties/name/maxLength",keyword:"maxLength",params:{limit: 100},schema:100,parentSchema:schema224.properties.name,data:data0}];
return false;
}
else {
if(func1(data0) < 1){
validate196.errors = [{instancePath:instancePath+"/name",schemaPath:"contract#/components/schemas/ProjectUpdate/properties/name/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema224.properties.name,data:data0}];
return false;
}
else {
if(!pattern16.test(data0)){
validate196.errors = [{instancePath:instancePath+"/name",schemaPath:"contract#/components/schemas/ProjectUpdate/properties/name/pattern",keyword:"pattern",params:{pattern: "^(?=[\\s\\S]*[^\\u0009-\\u000D\\u0020\\u0085\\u00A0\\u1680\\u2000-\\u200A\\u2028\\u2029\\u202F\\u205F\\u3000])[^\\u0000\\uD800-\\uDFFF]*([\\uD800-\\uDBFF][\\uDC00-\\uDFFF][^\\u0000\\uD800-\\uDFFF]*)*$"},schema:"^(?=[\\s\\S]*[^\\u0009-\\u000D\\u0020\\u0085\\u00A0\\u1680\\u2000-\\u200A\\u2028\\u2029\\u202F\\u205F\\u3000])[^\\u0000\\uD800-\\uDFFF]*([\\uD800-\\uDBFF][\\uDC00-\\uDFFF][^\\u0000\\uD800-\\uDFFF]*)*$",parentSchema:schema224.properties.name,data:data0}];
return false;
}
}
}
}
else {
validate196.errors = [{instancePath:instancePath+"/name",schemaPath:"contract#/components/schemas/ProjectUpdate/properties/name/type",keyword:"type",params:{type: "string"},schema:schema224.properties.name.type,parentSchema:schema224.properties.name,data:data0}];
return false;
}
}
var valid1 = _errs2 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.description !== undefined){
let data1 = data.description;
const _errs4 = errors;
if((typeof data1 !== "string") && (data1 !== null)){
validate196.errors = [{instancePath:instancePath+"/description",schemaPath:"contract#/components/schemas/ProjectUpdate/properties/description/type",keyword:"type",params:{type: schema224.properties.description.type},schema:schema224.properties.description.type,parentSchema:schema224.properties.description,data:data1}];
return false;
}
if(errors === _errs4){
if(typeof data1 === "string"){
if(func1(data1) > 20000){
validate196.errors = [{instancePath:instancePath+"/description",schemaPath:"contract#/components/schemas/ProjectUpdate/properties/description/maxLength",keyword:"maxLength",params:{limit: 20000},schema:20000,parentSchema:schema224.properties.description,data:data1}];
return false;
}
else {
if(!pattern4.test(data1)){
validate196.errors = [{instancePath:instancePath+"/description",schemaPath:"contract#/components/schemas/ProjectUpdate/properties/description/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000\\uD800-\\uDFFF]*([\\uD800-\\uDBFF][\\uDC00-\\uDFFF][^\\u0000\\uD800-\\uDFFF]*)*$"},schema:"^[^\\u0000\\uD800-\\uDFFF]*([\\uD800-\\uDBFF][\\uDC00-\\uDFFF][^\\u0000\\uD800-\\uDFFF]*)*$",parentSchema:schema224.properties.description,data:data1}];
return false;
}
}
}
}
var valid1 = _errs4 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.private !== undefined){
let data2 = data.private;
const _errs6 = errors;
if(typeof data2 !== "boolean"){
validate196.errors = [{instancePath:instancePath+"/private",schemaPath:"contract#/components/schemas/ProjectUpdate/properties/private/type",keyword:"type",params:{type: "boolean"},schema:schema224.properties.private.type,parentSchema:schema224.properties.private,data:data2}];
return false;
}
var valid1 = _errs6 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.archived !== undefined){
let data3 = data.archived;
const _errs8 = errors;
if(typeof data3 !== "boolean"){
validate196.errors = [{instancePath:instancePath+"/archived",schemaPath:"contract#/components/schemas/ProjectUpdate/properties/archived/type",keyword:"type",params:{type: "boolean"},schema:schema224.properties.archived.type,parentSchema:schema224.properties.archived,data:data3}];
return false;
}
var valid1 = _errs8 === errors;
}
else {
var valid1 = true;
}
}
}
}
}
else {
validate196.errors = [{instancePath,schemaPath:"contract#/components/schemas/ProjectUpdate/type",keyword:"type",params:{type: "object"},schema:schema224.type,parentSchema:schema224,data}];
return false;
}
}
validate196.errors = vErrors;
return errors === 0;
}
validate196.evaluated = {"props":{"name":true,"description":true,"private":true,"archived":true},"dynamicProps":false,"dynamicItems":false};

export const updateProject_body_name = validate197;
const schema225 = {"description":"Its name.","type":"string","minLength":1,"maxLength":100,"pattern":"^(?=[\\s\\S]*[^\\u0009-\\u000D\\u0020\\u0085\\u00A0\\u1680\\u2000-\\u200A\\u2028\\u2029\\u202F\\u205F\\u3000])[^\\u0000\\uD800-\\uDFFF]*([\\uD800-\\uDBFF][\\uDC00-\\uDFFF][^\\u0000\\uD800-\\uDFFF]*)*$","x-message":"must hold more than white space"};

function validate197(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate197.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(typeof data === "string"){
if(func1(data) > 100){
validate197.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 100},schema:100,parentSchema:schema225,data}];
return false;
}
else {
if(func1(data) < 1){
validate197.errors = [{instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema225,data}];
return false;
}
else {
if(!pattern16.test(data)){
validate197.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^(?=[\\s\\S]*[^\\u0009-\\u000D\\u0020\\u0085\\u00A0\\u1680\\u2000-\\u200A\\u2028\\u2029\\u202F\\u205F\\u3000])[^\\u0000\\uD800-\\uDFFF]*([\\uD800-\\uDBFF][\\uDC00-\\uDFFF][^\\u0000\\uD800-\\uDFFF]*)*$"},schema:"^(?=[\\s\\S]*[^\\u0009-\\u000D\\u0020\\u0085\\u00A0\\u1680\\u2000-\\u200A\\u2028\\u2029\\u202F\\u205F\\u3000])[^\\u0000\\uD800-\\uDFFF]*([\\uD800-\\uDBFF][\\uDC00-\\uDFFF][^\\u0000\\uD800-\\uDFFF]*)*$",parentSchema:schema225,data}];
return false;
}
}
}
}
else {
validate197.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema225.type,parentSchema:schema225,data}];
return false;
}
}
validate197.errors = vErrors;
return errors === 0;
}
validate197.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const updateProject_body_description = validate198;
const schema226 = {"description":"What the project is about. Null: nothing.","type":["string","null"],"maxLength":20000,"pattern":"^[^\\u0000\\uD800-\\uDFFF]*([\\uD800-\\uDBFF][\\uDC00-\\uDFFF][^\\u0000\\uD800-\\uDFFF]*)*$"};

function validate198(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate198.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if((typeof data !== "string") && (data !== null)){
validate198.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema226.type},schema:schema226.type,parentSchema:schema226,data}];
return false;
}
if(errors === 0){
if(typeof data === "string"){
if(func1(data) > 20000){
validate198.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 20000},schema:20000,parentSchema:schema226,data}];
return false;
}
else {
if(!pattern4.test(data)){
validate198.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000\\uD800-\\uDFFF]*([\\uD800-\\uDBFF][\\uDC00-\\uDFFF][^\\u0000\\uD800-\\uDFFF]*)*$"},schema:"^[^\\u0000\\uD800-\\uDFFF]*([\\uD800-\\uDBFF][\\uDC00-\\uDFFF][^\\u0000\\uD800-\\uDFFF]*)*$",parentSchema:schema226,data}];
return false;
}
}
}
}
validate198.errors = vErrors;
return errors === 0;
}
validate198.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const updateProject_body_private = validate199;
const schema227 = {"description":"Whether the public API hides it.","type":"boolean"};

function validate199(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate199.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data !== "boolean"){
validate199.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "boolean"},schema:schema227.type,parentSchema:schema227,data}];
return false;
}
validate199.errors = vErrors;
return errors === 0;
}
validate199.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const updateProject_body_archived = validate200;
const schema228 = {"description":"Whether it is archived.","type":"boolean"};

function validate200(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate200.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data !== "boolean"){
validate200.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "boolean"},schema:schema228.type,parentSchema:schema228,data}];
return false;
}
validate200.errors = vErrors;
return errors === 0;
}
validate200.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const updateProject_200 = validate201;
const schema229 = {"$ref":"contract#/components/schemas/SettingsProjectResponse"};

function validate202(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate202.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.data === undefined) && (missing0 = "data")){
validate202.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema220.required,parentSchema:schema220,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "data")){
validate202.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema220,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.data !== undefined){
if(!(validate178(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate178.errors : vErrors.concat(validate178.errors);
errors = vErrors.length;
}
}
}
}
}
else {
validate202.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema220.type,parentSchema:schema220,data}];
return false;
}
}
validate202.errors = vErrors;
return errors === 0;
}
validate202.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate201(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate201.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate202(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate202.errors : vErrors.concat(validate202.errors);
errors = vErrors.length;
}
validate201.errors = vErrors;
return errors === 0;
}
validate201.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const createColumn_header_Idempotency$2d$Key = validate205;
const schema231 = {"type":"string","minLength":1,"maxLength":255};

function validate205(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate205.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(typeof data === "string"){
if(func1(data) > 255){
validate205.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 255},schema:255,parentSchema:schema231,data}];
return false;
}
else {
if(func1(data) < 1){
validate205.errors = [{instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema231,data}];
return false;
}
}
}
else {
validate205.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema231.type,parentSchema:schema231,data}];
return false;
}
}
validate205.errors = vErrors;
return errors === 0;
}
validate205.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const createColumn_body = validate206;
const schema232 = {"$ref":"contract#/components/schemas/ColumnCreate"};
const schema233 = {"description":"A column to add. Unknown fields are ignored.","type":"object","required":["name"],"properties":{"name":{"description":"Its name.","type":"string","minLength":1,"maxLength":100,"pattern":"^(?=[\\s\\S]*[^\\u0009-\\u000D\\u0020\\u0085\\u00A0\\u1680\\u2000-\\u200A\\u2028\\u2029\\u202F\\u205F\\u3000])[^\\u0000\\uD800-\\uDFFF]*([\\uD800-\\uDBFF][\\uDC00-\\uDFFF][^\\u0000\\uD800-\\uDFFF]*)*$","x-message":"must hold more than white space"},"is_done":{"description":"Whether tasks in it are done. False unless given.","type":"boolean"}}};

function validate206(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate206.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs0 = errors;
if(errors === _errs0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.name === undefined) && (missing0 = "name")){
validate206.errors = [{instancePath,schemaPath:"contract#/components/schemas/ColumnCreate/required",keyword:"required",params:{missingProperty: missing0},schema:schema233.required,parentSchema:schema233,data}];
return false;
}
else {
if(data.name !== undefined){
let data0 = data.name;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(func1(data0) > 100){
validate206.errors = [{instancePath:instancePath+"/name",schemaPath:"contract#/components/schemas/ColumnCreate/properties/name/maxLength",keyword:"maxLength",params:{limit: 100},schema:100,parentSchema:schema233.properties.name,data:data0}];
return false;
}
else {
if(func1(data0) < 1){
validate206.errors = [{instancePath:instancePath+"/name",schemaPath:"contract#/components/schemas/ColumnCreate/properties/name/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema233.properties.name,data:data0}];
return false;
}
else {
if(!pattern16.test(data0)){
validate206.errors = [{instancePath:instancePath+"/name",schemaPath:"contract#/components/schemas/ColumnCreate/properties/name/pattern",keyword:"pattern",params:{pattern: "^(?=[\\s\\S]*[^\\u0009-\\u000D\\u0020\\u0085\\u00A0\\u1680\\u2000-\\u200A\\u2028\\u2029\\u202F\\u205F\\u3000])[^\\u0000\\uD800-\\uDFFF]*([\\uD800-\\uDBFF][\\uDC00-\\uDFFF][^\\u0000\\uD800-\\uDFFF]*)*$"},schema:"^(?=[\\s\\S]*[^\\u0009-\\u000D\\u0020\\u0085\\u00A0\\u1680\\u2000-\\u200A\\u2028\\u2029\\u202F\\u205F\\u3000])[^\\u0000\\uD800-\\uDFFF]*([\\uD800-\\uDBFF][\\uDC00-\\uDFFF][^\\u0000\\uD800-\\uDFFF]*)*$",parentSchema:schema233.properties.name,data:data0}];
return false;
}
}
}
}
else {
validate206.errors = [{instancePath:instancePath+"/name",schemaPath:"contract#/components/schemas/ColumnCreate/properties/name/type",keyword:"type",params:{type: "string"},schema:schema233.properties.name.type,parentSchema:schema233.properties.name,data:data0}];
return false;
}
}
var valid1 = _errs2 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.is_done !== undefined){
let data1 = data.is_done;
const _errs4 = errors;
if(typeof data1 !== "boolean"){
validate206.errors = [{instancePath:instancePath+"/is_done",schemaPath:"contract#/components/schemas/ColumnCreate/properties/is_done/type",keyword:"type",params:{type: "boolean"},schema:schema233.properties.is_done.type,parentSchema:schema233.properties.is_done,data:data1}];
return false;
}
var valid1 = _errs4 === errors;
}
else {
var valid1 = true;
}
}
}
}
else {
validate206.errors = [{instancePath,schemaPath:"contract#/components/schemas/ColumnCreate/type",keyword:"type",params:{type: "object"},schema:schema233.type,parentSchema:schema233,data}];
return false;
}
}
validate206.errors = vErrors;
return errors === 0;
}
validate206.evaluated = {"props":{"name":true,"is_done":true},"dynamicProps":false,"dynamicItems":false};

export const createColumn_body_name = validate207;
const schema234 = {"description":"Its name.","type":"string","minLength":1,"maxLength":100,"pattern":"^(?=[\\s\\S]*[^\\u0009-\\u000D\\u0020\\u0085\\u00A0\\u1680\\u2000-\\u200A\\u2028\\u2029\\u202F\\u205F\\u3000])[^\\u0000\\uD800-\\uDFFF]*([\\uD800-\\uDBFF][\\uDC00-\\uDFFF][^\\u0000\\uD800-\\uDFFF]*)*$","x-message":"must hold more than white space"};

function validate207(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate207.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(typeof data === "string"){
if(func1(data) > 100){
validate207.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 100},schema:100,parentSchema:schema234,data}];
return false;
}
else {
if(func1(data) < 1){
validate207.errors = [{instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema234,data}];
return false;
}
else {
if(!pattern16.test(data)){
validate207.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^(?=[\\s\\S]*[^\\u0009-\\u000D\\u0020\\u0085\\u00A0\\u1680\\u2000-\\u200A\\u2028\\u2029\\u202F\\u205F\\u3000])[^\\u0000\\uD800-\\uDFFF]*([\\uD800-\\uDBFF][\\uDC00-\\uDFFF][^\\u0000\\uD800-\\uDFFF]*)*$"},schema:"^(?=[\\s\\S]*[^\\u0009-\\u000D\\u0020\\u0085\\u00A0\\u1680\\u2000-\\u200A\\u2028\\u2029\\u202F\\u205F\\u3000])[^\\u0000\\uD800-\\uDFFF]*([\\uD800-\\uDBFF][\\uDC00-\\uDFFF][^\\u0000\\uD800-\\uDFFF]*)*$",parentSchema:schema234,data}];
return false;
}
}
}
}
else {
validate207.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema234.type,parentSchema:schema234,data}];
return false;
}
}
validate207.errors = vErrors;
return errors === 0;
}
validate207.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const createColumn_body_is_done = validate208;
const schema235 = {"description":"Whether tasks in it are done. False unless given.","type":"boolean"};

function validate208(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate208.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data !== "boolean"){
validate208.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "boolean"},schema:schema235.type,parentSchema:schema235,data}];
return false;
}
validate208.errors = vErrors;
return errors === 0;
}
validate208.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const createColumn_201 = validate209;
const schema236 = {"$ref":"contract#/components/schemas/ColumnResponse"};
const schema237 = {"description":"The resource.","type":"object","additionalProperties":false,"required":["data"],"properties":{"data":{"$ref":"#/components/schemas/Column"}}};

function validate210(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate210.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.data === undefined) && (missing0 = "data")){
validate210.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema237.required,parentSchema:schema237,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "data")){
validate210.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema237,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.data !== undefined){
let data0 = data.data;
const _errs3 = errors;
if(errors === _errs3){
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
let missing1;
if((((((data0.id === undefined) && (missing1 = "id")) || ((data0.name === undefined) && (missing1 = "name"))) || ((data0.is_done === undefined) && (missing1 = "is_done"))) || ((data0.order === undefined) && (missing1 = "order"))) || ((data0.task_count === undefined) && (missing1 = "task_count"))){
validate210.errors = [{instancePath:instancePath+"/data",schemaPath:"#/components/schemas/Column/required",keyword:"required",params:{missingProperty: missing1},schema:schema208.required,parentSchema:schema208,data:data0}];
return false;
}
else {
const _errs5 = errors;
for(const key1 in data0){
if(!(((((key1 === "id") || (key1 === "name")) || (key1 === "is_done")) || (key1 === "order")) || (key1 === "task_count"))){
validate210.errors = [{instancePath:instancePath+"/data",schemaPath:"#/components/schemas/Column/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},schema:false,parentSchema:schema208,data:data0}];
return false;
break;
}
}
if(_errs5 === errors){
if(data0.id !== undefined){
let data1 = data0.id;
const _errs6 = errors;
if(typeof data1 !== "string"){
validate210.errors = [{instancePath:instancePath+"/data/id",schemaPath:"#/components/schemas/Column/properties/id/type",keyword:"type",params:{type: "string"},schema:schema208.properties.id.type,parentSchema:schema208.properties.id,data:data1}];
return false;
}
var valid2 = _errs6 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data0.name !== undefined){
let data2 = data0.name;
const _errs8 = errors;
if(typeof data2 !== "string"){
validate210.errors = [{instancePath:instancePath+"/data/name",schemaPath:"#/components/schemas/Column/properties/name/type",keyword:"type",params:{type: "string"},schema:schema208.properties.name.type,parentSchema:schema208.properties.name,data:data2}];
return false;
}
var valid2 = _errs8 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data0.is_done !== undefined){
let data3 = data0.is_done;
const _errs10 = errors;
if(typeof data3 !== "boolean"){
validate210.errors = [{instancePath:instancePath+"/data/is_done",schemaPath:"#/components/schemas/Column/properties/is_done/type",keyword:"type",params:{type: "boolean"},schema:schema208.properties.is_done.type,parentSchema:schema208.properties.is_done,data:data3}];
return false;
}
var valid2 = _errs10 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data0.order !== undefined){
let data4 = data0.order;
const _errs12 = errors;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
validate210.errors = [{instancePath:instancePath+"/data/order",schemaPath:"#/components/schemas/Column/properties/order/type",keyword:"type",params:{type: "integer"},schema:schema208.properties.order.type,parentSchema:schema208.properties.order,data:data4}];
return false;
}
if(errors === _errs12){
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 < 0 || isNaN(data4)){
validate210.errors = [{instancePath:instancePath+"/data/order",schemaPath:"#/components/schemas/Column/properties/order/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},schema:0,parentSchema:schema208.properties.order,data:data4}];
return false;
}
else {
if(!(formats46.validate(data4))){
validate210.errors = [{instancePath:instancePath+"/data/order",schemaPath:"#/components/schemas/Column/properties/order/format",keyword:"format",params:{format: "int32"},schema:"int32",parentSchema:schema208.properties.order,data:data4}];
return false;
}
}
}
}
var valid2 = _errs12 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data0.task_count !== undefined){
let data5 = data0.task_count;
const _errs14 = errors;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
validate210.errors = [{instancePath:instancePath+"/data/task_count",schemaPath:"#/components/schemas/Column/properties/task_count/type",keyword:"type",params:{type: "integer"},schema:schema208.properties.task_count.type,parentSchema:schema208.properties.task_count,data:data5}];
return false;
}
if(errors === _errs14){
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 < 0 || isNaN(data5)){
validate210.errors = [{instancePath:instancePath+"/data/task_count",schemaPath:"#/components/schemas/Column/properties/task_count/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},schema:0,parentSchema:schema208.properties.task_count,data:data5}];
return false;
}
else {
if(!(formats46.validate(data5))){
validate210.errors = [{instancePath:instancePath+"/data/task_count",schemaPath:"#/components/schemas/Column/properties/task_count/format",keyword:"format",params:{format: "int32"},schema:"int32",parentSchema:schema208.properties.task_count,data:data5}];
return false;
}
}
}
}
var valid2 = _errs14 === errors;
}
else {
var valid2 = true;
}
}
}
}
}
}
}
}
else {
validate210.errors = [{instancePath:instancePath+"/data",schemaPath:"#/components/schemas/Column/type",keyword:"type",params:{type: "object"},schema:schema208.type,parentSchema:schema208,data:data0}];
return false;
}
}
}
}
}
}
else {
validate210.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema237.type,parentSchema:schema237,data}];
return false;
}
}
validate210.errors = vErrors;
return errors === 0;
}
validate210.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate209(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate209.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate210(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate210.errors : vErrors.concat(validate210.errors);
errors = vErrors.length;
}
validate209.errors = vErrors;
return errors === 0;
}
validate209.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const setProjectMember_body = validate212;
const schema239 = {"$ref":"contract#/components/schemas/ProjectMemberSet"};
const schema240 = {"description":"The role to give. Unknown fields are ignored.","type":"object","required":["role"],"properties":{"role":{"$ref":"#/components/schemas/ProjectRole"}}};

function validate213(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate213.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.role === undefined) && (missing0 = "role")){
validate213.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema240.required,parentSchema:schema240,data}];
return false;
}
else {
if(data.role !== undefined){
let data0 = data.role;
if(typeof data0 !== "string"){
validate213.errors = [{instancePath:instancePath+"/role",schemaPath:"#/components/schemas/ProjectRole/type",keyword:"type",params:{type: "string"},schema:schema211.type,parentSchema:schema211,data:data0}];
return false;
}
if(!(((data0 === "manager") || (data0 === "editor")) || (data0 === "viewer"))){
validate213.errors = [{instancePath:instancePath+"/role",schemaPath:"#/components/schemas/ProjectRole/enum",keyword:"enum",params:{allowedValues: schema211.enum},schema:schema211.enum,parentSchema:schema211,data:data0}];
return false;
}
}
}
}
else {
validate213.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema240.type,parentSchema:schema240,data}];
return false;
}
}
validate213.errors = vErrors;
return errors === 0;
}
validate213.evaluated = {"props":{"role":true},"dynamicProps":false,"dynamicItems":false};


function validate212(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate212.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate213(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate213.errors : vErrors.concat(validate213.errors);
errors = vErrors.length;
}
validate212.errors = vErrors;
return errors === 0;
}
validate212.evaluated = {"props":{"role":true},"dynamicProps":false,"dynamicItems":false};

export const setProjectMember_body_role = validate215;
const schema242 = {"$ref":"contract#/components/schemas/ProjectRole"};

function validate215(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate215.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data !== "string"){
validate215.errors = [{instancePath,schemaPath:"contract#/components/schemas/ProjectRole/type",keyword:"type",params:{type: "string"},schema:schema211.type,parentSchema:schema211,data}];
return false;
}
if(!(((data === "manager") || (data === "editor")) || (data === "viewer"))){
validate215.errors = [{instancePath,schemaPath:"contract#/components/schemas/ProjectRole/enum",keyword:"enum",params:{allowedValues: schema211.enum},schema:schema211.enum,parentSchema:schema211,data}];
return false;
}
validate215.errors = vErrors;
return errors === 0;
}
validate215.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const setProjectMember_200 = validate216;
const schema244 = {"$ref":"contract#/components/schemas/ProjectMemberResponse"};
const schema245 = {"description":"The resource.","type":"object","additionalProperties":false,"required":["data"],"properties":{"data":{"$ref":"#/components/schemas/ProjectMember"}}};

function validate217(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate217.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.data === undefined) && (missing0 = "data")){
validate217.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema245.required,parentSchema:schema245,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "data")){
validate217.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema245,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.data !== undefined){
if(!(validate179(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate179.errors : vErrors.concat(validate179.errors);
errors = vErrors.length;
}
}
}
}
}
else {
validate217.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema245.type,parentSchema:schema245,data}];
return false;
}
}
validate217.errors = vErrors;
return errors === 0;
}
validate217.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate216(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate216.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate217(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate217.errors : vErrors.concat(validate217.errors);
errors = vErrors.length;
}
validate216.errors = vErrors;
return errors === 0;
}
validate216.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const updateColumn_body = validate220;
const schema246 = {"$ref":"contract#/components/schemas/ColumnUpdate"};
const schema247 = {"description":"What to change. Unknown fields are ignored.","type":"object","properties":{"name":{"description":"Its name.","type":"string","minLength":1,"maxLength":100,"pattern":"^(?=[\\s\\S]*[^\\u0009-\\u000D\\u0020\\u0085\\u00A0\\u1680\\u2000-\\u200A\\u2028\\u2029\\u202F\\u205F\\u3000])[^\\u0000\\uD800-\\uDFFF]*([\\uD800-\\uDBFF][\\uDC00-\\uDFFF][^\\u0000\\uD800-\\uDFFF]*)*$","x-message":"must hold more than white space"},"is_done":{"description":"Whether tasks in it are done.","type":"boolean"},"order":{"description":"Its place. 0 is the first.","type":"integer","format":"int32","minimum":0}}};

function validate220(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate220.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs0 = errors;
if(errors === _errs0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name !== undefined){
let data0 = data.name;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(func1(data0) > 100){
validate220.errors = [{instancePath:instancePath+"/name",schemaPath:"contract#/components/schemas/ColumnUpdate/properties/name/maxLength",keyword:"maxLength",params:{limit: 100},schema:100,parentSchema:schema247.properties.name,data:data0}];
return false;
}
else {
if(func1(data0) < 1){
validate220.errors = [{instancePath:instancePath+"/name",schemaPath:"contract#/components/schemas/ColumnUpdate/properties/name/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema247.properties.name,data:data0}];
return false;
}
else {
if(!pattern16.test(data0)){
validate220.errors = [{instancePath:instancePath+"/name",schemaPath:"contract#/components/schemas/ColumnUpdate/properties/name/pattern",keyword:"pattern",params:{pattern: "^(?=[\\s\\S]*[^\\u0009-\\u000D\\u0020\\u0085\\u00A0\\u1680\\u2000-\\u200A\\u2028\\u2029\\u202F\\u205F\\u3000])[^\\u0000\\uD800-\\uDFFF]*([\\uD800-\\uDBFF][\\uDC00-\\uDFFF][^\\u0000\\uD800-\\uDFFF]*)*$"},schema:"^(?=[\\s\\S]*[^\\u0009-\\u000D\\u0020\\u0085\\u00A0\\u1680\\u2000-\\u200A\\u2028\\u2029\\u202F\\u205F\\u3000])[^\\u0000\\uD800-\\uDFFF]*([\\uD800-\\uDBFF][\\uDC00-\\uDFFF][^\\u0000\\uD800-\\uDFFF]*)*$",parentSchema:schema247.properties.name,data:data0}];
return false;
}
}
}
}
else {
validate220.errors = [{instancePath:instancePath+"/name",schemaPath:"contract#/components/schemas/ColumnUpdate/properties/name/type",keyword:"type",params:{type: "string"},schema:schema247.properties.name.type,parentSchema:schema247.properties.name,data:data0}];
return false;
}
}
var valid1 = _errs2 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.is_done !== undefined){
let data1 = data.is_done;
const _errs4 = errors;
if(typeof data1 !== "boolean"){
validate220.errors = [{instancePath:instancePath+"/is_done",schemaPath:"contract#/components/schemas/ColumnUpdate/properties/is_done/type",keyword:"type",params:{type: "boolean"},schema:schema247.properties.is_done.type,parentSchema:schema247.properties.is_done,data:data1}];
return false;
}
var valid1 = _errs4 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.order !== undefined){
let data2 = data.order;
const _errs6 = errors;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
validate220.errors = [{instancePath:instancePath+"/order",schemaPath:"contract#/components/schemas/ColumnUpdate/properties/order/type",keyword:"type",params:{type: "integer"},schema:schema247.properties.order.type,parentSchema:schema247.properties.order,data:data2}];
return false;
}
if(errors === _errs6){
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 0 || isNaN(data2)){
validate220.errors = [{instancePath:instancePath+"/order",schemaPath:"contract#/components/schemas/ColumnUpdate/properties/order/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},schema:0,parentSchema:schema247.properties.order,data:data2}];
return false;
}
else {
if(!(formats46.validate(data2))){
validate220.errors = [{instancePath:instancePath+"/order",schemaPath:"contract#/components/schemas/ColumnUpdate/properties/order/format",keyword:"format",params:{format: "int32"},schema:"int32",parentSchema:schema247.properties.order,data:data2}];
return false;
}
}
}
}
var valid1 = _errs6 === errors;
}
else {
var valid1 = true;
}
}
}
}
else {
validate220.errors = [{instancePath,schemaPath:"contract#/components/schemas/ColumnUpdate/type",keyword:"type",params:{type: "object"},schema:schema247.type,parentSchema:schema247,data}];
return false;
}
}
validate220.errors = vErrors;
return errors === 0;
}
validate220.evaluated = {"props":{"name":true,"is_done":true,"order":true},"dynamicProps":false,"dynamicItems":false};

export const updateColumn_body_name = validate221;
const schema248 = {"description":"Its name.","type":"string","minLength":1,"maxLength":100,"pattern":"^(?=[\\s\\S]*[^\\u0009-\\u000D\\u0020\\u0085\\u00A0\\u1680\\u2000-\\u200A\\u2028\\u2029\\u202F\\u205F\\u3000])[^\\u0000\\uD800-\\uDFFF]*([\\uD800-\\uDBFF][\\uDC00-\\uDFFF][^\\u0000\\uD800-\\uDFFF]*)*$","x-message":"must hold more than white space"};

function validate221(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate221.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(typeof data === "string"){
if(func1(data) > 100){
validate221.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 100},schema:100,parentSchema:schema248,data}];
return false;
}
else {
if(func1(data) < 1){
validate221.errors = [{instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema248,data}];
return false;
}
else {
if(!pattern16.test(data)){
validate221.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^(?=[\\s\\S]*[^\\u0009-\\u000D\\u0020\\u0085\\u00A0\\u1680\\u2000-\\u200A\\u2028\\u2029\\u202F\\u205F\\u3000])[^\\u0000\\uD800-\\uDFFF]*([\\uD800-\\uDBFF][\\uDC00-\\uDFFF][^\\u0000\\uD800-\\uDFFF]*)*$"},schema:"^(?=[\\s\\S]*[^\\u0009-\\u000D\\u0020\\u0085\\u00A0\\u1680\\u2000-\\u200A\\u2028\\u2029\\u202F\\u205F\\u3000])[^\\u0000\\uD800-\\uDFFF]*([\\uD800-\\uDBFF][\\uDC00-\\uDFFF][^\\u0000\\uD800-\\uDFFF]*)*$",parentSchema:schema248,data}];
return false;
}
}
}
}
else {
validate221.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema248.type,parentSchema:schema248,data}];
return false;
}
}
validate221.errors = vErrors;
return errors === 0;
}
validate221.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const updateColumn_body_is_done = validate222;
const schema249 = {"description":"Whether tasks in it are done.","type":"boolean"};

function validate222(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate222.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data !== "boolean"){
validate222.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "boolean"},schema:schema249.type,parentSchema:schema249,data}];
return false;
}
validate222.errors = vErrors;
return errors === 0;
}
validate222.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const updateColumn_body_order = validate223;
const schema250 = {"description":"Its place. 0 is the first.","type":"integer","format":"int32","minimum":0};

function validate223(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate223.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(((typeof data == "number") && (!(data % 1) && !isNaN(data))) && (isFinite(data)))){
validate223.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "integer"},schema:schema250.type,parentSchema:schema250,data}];
return false;
}
if(errors === 0){
if((typeof data == "number") && (isFinite(data))){
if(data < 0 || isNaN(data)){
validate223.errors = [{instancePath,schemaPath:"#/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},schema:0,parentSchema:schema250,data}];
return false;
}
else {
if(!(formats46.validate(data))){
validate223.errors = [{instancePath,schemaPath:"#/format",keyword:"format",params:{format: "int32"},schema:"int32",parentSchema:schema250,data}];
return false;
}
}
}
}
validate223.errors = vErrors;
return errors === 0;
}
validate223.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const updateColumn_200 = validate224;
const schema251 = {"$ref":"contract#/components/schemas/ColumnResponse"};

function validate225(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate225.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.data === undefined) && (missing0 = "data")){
validate225.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema237.required,parentSchema:schema237,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "data")){
validate225.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema237,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.data !== undefined){
let data0 = data.data;
const _errs3 = errors;
if(errors === _errs3){
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
let missing1;
if((((((data0.id === undefined) && (missing1 = "id")) || ((data0.name === undefined) && (missing1 = "name"))) || ((data0.is_done === undefined) && (missing1 = "is_done"))) || ((data0.order === undefined) && (missing1 = "order"))) || ((data0.task_count === undefined) && (missing1 = "task_count"))){
validate225.errors = [{instancePath:instancePath+"/data",schemaPath:"#/components/schemas/Column/required",keyword:"required",params:{missingProperty: missing1},schema:schema208.required,parentSchema:schema208,data:data0}];
return false;
}
else {
const _errs5 = errors;
for(const key1 in data0){
if(!(((((key1 === "id") || (key1 === "name")) || (key1 === "is_done")) || (key1 === "order")) || (key1 === "task_count"))){
validate225.errors = [{instancePath:instancePath+"/data",schemaPath:"#/components/schemas/Column/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},schema:false,parentSchema:schema208,data:data0}];
return false;
break;
}
}
if(_errs5 === errors){
if(data0.id !== undefined){
let data1 = data0.id;
const _errs6 = errors;
if(typeof data1 !== "string"){
validate225.errors = [{instancePath:instancePath+"/data/id",schemaPath:"#/components/schemas/Column/properties/id/type",keyword:"type",params:{type: "string"},schema:schema208.properties.id.type,parentSchema:schema208.properties.id,data:data1}];
return false;
}
var valid2 = _errs6 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data0.name !== undefined){
let data2 = data0.name;
const _errs8 = errors;
if(typeof data2 !== "string"){
validate225.errors = [{instancePath:instancePath+"/data/name",schemaPath:"#/components/schemas/Column/properties/name/type",keyword:"type",params:{type: "string"},schema:schema208.properties.name.type,parentSchema:schema208.properties.name,data:data2}];
return false;
}
var valid2 = _errs8 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data0.is_done !== undefined){
let data3 = data0.is_done;
const _errs10 = errors;
if(typeof data3 !== "boolean"){
validate225.errors = [{instancePath:instancePath+"/data/is_done",schemaPath:"#/components/schemas/Column/properties/is_done/type",keyword:"type",params:{type: "boolean"},schema:schema208.properties.is_done.type,parentSchema:schema208.properties.is_done,data:data3}];
return false;
}
var valid2 = _errs10 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data0.order !== undefined){
let data4 = data0.order;
const _errs12 = errors;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
validate225.errors = [{instancePath:instancePath+"/data/order",schemaPath:"#/components/schemas/Column/properties/order/type",keyword:"type",params:{type: "integer"},schema:schema208.properties.order.type,parentSchema:schema208.properties.order,data:data4}];
return false;
}
if(errors === _errs12){
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 < 0 || isNaN(data4)){
validate225.errors = [{instancePath:instancePath+"/data/order",schemaPath:"#/components/schemas/Column/properties/order/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},schema:0,parentSchema:schema208.properties.order,data:data4}];
return false;
}
else {
if(!(formats46.validate(data4))){
validate225.errors = [{instancePath:instancePath+"/data/order",schemaPath:"#/components/schemas/Column/properties/order/format",keyword:"format",params:{format: "int32"},schema:"int32",parentSchema:schema208.properties.order,data:data4}];
return false;
}
}
}
}
var valid2 = _errs12 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data0.task_count !== undefined){
let data5 = data0.task_count;
const _errs14 = errors;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
validate225.errors = [{instancePath:instancePath+"/data/task_count",schemaPath:"#/components/schemas/Column/properties/task_count/type",keyword:"type",params:{type: "integer"},schema:schema208.properties.task_count.type,parentSchema:schema208.properties.task_count,data:data5}];
return false;
}
if(errors === _errs14){
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 < 0 || isNaN(data5)){
validate225.errors = [{instancePath:instancePath+"/data/task_count",schemaPath:"#/components/schemas/Column/properties/task_count/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},schema:0,parentSchema:schema208.properties.task_count,data:data5}];
return false;
}
else {
if(!(formats46.validate(data5))){
validate225.errors = [{instancePath:instancePath+"/data/task_count",schemaPath:"#/components/schemas/Column/properties/task_count/format",keyword:"format",params:{format: "int32"},schema:"int32",parentSchema:schema208.properties.task_count,data:data5}];
return false;
}
}
}
}
var valid2 = _errs14 === errors;
}
else {
var valid2 = true;
}
}
}
}
}
}
}
}
else {
validate225.errors = [{instancePath:instancePath+"/data",schemaPath:"#/components/schemas/Column/type",keyword:"type",params:{type: "object"},schema:schema208.type,parentSchema:schema208,data:data0}];
return false;
}
}
}
}
}
}
else {
validate225.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema237.type,parentSchema:schema237,data}];
return false;
}
}
validate225.errors = vErrors;
return errors === 0;
}
validate225.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate224(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate224.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate225(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate225.errors : vErrors.concat(validate225.errors);
errors = vErrors.length;
}
validate224.errors = vErrors;
return errors === 0;
}
validate224.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const deleteColumn_query_move_to = validate227;
const schema254 = {"type":"string","pattern":"^card_","x-message":"must be the id of a column"};
const pattern77 = new RegExp("^card_", "u");

function validate227(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate227.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(typeof data === "string"){
if(!pattern77.test(data)){
validate227.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^card_"},schema:"^card_",parentSchema:schema254,data}];
return false;
}
}
else {
validate227.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema254.type,parentSchema:schema254,data}];
return false;
}
}
validate227.errors = vErrors;
return errors === 0;
}
validate227.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const listWebhookEndpoints_query_cursor = validate228;
const schema255 = {"type":"string","maxLength":1024};

function validate228(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate228.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(typeof data === "string"){
if(func1(data) > 1024){
validate228.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 1024},schema:1024,parentSchema:schema255,data}];
return false;
}
}
else {
validate228.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema255.type,parentSchema:schema255,data}];
return false;
}
}
validate228.errors = vErrors;
return errors === 0;
}
validate228.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const listWebhookEndpoints_200 = validate229;
const schema256 = {"$ref":"contract#/components/schemas/EndpointList"};
const schema257 = {"description":"A page of a list.","type":"object","additionalProperties":false,"required":["data","meta"],"properties":{"data":{"description":"The items of this page.","type":"array","items":{"$ref":"#/components/schemas/Endpoint"}},"meta":{"$ref":"#/components/schemas/CursorMeta"}}};
const schema258 = {"description":"A webhook endpoint.","type":"object","additionalProperties":false,"required":["id","name","url","events","status","disabled_reason","consecutive_exhausted","created_at","disabled_at","health","secrets","last_100"],"properties":{"id":{"description":"The id of the endpoint.","type":"string"},"name":{"description":"Its name.","type":["string","null"]},"url":{"description":"The URL that deliveries are sent to.","type":"string"},"events":{"description":"The types that it subscribes to. Empty: all.","type":"array","items":{"$ref":"#/components/schemas/WebhookEventType"}},"status":{"description":"Whether deliveries are sent to it.","$ref":"#/components/schemas/EndpointStatus"},"disabled_reason":{"description":"Why it is disabled: by hand, or after too many failures.","oneOf":[{"$ref":"#/components/schemas/DisabledReason"},{"type":"null"}]},"consecutive_exhausted":{"description":"The number of deliveries in a row whose attempts all failed.","type":"integer","format":"int32"},"created_at":{"description":"When it was added.","type":"string","format":"date-time"},"disabled_at":{"description":"When it was disabled.","type":["string","null"],"format":"date-time"},"health":{"$ref":"#/components/schemas/EndpointHealth"},"secrets":{"description":"The active secrets, newest first.","type":"array","items":{"$ref":"#/components/schemas/EndpointSecret"}},"last_100":{"$ref":"#/components/schemas/DeliveryCounts"}}};
const schema259 = {"description":"What happened. These seven types are fixed for v1.","type":"string","enum":["task.created","task.updated","task.completed","task.deleted","comment.created","event.created","project.created"]};
const schema260 = {"description":"Whether deliveries are sent to an endpoint.","type":"string","enum":["enabled","disabled"]};
const schema261 = {"description":"Why an endpoint is disabled.","type":"string","enum":["manual","failures"]};
const schema264 = {"description":"An active signing secret.","type":"object","additionalProperties":false,"required":["last4","created_at","expires_at"],"properties":{"last4":{"description":"Its last four characters.","type":"string"},"created_at":{"description":"When it was created.","type":"string","format":"date-time"},"expires_at":{"description":"The end of the overlap, once it has been rotated.","type":["string","null"],"format":"date-time"}}};
const schema265 = {"description":"The statuses of the newest hundred deliveries.","type":"object","additionalProperties":false,"required":["delivered","pending","retrying","exhausted","held"],"properties":{"delivered":{"description":"Answered with a 2xx.","type":"integer","format":"int32"},"pending":{"description":"Waiting for their first attempt.","type":"integer","format":"int32"},"retrying":{"description":"Waiting for their next attempt, after at least one failed attempt.","type":"integer","format":"int32"},"exhausted":{"description":"Every attempt failed.","type":"integer","format":"int32"},"held":{"description":"Held, because the endpoint was disabled.","type":"integer","format":"int32"}}};
const schema262 = {"description":"How deliveries to an endpoint are going.","type":"object","additionalProperties":false,"required":["state","failing_since","last_delivered_at","waiting","next_attempt_at"],"properties":{"state":{"$ref":"#/components/schemas/EndpointState"},"failing_since":{"description":"When the first attempt failed since the last successful one. Null if the last one succeeded.","type":["string","null"],"format":"date-time"},"last_delivered_at":{"description":"When an attempt succeeded last.","type":["string","null"],"format":"date-time"},"waiting":{"description":"The number of deliveries that are pending, retrying or held.","type":"integer","format":"int32"},"next_attempt_at":{"description":"When the next attempt is due. Null if none waits, and while the endpoint is disabled.","type":["string","null"],"format":"date-time"}}};
const schema263 = {"description":"Whether an endpoint is `disabled`; else `failing` from a failed attempt on until one succeeds, `healthy` if the\nlast one succeeded, and `idle` before the first one.\n","type":"string","enum":["idle","healthy","failing","disabled"]};

function validate232(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate232.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.state === undefined) && (missing0 = "state")) || ((data.failing_since === undefined) && (missing0 = "failing_since"))) || ((data.last_delivered_at === undefined) && (missing0 = "last_delivered_at"))) || ((data.waiting === undefined) && (missing0 = "waiting"))) || ((data.next_attempt_at === undefined) && (missing0 = "next_attempt_at"))){
validate232.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema262.required,parentSchema:schema262,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((((key0 === "state") || (key0 === "failing_since")) || (key0 === "last_delivered_at")) || (key0 === "waiting")) || (key0 === "next_attempt_at"))){
validate232.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema262,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.state !== undefined){
let data0 = data.state;
const _errs2 = errors;
if(typeof data0 !== "string"){
validate232.errors = [{instancePath:instancePath+"/state",schemaPath:"#/components/schemas/EndpointState/type",keyword:"type",params:{type: "string"},schema:schema263.type,parentSchema:schema263,data:data0}];
return false;
}
if(!((((data0 === "idle") || (data0 === "healthy")) || (data0 === "failing")) || (data0 === "disabled"))){
validate232.errors = [{instancePath:instancePath+"/state",schemaPath:"#/components/schemas/EndpointState/enum",keyword:"enum",params:{allowedValues: schema263.enum},schema:schema263.enum,parentSchema:schema263,data:data0}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.failing_since !== undefined){
let data1 = data.failing_since;
const _errs5 = errors;
if((typeof data1 !== "string") && (data1 !== null)){
validate232.errors = [{instancePath:instancePath+"/failing_since",schemaPath:"#/properties/failing_since/type",keyword:"type",params:{type: schema262.properties.failing_since.type},schema:schema262.properties.failing_since.type,parentSchema:schema262.properties.failing_since,data:data1}];
return false;
}
if(errors === _errs5){
if(errors === _errs5){
if(typeof data1 === "string"){
if(!(formats0.validate(data1))){
validate232.errors = [{instancePath:instancePath+"/failing_since",schemaPath:"#/properties/failing_since/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema262.properties.failing_since,data:data1}];
return false;
}
}
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.last_delivered_at !== undefined){
let data2 = data.last_delivered_at;
const _errs7 = errors;
if((typeof data2 !== "string") && (data2 !== null)){
validate232.errors = [{instancePath:instancePath+"/last_delivered_at",schemaPath:"#/properties/last_delivered_at/type",keyword:"type",params:{type: schema262.properties.last_delivered_at.type},schema:schema262.properties.last_delivered_at.type,parentSchema:schema262.properties.last_delivered_at,data:data2}];
return false;
}
if(errors === _errs7){
if(errors === _errs7){
if(typeof data2 === "string"){
if(!(formats0.validate(data2))){
validate232.errors = [{instancePath:instancePath+"/last_delivered_at",schemaPath:"#/properties/last_delivered_at/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema262.properties.last_delivered_at,data:data2}];
return false;
}
}
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.waiting !== undefined){
let data3 = data.waiting;
const _errs9 = errors;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
validate232.errors = [{instancePath:instancePath+"/waiting",schemaPath:"#/properties/waiting/type",keyword:"type",params:{type: "integer"},schema:schema262.properties.waiting.type,parentSchema:schema262.properties.waiting,data:data3}];
return false;
}
if(errors === _errs9){
if((typeof data3 == "number") && (isFinite(data3))){
if(!(formats46.validate(data3))){
validate232.errors = [{instancePath:instancePath+"/waiting",schemaPath:"#/properties/waiting/format",keyword:"format",params:{format: "int32"},schema:"int32",parentSchema:schema262.properties.waiting,data:data3}];
return false;
}
}
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.next_attempt_at !== undefined){
let data4 = data.next_attempt_at;
const _errs11 = errors;
if((typeof data4 !== "string") && (data4 !== null)){
validate232.errors = [{instancePath:instancePath+"/next_attempt_at",schemaPath:"#/properties/next_attempt_at/type",keyword:"type",params:{type: schema262.properties.next_attempt_at.type},schema:schema262.properties.next_attempt_at.type,parentSchema:schema262.properties.next_attempt_at,data:data4}];
return false;
}
if(errors === _errs11){
if(errors === _errs11){
if(typeof data4 === "string"){
if(!(formats0.validate(data4))){
validate232.errors = [{instancePath:instancePath+"/next_attempt_at",schemaPath:"#/properties/next_attempt_at/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema262.properties.next_attempt_at,data:data4}];
return false;
}
}
}
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
else {
validate232.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema262.type,parentSchema:schema262,data}];
return false;
}
}
validate232.errors = vErrors;
return errors === 0;
}
validate232.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate231(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate231.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((((((((data.id === undefined) && (missing0 = "id")) || ((data.name === undefined) && (missing0 = "name"))) || ((data.url === undefined) && (missing0 = "url"))) || ((data.events === undefined) && (missing0 = "events"))) || ((data.status === undefined) && (missing0 = "status"))) || ((data.disabled_reason === undefined) && (missing0 = "disabled_reason"))) || ((data.consecutive_exhausted === undefined) && (missing0 = "consecutive_exhausted"))) || ((data.created_at === undefined) && (missing0 = "created_at"))) || ((data.disabled_at === undefined) && (missing0 = "disabled_at"))) || ((data.health === undefined) && (missing0 = "health"))) || ((data.secrets === undefined) && (missing0 = "secrets"))) || ((data.last_100 === undefined) && (missing0 = "last_100"))){
validate231.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema258.required,parentSchema:schema258,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(func108.call(schema258.properties, key0))){
validate231.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema258,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.id !== undefined){
let data0 = data.id;
const _errs2 = errors;
if(typeof data0 !== "string"){
validate231.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},schema:schema258.properties.id.type,parentSchema:schema258.properties.id,data:data0}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.name !== undefined){
let data1 = data.name;
const _errs4 = errors;
if((typeof data1 !== "string") && (data1 !== null)){
validate231.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: schema258.properties.name.type},schema:schema258.properties.name.type,parentSchema:schema258.properties.name,data:data1}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.url !== undefined){
let data2 = data.url;
const _errs6 = errors;
if(typeof data2 !== "string"){
validate231.errors = [{instancePath:instancePath+"/url",schemaPath:"#/properties/url/type",keyword:"type",params:{type: "string"},schema:schema258.properties.url.type,parentSchema:schema258.properties.url,data:data2}];
return false;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.events !== undefined){
let data3 = data.events;
const _errs8 = errors;
if(errors === _errs8){
if(Array.isArray(data3)){
var valid1 = true;
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
let data4 = data3[i0];
const _errs10 = errors;
if(typeof data4 !== "string"){
validate231.errors = [{instancePath:instancePath+"/events/" + i0,schemaPath:"#/components/schemas/WebhookEventType/type",keyword:"type",params:{type: "string"},schema:schema259.type,parentSchema:schema259,data:data4}];
return false;
}
if(!(((((((data4 === "task.created") || (data4 === "task.updated")) || (data4 === "task.completed")) || (data4 === "task.deleted")) || (data4 === "comment.created")) || (data4 === "event.created")) || (data4 === "project.created"))){
validate231.errors = [{instancePath:instancePath+"/events/" + i0,schemaPath:"#/components/schemas/WebhookEventType/enum",keyword:"enum",params:{allowedValues: schema259.enum},schema:schema259.enum,parentSchema:schema259,data:data4}];
return false;
}
var valid1 = _errs10 === errors;
if(!valid1){
break;
}
}
}
else {
validate231.errors = [{instancePath:instancePath+"/events",schemaPath:"#/properties/events/type",keyword:"type",params:{type: "array"},schema:schema258.properties.events.type,parentSchema:schema258.properties.events,data:data3}];
return false;
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.status !== undefined){
let data5 = data.status;
const _errs13 = errors;
if(typeof data5 !== "string"){
validate231.errors = [{instancePath:instancePath+"/status",schemaPath:"#/components/schemas/EndpointStatus/type",keyword:"type",params:{type: "string"},schema:schema260.type,parentSchema:schema260,data:data5}];
return false;
}
if(!((data5 === "enabled") || (data5 === "disabled"))){
validate231.errors = [{instancePath:instancePath+"/status",schemaPath:"#/components/schemas/EndpointStatus/enum",keyword:"enum",params:{allowedValues: schema260.enum},schema:schema260.enum,parentSchema:schema260,data:data5}];
return false;
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.disabled_reason !== undefined){
let data6 = data.disabled_reason;
const _errs16 = errors;
const _errs17 = errors;
let valid4 = false;
let passing0 = null;
const _errs18 = errors;
if(typeof data6 !== "string"){
const err0 = {instancePath:instancePath+"/disabled_reason",schemaPath:"#/components/schemas/DisabledReason/type",keyword:"type",params:{type: "string"},schema:schema261.type,parentSchema:schema261,data:data6};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(!((data6 === "manual") || (data6 === "failures"))){
const err1 = {instancePath:instancePath+"/disabled_reason",schemaPath:"#/components/schemas/DisabledReason/enum",keyword:"enum",params:{allowedValues: schema261.enum},schema:schema261.enum,parentSchema:schema261,data:data6};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
var _valid0 = _errs18 === errors;
if(_valid0){
valid4 = true;
passing0 = 0;
}
const _errs21 = errors;
if(data6 !== null){
const err2 = {instancePath:instancePath+"/disabled_reason",schemaPath:"#/properties/disabled_reason/oneOf/1/type",keyword:"type",params:{type: "null"},schema:schema258.properties.disabled_reason.oneOf[1].type,parentSchema:schema258.properties.disabled_reason.oneOf[1],data:data6};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
var _valid0 = _errs21 === errors;
if(_valid0 && valid4){
valid4 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid4 = true;
passing0 = 1;
}
}
if(!valid4){
const err3 = {instancePath:instancePath+"/disabled_reason",schemaPath:"#/properties/disabled_reason/oneOf",keyword:"oneOf",params:{passingSchemas: passing0},schema:schema258.properties.disabled_reason.oneOf,parentSchema:schema258.properties.disabled_reason,data:data6};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
validate231.errors = vErrors;
return false;
}
else {
errors = _errs17;
if(vErrors !== null){
if(_errs17){
vErrors.length = _errs17;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs16 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.consecutive_exhausted !== undefined){
let data7 = data.consecutive_exhausted;
const _errs23 = errors;
if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){
validate231.errors = [{instancePath:instancePath+"/consecutive_exhausted",schemaPath:"#/properties/consecutive_exhausted/type",keyword:"type",params:{type: "integer"},schema:schema258.properties.consecutive_exhausted.type,parentSchema:schema258.properties.consecutive_exhausted,data:data7}];
return false;
}
if(errors === _errs23){
if((typeof data7 == "number") && (isFinite(data7))){
if(!(formats46.validate(data7))){
validate231.errors = [{instancePath:instancePath+"/consecutive_exhausted",schemaPath:"#/properties/consecutive_exhausted/format",keyword:"format",params:{format: "int32"},schema:"int32",parentSchema:schema258.properties.consecutive_exhausted,data:data7}];
return false;
}
}
}
var valid0 = _errs23 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.created_at !== undefined){
let data8 = data.created_at;
const _errs25 = errors;
if(errors === _errs25){
if(errors === _errs25){
if(typeof data8 === "string"){
if(!(formats0.validate(data8))){
validate231.errors = [{instancePath:instancePath+"/created_at",schemaPath:"#/properties/created_at/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema258.properties.created_at,data:data8}];
return false;
}
}
else {
validate231.errors = [{instancePath:instancePath+"/created_at",schemaPath:"#/properties/created_at/type",keyword:"type",params:{type: "string"},schema:schema258.properties.created_at.type,parentSchema:schema258.properties.created_at,data:data8}];
return false;
}
}
}
var valid0 = _errs25 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.disabled_at !== undefined){
let data9 = data.disabled_at;
const _errs27 = errors;
if((typeof data9 !== "string") && (data9 !== null)){
validate231.errors = [{instancePath:instancePath+"/disabled_at",schemaPath:"#/properties/disabled_at/type",keyword:"type",params:{type: schema258.properties.disabled_at.type},schema:schema258.properties.disabled_at.type,parentSchema:schema258.properties.disabled_at,data:data9}];
return false;
}
if(errors === _errs27){
if(errors === _errs27){
if(typeof data9 === "string"){
if(!(formats0.validate(data9))){
validate231.errors = [{instancePath:instancePath+"/disabled_at",schemaPath:"#/properties/disabled_at/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema258.properties.disabled_at,data:data9}];
return false;
}
}
}
}
var valid0 = _errs27 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.health !== undefined){
const _errs29 = errors;
if(!(validate232(data.health, {instancePath:instancePath+"/health",parentData:data,parentDataProperty:"health",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate232.errors : vErrors.concat(validate232.errors);
errors = vErrors.length;
}
var valid0 = _errs29 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.secrets !== undefined){
let data11 = data.secrets;
const _errs30 = errors;
if(errors === _errs30){
if(Array.isArray(data11)){
var valid6 = true;
const len1 = data11.length;
for(let i1=0; i1<len1; i1++){
let data12 = data11[i1];
const _errs32 = errors;
const _errs33 = errors;
if(errors === _errs33){
if(data12 && typeof data12 == "object" && !Array.isArray(data12)){
let missing1;
if((((data12.last4 === undefined) && (missing1 = "last4")) || ((data12.created_at === undefined) && (missing1 = "created_at"))) || ((data12.expires_at === undefined) && (missing1 = "expires_at"))){
validate231.errors = [{instancePath:instancePath+"/secrets/" + i1,schemaPath:"#/components/schemas/EndpointSecret/required",keyword:"required",params:{missingProperty: missing1},schema:schema264.required,parentSchema:schema264,data:data12}];
return false;
}
else {
const _errs35 = errors;
for(const key1 in data12){
if(!(((key1 === "last4") || (key1 === "created_at")) || (key1 === "expires_at"))){
validate231.errors = [{instancePath:instancePath+"/secrets/" + i1,schemaPath:"#/components/schemas/EndpointSecret/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},schema:false,parentSchema:schema264,data:data12}];
return false;
break;
}
}
if(_errs35 === errors){
if(data12.last4 !== undefined){
let data13 = data12.last4;
const _errs36 = errors;
if(typeof data13 !== "string"){
validate231.errors = [{instancePath:instancePath+"/secrets/" + i1+"/last4",schemaPath:"#/components/schemas/EndpointSecret/properties/last4/type",keyword:"type",params:{type: "string"},schema:schema264.properties.last4.type,parentSchema:schema264.properties.last4,data:data13}];
return false;
}
var valid8 = _errs36 === errors;
}
else {
var valid8 = true;
}
if(valid8){
if(data12.created_at !== undefined){
let data14 = data12.created_at;
const _errs38 = errors;
if(errors === _errs38){
if(errors === _errs38){
if(typeof data14 === "string"){
if(!(formats0.validate(data14))){
validate231.errors = [{instancePath:instancePath+"/secrets/" + i1+"/created_at",schemaPath:"#/components/schemas/EndpointSecret/properties/created_at/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema264.properties.created_at,data:data14}];
return false;
}
}
else {
validate231.errors = [{instancePath:instancePath+"/secrets/" + i1+"/created_at",schemaPath:"#/components/schemas/EndpointSecret/properties/created_at/type",keyword:"type",params:{type: "string"},schema:schema264.properties.created_at.type,parentSchema:schema264.properties.created_at,data:data14}];
return false;
}
}
}
var valid8 = _errs38 === errors;
}
else {
var valid8 = true;
}
if(valid8){
if(data12.expires_at !== undefined){
let data15 = data12.expires_at;
const _errs40 = errors;
if((typeof data15 !== "string") && (data15 !== null)){
validate231.errors = [{instancePath:instancePath+"/secrets/" + i1+"/expires_at",schemaPath:"#/components/schemas/EndpointSecret/properties/expires_at/type",keyword:"type",params:{type: schema264.properties.expires_at.type},schema:schema264.properties.expires_at.type,parentSchema:schema264.properties.expires_at,data:data15}];
return false;
}
if(errors === _errs40){
if(errors === _errs40){
if(typeof data15 === "string"){
if(!(formats0.validate(data15))){
validate231.errors = [{instancePath:instancePath+"/secrets/" + i1+"/expires_at",schemaPath:"#/components/schemas/EndpointSecret/properties/expires_at/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema264.properties.expires_at,data:data15}];
return false;
}
}
}
}
var valid8 = _errs40 === errors;
}
else {
var valid8 = true;
}
}
}
}
}
}
else {
validate231.errors = [{instancePath:instancePath+"/secrets/" + i1,schemaPath:"#/components/schemas/EndpointSecret/type",keyword:"type",params:{type: "object"},schema:schema264.type,parentSchema:schema264,data:data12}];
return false;
}
}
var valid6 = _errs32 === errors;
if(!valid6){
break;
}
}
}
else {
validate231.errors = [{instancePath:instancePath+"/secrets",schemaPath:"#/properties/secrets/type",keyword:"type",params:{type: "array"},schema:schema258.properties.secrets.type,parentSchema:schema258.properties.secrets,data:data11}];
return false;
}
}
var valid0 = _errs30 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.last_100 !== undefined){
let data16 = data.last_100;
const _errs42 = errors;
const _errs43 = errors;
if(errors === _errs43){
if(data16 && typeof data16 == "object" && !Array.isArray(data16)){
let missing2;
if((((((data16.delivered === undefined) && (missing2 = "delivered")) || ((data16.pending === undefined) && (missing2 = "pending"))) || ((data16.retrying === undefined) && (missing2 = "retrying"))) || ((data16.exhausted === undefined) && (missing2 = "exhausted"))) || ((data16.held === undefined) && (missing2 = "held"))){
validate231.errors = [{instancePath:instancePath+"/last_100",schemaPath:"#/components/schemas/DeliveryCounts/required",keyword:"required",params:{missingProperty: missing2},schema:schema265.required,parentSchema:schema265,data:data16}];
return false;
}
else {
const _errs45 = errors;
for(const key2 in data16){
if(!(((((key2 === "delivered") || (key2 === "pending")) || (key2 === "retrying")) || (key2 === "exhausted")) || (key2 === "held"))){
validate231.errors = [{instancePath:instancePath+"/last_100",schemaPath:"#/components/schemas/DeliveryCounts/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},schema:false,parentSchema:schema265,data:data16}];
return false;
break;
}
}
if(_errs45 === errors){
if(data16.delivered !== undefined){
let data17 = data16.delivered;
const _errs46 = errors;
if(!(((typeof data17 == "number") && (!(data17 % 1) && !isNaN(data17))) && (isFinite(data17)))){
validate231.errors = [{instancePath:instancePath+"/last_100/delivered",schemaPath:"#/components/schemas/DeliveryCounts/properties/delivered/type",keyword:"type",params:{type: "integer"},schema:schema265.properties.delivered.type,parentSchema:schema265.properties.delivered,data:data17}];
return false;
}
if(errors === _errs46){
if((typeof data17 == "number") && (isFinite(data17))){
if(!(formats46.validate(data17))){
validate231.errors = [{instancePath:instancePath+"/last_100/delivered",schemaPath:"#/components/schemas/DeliveryCounts/properties/delivered/format",keyword:"format",params:{format: "int32"},schema:"int32",parentSchema:schema265.properties.delivered,data:data17}];
return false;
}
}
}
var valid10 = _errs46 === errors;
}
else {
var valid10 = true;
}
if(valid10){
if(data16.pending !== undefined){
let data18 = data16.pending;
const _errs48 = errors;
if(!(((typeof data18 == "number") && (!(data18 % 1) && !isNaN(data18))) && (isFinite(data18)))){
validate231.errors = [{instancePath:instancePath+"/last_100/pending",schemaPath:"#/components/schemas/DeliveryCounts/properties/pending/type",keyword:"type",params:{type: "integer"},schema:schema265.properties.pending.type,parentSchema:schema265.properties.pending,data:data18}];
return false;
}
if(errors === _errs48){
if((typeof data18 == "number") && (isFinite(data18))){
if(!(formats46.validate(data18))){
validate231.errors = [{instancePath:instancePath+"/last_100/pending",schemaPath:"#/components/schemas/DeliveryCounts/properties/pending/format",keyword:"format",params:{format: "int32"},schema:"int32",parentSchema:schema265.properties.pending,data:data18}];
return false;
}
}
}
var valid10 = _errs48 === errors;
}
else {
var valid10 = true;
}
if(valid10){
if(data16.retrying !== undefined){
let data19 = data16.retrying;
const _errs50 = errors;
if(!(((typeof data19 == "number") && (!(data19 % 1) && !isNaN(data19))) && (isFinite(data19)))){
validate231.errors = [{instancePath:instancePath+"/last_100/retrying",schemaPath:"#/components/schemas/DeliveryCounts/properties/retrying/type",keyword:"type",params:{type: "integer"},schema:schema265.properties.retrying.type,parentSchema:schema265.properties.retrying,data:data19}];
return false;
}
if(errors === _errs50){
if((typeof data19 == "number") && (isFinite(data19))){
if(!(formats46.validate(data19))){
validate231.errors = [{instancePath:instancePath+"/last_100/retrying",schemaPath:"#/components/schemas/DeliveryCounts/properties/retrying/format",keyword:"format",params:{format: "int32"},schema:"int32",parentSchema:schema265.properties.retrying,data:data19}];
return false;
}
}
}
var valid10 = _errs50 === errors;
}
else {
var valid10 = true;
}
if(valid10){
if(data16.exhausted !== undefined){
let data20 = data16.exhausted;
const _errs52 = errors;
if(!(((typeof data20 == "number") && (!(data20 % 1) && !isNaN(data20))) && (isFinite(data20)))){
validate231.errors = [{instancePath:instancePath+"/last_100/exhausted",schemaPath:"#/components/schemas/DeliveryCounts/properties/exhausted/type",keyword:"type",params:{type: "integer"},schema:schema265.properties.exhausted.type,parentSchema:schema265.properties.exhausted,data:data20}];
return false;
}
if(errors === _errs52){
if((typeof data20 == "number") && (isFinite(data20))){
if(!(formats46.validate(data20))){
validate231.errors = [{instancePath:instancePath+"/last_100/exhausted",schemaPath:"#/components/schemas/DeliveryCounts/properties/exhausted/format",keyword:"format",params:{format: "int32"},schema:"int32",parentSchema:schema265.properties.exhausted,data:data20}];
return false;
}
}
}
var valid10 = _errs52 === errors;
}
else {
var valid10 = true;
}
if(valid10){
if(data16.held !== undefined){
let data21 = data16.held;
const _errs54 = errors;
if(!(((typeof data21 == "number") && (!(data21 % 1) && !isNaN(data21))) && (isFinite(data21)))){
validate231.errors = [{instancePath:instancePath+"/last_100/held",schemaPath:"#/components/schemas/DeliveryCounts/properties/held/type",keyword:"type",params:{type: "integer"},schema:schema265.properties.held.type,parentSchema:schema265.properties.held,data:data21}];
return false;
}
if(errors === _errs54){
if((typeof data21 == "number") && (isFinite(data21))){
if(!(formats46.validate(data21))){
validate231.errors = [{instancePath:instancePath+"/last_100/held",schemaPath:"#/components/schemas/DeliveryCounts/properties/held/format",keyword:"format",params:{format: "int32"},schema:"int32",parentSchema:schema265.properties.held,data:data21}];
return false;
}
}
}
var valid10 = _errs54 === errors;
}
else {
var valid10 = true;
}
}
}
}
}
}
}
}
else {
validate231.errors = [{instancePath:instancePath+"/last_100",schemaPath:"#/components/schemas/DeliveryCounts/type",keyword:"type",params:{type: "object"},schema:schema265.type,parentSchema:schema265,data:data16}];
return false;
}
}
var valid0 = _errs42 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
else {
validate231.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema258.type,parentSchema:schema258,data}];
return false;
}
}
validate231.errors = vErrors;
return errors === 0;
}
validate231.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate230(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate230.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.data === undefined) && (missing0 = "data")) || ((data.meta === undefined) && (missing0 = "meta"))){
validate230.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema257.required,parentSchema:schema257,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "data") || (key0 === "meta"))){
validate230.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema257,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.data !== undefined){
let data0 = data.data;
const _errs2 = errors;
if(errors === _errs2){
if(Array.isArray(data0)){
var valid1 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
const _errs4 = errors;
if(!(validate231(data0[i0], {instancePath:instancePath+"/data/" + i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate231.errors : vErrors.concat(validate231.errors);
errors = vErrors.length;
}
var valid1 = _errs4 === errors;
if(!valid1){
break;
}
}
}
else {
validate230.errors = [{instancePath:instancePath+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type: "array"},schema:schema257.properties.data.type,parentSchema:schema257.properties.data,data:data0}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.meta !== undefined){
let data2 = data.meta;
const _errs5 = errors;
const _errs6 = errors;
if(errors === _errs6){
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
let missing1;
if((data2.next_cursor === undefined) && (missing1 = "next_cursor")){
validate230.errors = [{instancePath:instancePath+"/meta",schemaPath:"#/components/schemas/CursorMeta/required",keyword:"required",params:{missingProperty: missing1},schema:schema56.required,parentSchema:schema56,data:data2}];
return false;
}
else {
const _errs8 = errors;
for(const key1 in data2){
if(!(key1 === "next_cursor")){
validate230.errors = [{instancePath:instancePath+"/meta",schemaPath:"#/components/schemas/CursorMeta/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},schema:false,parentSchema:schema56,data:data2}];
return false;
break;
}
}
if(_errs8 === errors){
if(data2.next_cursor !== undefined){
let data3 = data2.next_cursor;
if((typeof data3 !== "string") && (data3 !== null)){
validate230.errors = [{instancePath:instancePath+"/meta/next_cursor",schemaPath:"#/components/schemas/CursorMeta/properties/next_cursor/type",keyword:"type",params:{type: schema56.properties.next_cursor.type},schema:schema56.properties.next_cursor.type,parentSchema:schema56.properties.next_cursor,data:data3}];
return false;
}
}
}
}
}
else {
validate230.errors = [{instancePath:instancePath+"/meta",schemaPath:"#/components/schemas/CursorMeta/type",keyword:"type",params:{type: "object"},schema:schema56.type,parentSchema:schema56,data:data2}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate230.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema257.type,parentSchema:schema257,data}];
return false;
}
}
validate230.errors = vErrors;
return errors === 0;
}
validate230.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate229(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate229.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate230(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate230.errors : vErrors.concat(validate230.errors);
errors = vErrors.length;
}
validate229.errors = vErrors;
return errors === 0;
}
validate229.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const createWebhookEndpoint_header_Idempotency$2d$Key = validate236;
const schema267 = {"type":"string","minLength":1,"maxLength":255};

function validate236(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate236.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(typeof data === "string"){
if(func1(data) > 255){
validate236.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 255},schema:255,parentSchema:schema267,data}];
return false;
}
else {
if(func1(data) < 1){
validate236.errors = [{instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema267,data}];
return false;
}
}
}
else {
validate236.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema267.type,parentSchema:schema267,data}];
return false;
}
}
validate236.errors = vErrors;
return errors === 0;
}
validate236.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const createWebhookEndpoint_body = validate237;
const schema268 = {"$ref":"contract#/components/schemas/EndpointCreate"};
const schema269 = {"description":"An endpoint to add. Unknown fields are ignored.","type":"object","required":["url","events"],"properties":{"name":{"$ref":"#/components/schemas/EndpointName"},"url":{"$ref":"#/components/schemas/EndpointUrl"},"events":{"description":"The types to subscribe to. Empty: all.","type":"array","uniqueItems":true,"items":{"$ref":"#/components/schemas/WebhookEventType"}}}};
const schema270 = {"description":"A name for people. Null if the endpoint has none.","type":["string","null"],"minLength":1,"maxLength":100,"pattern":"^(?=[\\s\\S]*[^\\u0009-\\u000D\\u0020\\u0085\\u00A0\\u1680\\u2000-\\u200A\\u2028\\u2029\\u202F\\u205F\\u3000])[^\\u0000\\uD800-\\uDFFF]*([\\uD800-\\uDBFF][\\uDC00-\\uDFFF][^\\u0000\\uD800-\\uDFFF]*)*$","x-message":"must hold more than white space"};
const schema271 = {"description":"The URL that deliveries are sent to.\n\n- It begins with `https://` and a host, and has no user name or password, no fragment (`#…`), and no space, control\n  character or backslash.\n- The host is a name or the literal of an address, and not `localhost`. A name must resolve.\n- The port is 443, which need not be written, or one from 1024 up.\n- All its addresses are public: none of the loopback, private, link-local, multicast and reserved ranges, nor that of\n  a cloud's metadata service. This is checked when the URL is saved and again at every attempt.\n- It has at most 2,048 characters, as it is given and as it is stored: as a URL parser writes it, the host in lower\n  case, in ASCII and without a dot at its end.\n\nA longer URL is 422 `validation_error`; one that breaks another of these rules is 422 `unsafe_url`. The name\nis looked up only if the whole body is valid. A server for development may lift the rules on scheme, address\nand port.\n","type":"string","x-public-url":true,"minLength":1,"maxLength":2048,"pattern":"^[^\\u0000\\uD800-\\uDFFF]*([\\uD800-\\uDBFF][\\uDC00-\\uDFFF][^\\u0000\\uD800-\\uDFFF]*)*$"};

function validate238(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate238.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.url === undefined) && (missing0 = "url")) || ((data.events === undefined) && (missing0 = "events"))){
validate238.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema269.required,parentSchema:schema269,data}];
return false;
}
else {
if(data.name !== undefined){
let data0 = data.name;
const _errs1 = errors;
const _errs2 = errors;
if((typeof data0 !== "string") && (data0 !== null)){
validate238.errors = [{instancePath:instancePath+"/name",schemaPath:"#/components/schemas/EndpointName/type",keyword:"type",params:{type: schema270.type},schema:schema270.type,parentSchema:schema270,data:data0}];
return false;
}
if(errors === _errs2){
if(typeof data0 === "string"){
if(func1(data0) > 100){
validate238.errors = [{instancePath:instancePath+"/name",schemaPath:"#/components/schemas/EndpointName/maxLength",keyword:"maxLength",params:{limit: 100},schema:100,parentSchema:schema270,data:data0}];
return false;
}
else {
if(func1(data0) < 1){
validate238.errors = [{instancePath:instancePath+"/name",schemaPath:"#/components/schemas/EndpointName/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema270,data:data0}];
return false;
}
else {
if(!pattern16.test(data0)){
validate238.errors = [{instancePath:instancePath+"/name",schemaPath:"#/components/schemas/EndpointName/pattern",keyword:"pattern",params:{pattern: "^(?=[\\s\\S]*[^\\u0009-\\u000D\\u0020\\u0085\\u00A0\\u1680\\u2000-\\u200A\\u2028\\u2029\\u202F\\u205F\\u3000])[^\\u0000\\uD800-\\uDFFF]*([\\uD800-\\uDBFF][\\uDC00-\\uDFFF][^\\u0000\\uD800-\\uDFFF]*)*$"},schema:"^(?=[\\s\\S]*[^\\u0009-\\u000D\\u0020\\u0085\\u00A0\\u1680\\u2000-\\u200A\\u2028\\u2029\\u202F\\u205F\\u3000])[^\\u0000\\uD800-\\uDFFF]*([\\uD800-\\uDBFF][\\uDC00-\\uDFFF][^\\u0000\\uD800-\\uDFFF]*)*$",parentSchema:schema270,data:data0}];
return false;
}
}
}
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.url !== undefined){
let data1 = data.url;
const _errs4 = errors;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data1 === "string"){
if(func1(data1) > 2048){
validate238.errors = [{instancePath:instancePath+"/url",schemaPath:"#/components/schemas/EndpointUrl/maxLength",keyword:"maxLength",params:{limit: 2048},schema:2048,parentSchema:schema271,data:data1}];
return false;
}
else {
if(func1(data1) < 1){
validate238.errors = [{instancePath:instancePath+"/url",schemaPath:"#/components/schemas/EndpointUrl/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema271,data:data1}];
return false;
}
else {
if(!pattern4.test(data1)){
validate238.errors = [{instancePath:instancePath+"/url",schemaPath:"#/components/schemas/EndpointUrl/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000\\uD800-\\uDFFF]*([\\uD800-\\uDBFF][\\uDC00-\\uDFFF][^\\u0000\\uD800-\\uDFFF]*)*$"},schema:"^[^\\u0000\\uD800-\\uDFFF]*([\\uD800-\\uDBFF][\\uDC00-\\uDFFF][^\\u0000\\uD800-\\uDFFF]*)*$",parentSchema:schema271,data:data1}];
return false;
}
}
}
}
else {
validate238.errors = [{instancePath:instancePath+"/url",schemaPath:"#/components/schemas/EndpointUrl/type",keyword:"type",params:{type: "string"},schema:schema271.type,parentSchema:schema271,data:data1}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.events !== undefined){
let data2 = data.events;
const _errs7 = errors;
if(errors === _errs7){
if(Array.isArray(data2)){
var valid3 = true;
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
let data3 = data2[i0];
const _errs9 = errors;
if(typeof data3 !== "string"){
validate238.errors = [{instancePath:instancePath+"/events/" + i0,schemaPath:"#/components/schemas/WebhookEventType/type",keyword:"type",params:{type: "string"},schema:schema259.type,parentSchema:schema259,data:data3}];
return false;
}
if(!(((((((data3 === "task.created") || (data3 === "task.updated")) || (data3 === "task.completed")) || (data3 === "task.deleted")) || (data3 === "comment.created")) || (data3 === "event.created")) || (data3 === "project.created"))){
validate238.errors = [{instancePath:instancePath+"/events/" + i0,schemaPath:"#/components/schemas/WebhookEventType/enum",keyword:"enum",params:{allowedValues: schema259.enum},schema:schema259.enum,parentSchema:schema259,data:data3}];
return false;
}
var valid3 = _errs9 === errors;
if(!valid3){
break;
}
}
if(valid3){
let i1 = data2.length;
let j0;
if(i1 > 1){
outer0:
for(;i1--;){
for(j0 = i1; j0--;){
if(func0(data2[i1], data2[j0])){
validate238.errors = [{instancePath:instancePath+"/events",schemaPath:"#/properties/events/uniqueItems",keyword:"uniqueItems",params:{i: i1, j: j0},schema:true,parentSchema:schema269.properties.events,data:data2}];
return false;
break outer0;
}
}
}
}
}
}
else {
validate238.errors = [{instancePath:instancePath+"/events",schemaPath:"#/properties/events/type",keyword:"type",params:{type: "array"},schema:schema269.properties.events.type,parentSchema:schema269.properties.events,data:data2}];
return false;
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate238.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema269.type,parentSchema:schema269,data}];
return false;
}
}
validate238.errors = vErrors;
return errors === 0;
}
validate238.evaluated = {"props":{"name":true,"url":true,"events":true},"dynamicProps":false,"dynamicItems":false};


function validate237(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate237.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate238(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate238.errors : vErrors.concat(validate238.errors);
errors = vErrors.length;
}
validate237.errors = vErrors;
return errors === 0;
}
validate237.evaluated = {"props":{"name":true,"url":true,"events":true},"dynamicProps":false,"dynamicItems":false};

export const createWebhookEndpoint_body_name = validate240;
const schema273 = {"$ref":"contract#/components/schemas/EndpointName"};

function validate240(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate240.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs0 = errors;
if((typeof data !== "string") && (data !== null)){
validate240.errors = [{instancePath,schemaPath:"contract#/components/schemas/EndpointName/type",keyword:"type",params:{type: schema270.type},schema:schema270.type,parentSchema:schema270,data}];
return false;
}
if(errors === _errs0){
if(typeof data === "string"){
if(func1(data) > 100){
validate240.errors = [{instancePath,schemaPath:"contract#/components/schemas/EndpointName/maxLength",keyword:"maxLength",params:{limit: 100},schema:100,parentSchema:schema270,data}];
return false;
}
else {
if(func1(data) < 1){
validate240.errors = [{instancePath,schemaPath:"contract#/components/schemas/EndpointName/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema270,data}];
return false;
}
else {
if(!pattern16.test(data)){
validate240.errors = [{instancePath,schemaPath:"contract#/components/schemas/EndpointName/pattern",keyword:"pattern",params:{pattern: "^(?=[\\s\\S]*[^\\u0009-\\u000D\\u0020\\u0085\\u00A0\\u1680\\u2000-\\u200A\\u2028\\u2029\\u202F\\u205F\\u3000])[^\\u0000\\uD800-\\uDFFF]*([\\uD800-\\uDBFF][\\uDC00-\\uDFFF][^\\u0000\\uD800-\\uDFFF]*)*$"},schema:"^(?=[\\s\\S]*[^\\u0009-\\u000D\\u0020\\u0085\\u00A0\\u1680\\u2000-\\u200A\\u2028\\u2029\\u202F\\u205F\\u3000])[^\\u0000\\uD800-\\uDFFF]*([\\uD800-\\uDBFF][\\uDC00-\\uDFFF][^\\u0000\\uD800-\\uDFFF]*)*$",parentSchema:schema270,data}];
return false;
}
}
}
}
}
validate240.errors = vErrors;
return errors === 0;
}
validate240.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const createWebhookEndpoint_body_url = validate241;
const schema275 = {"$ref":"contract#/components/schemas/EndpointUrl"};

function validate241(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate241.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs0 = errors;
if(errors === _errs0){
if(typeof data === "string"){
if(func1(data) > 2048){
validate241.errors = [{instancePath,schemaPath:"contract#/components/schemas/EndpointUrl/maxLength",keyword:"maxLength",params:{limit: 2048},schema:2048,parentSchema:schema271,data}];
return false;
}
else {
if(func1(data) < 1){
validate241.errors = [{instancePath,schemaPath:"contract#/components/schemas/EndpointUrl/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema271,data}];
return false;
}
else {
if(!pattern4.test(data)){
validate241.errors = [{instancePath,schemaPath:"contract#/components/schemas/EndpointUrl/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000\\uD800-\\uDFFF]*([\\uD800-\\uDBFF][\\uDC00-\\uDFFF][^\\u0000\\uD800-\\uDFFF]*)*$"},schema:"^[^\\u0000\\uD800-\\uDFFF]*([\\uD800-\\uDBFF][\\uDC00-\\uDFFF][^\\u0000\\uD800-\\uDFFF]*)*$",parentSchema:schema271,data}];
return false;
}
}
}
}
else {
validate241.errors = [{instancePath,schemaPath:"contract#/components/schemas/EndpointUrl/type",keyword:"type",params:{type: "string"},schema:schema271.type,parentSchema:schema271,data}];
return false;
}
}
validate241.errors = vErrors;
return errors === 0;
}
validate241.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const createWebhookEndpoint_body_events = validate242;
const schema277 = {"description":"The types to subscribe to. Empty: all.","type":"array","uniqueItems":true,"items":{"$ref":"contract#/components/schemas/WebhookEventType"}};

function validate242(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate242.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(Array.isArray(data)){
var valid0 = true;
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
let data0 = data[i0];
const _errs1 = errors;
if(typeof data0 !== "string"){
validate242.errors = [{instancePath:instancePath+"/" + i0,schemaPath:"contract#/components/schemas/WebhookEventType/type",keyword:"type",params:{type: "string"},schema:schema259.type,parentSchema:schema259,data:data0}];
return false;
}
if(!(((((((data0 === "task.created") || (data0 === "task.updated")) || (data0 === "task.completed")) || (data0 === "task.deleted")) || (data0 === "comment.created")) || (data0 === "event.created")) || (data0 === "project.created"))){
validate242.errors = [{instancePath:instancePath+"/" + i0,schemaPath:"contract#/components/schemas/WebhookEventType/enum",keyword:"enum",params:{allowedValues: schema259.enum},schema:schema259.enum,parentSchema:schema259,data:data0}];
return false;
}
var valid0 = _errs1 === errors;
if(!valid0){
break;
}
}
if(valid0){
let i1 = data.length;
let j0;
if(i1 > 1){
outer0:
for(;i1--;){
for(j0 = i1; j0--;){
if(func0(data[i1], data[j0])){
validate242.errors = [{instancePath,schemaPath:"#/uniqueItems",keyword:"uniqueItems",params:{i: i1, j: j0},schema:true,parentSchema:schema277,data}];
return false;
break outer0;
}
}
}
}
}
}
else {
validate242.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},schema:schema277.type,parentSchema:schema277,data}];
return false;
}
}
validate242.errors = vErrors;
return errors === 0;
}
validate242.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};

export const createWebhookEndpoint_201 = validate243;
const schema279 = {"$ref":"contract#/components/schemas/EndpointWithSecret"};
const schema280 = {"description":"An endpoint and its signing secret.","type":"object","additionalProperties":false,"required":["data","secret"],"properties":{"data":{"$ref":"#/components/schemas/Endpoint"},"secret":{"description":"Shown only once. Null in a replay.","type":["string","null"],"x-shown-once":true}}};

function validate244(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate244.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.data === undefined) && (missing0 = "data")) || ((data.secret === undefined) && (missing0 = "secret"))){
validate244.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema280.required,parentSchema:schema280,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "data") || (key0 === "secret"))){
validate244.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema280,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.data !== undefined){
const _errs2 = errors;
if(!(validate231(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate231.errors : vErrors.concat(validate231.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.secret !== undefined){
let data1 = data.secret;
const _errs3 = errors;
if((typeof data1 !== "string") && (data1 !== null)){
validate244.errors = [{instancePath:instancePath+"/secret",schemaPath:"#/properties/secret/type",keyword:"type",params:{type: schema280.properties.secret.type},schema:schema280.properties.secret.type,parentSchema:schema280.properties.secret,data:data1}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate244.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema280.type,parentSchema:schema280,data}];
return false;
}
}
validate244.errors = vErrors;
return errors === 0;
}
validate244.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate243(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate243.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate244(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate244.errors : vErrors.concat(validate244.errors);
errors = vErrors.length;
}
validate243.errors = vErrors;
return errors === 0;
}
validate243.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const getWebhookEndpoint_200 = validate247;
const schema281 = {"$ref":"contract#/components/schemas/EndpointResponse"};
const schema282 = {"description":"The resource.","type":"object","additionalProperties":false,"required":["data"],"properties":{"data":{"$ref":"#/components/schemas/Endpoint"}}};

function validate248(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate248.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.data === undefined) && (missing0 = "data")){
validate248.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema282.required,parentSchema:schema282,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "data")){
validate248.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema282,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.data !== undefined){
if(!(validate231(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate231.errors : vErrors.concat(validate231.errors);
errors = vErrors.length;
}
}
}
}
}
else {
validate248.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema282.type,parentSchema:schema282,data}];
return false;
}
}
validate248.errors = vErrors;
return errors === 0;
}
validate248.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate247(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate247.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate248(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate248.errors : vErrors.concat(validate248.errors);
errors = vErrors.length;
}
validate247.errors = vErrors;
return errors === 0;
}
validate247.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const updateWebhookEndpoint_body = validate251;
const schema283 = {"$ref":"contract#/components/schemas/EndpointUpdate"};
const schema284 = {"description":"What to change. Unknown fields are ignored.","type":"object","properties":{"name":{"$ref":"#/components/schemas/EndpointName"},"url":{"$ref":"#/components/schemas/EndpointUrl"},"events":{"description":"The types to subscribe to. Empty: all.","type":"array","uniqueItems":true,"items":{"$ref":"#/components/schemas/WebhookEventType"}},"disabled":{"description":"Whether the endpoint is disabled.","type":"boolean"},"waiting":{"$ref":"#/components/schemas/WaitingDeliveries"}}};
const schema288 = {"description":"What happens to waiting deliveries when the endpoint is enabled. `send`, the default: those from before it was\ndisabled are sent, and held ones stay until they are recovered. `discard`: all of them become exhausted, and\ncan be recovered.\n","type":"string","enum":["send","discard"]};

function validate252(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate252.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name !== undefined){
let data0 = data.name;
const _errs1 = errors;
const _errs2 = errors;
if((typeof data0 !== "string") && (data0 !== null)){
validate252.errors = [{instancePath:instancePath+"/name",schemaPath:"#/components/schemas/EndpointName/type",keyword:"type",params:{type: schema270.type},schema:schema270.type,parentSchema:schema270,data:data0}];
return false;
}
if(errors === _errs2){
if(typeof data0 === "string"){
if(func1(data0) > 100){
validate252.errors = [{instancePath:instancePath+"/name",schemaPath:"#/components/schemas/EndpointName/maxLength",keyword:"maxLength",params:{limit: 100},schema:100,parentSchema:schema270,data:data0}];
return false;
}
else {
if(func1(data0) < 1){
validate252.errors = [{instancePath:instancePath+"/name",schemaPath:"#/components/schemas/EndpointName/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema270,data:data0}];
return false;
}
else {
if(!pattern16.test(data0)){
validate252.errors = [{instancePath:instancePath+"/name",schemaPath:"#/components/schemas/EndpointName/pattern",keyword:"pattern",params:{pattern: "^(?=[\\s\\S]*[^\\u0009-\\u000D\\u0020\\u0085\\u00A0\\u1680\\u2000-\\u200A\\u2028\\u2029\\u202F\\u205F\\u3000])[^\\u0000\\uD800-\\uDFFF]*([\\uD800-\\uDBFF][\\uDC00-\\uDFFF][^\\u0000\\uD800-\\uDFFF]*)*$"},schema:"^(?=[\\s\\S]*[^\\u0009-\\u000D\\u0020\\u0085\\u00A0\\u1680\\u2000-\\u200A\\u2028\\u2029\\u202F\\u205F\\u3000])[^\\u0000\\uD800-\\uDFFF]*([\\uD800-\\uDBFF][\\uDC00-\\uDFFF][^\\u0000\\uD800-\\uDFFF]*)*$",parentSchema:schema270,data:data0}];
return false;
}
}
}
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.url !== undefined){
let data1 = data.url;
const _errs4 = errors;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data1 === "string"){
if(func1(data1) > 2048){
validate252.errors = [{instancePath:instancePath+"/url",schemaPath:"#/components/schemas/EndpointUrl/maxLength",keyword:"maxLength",params:{limit: 2048},schema:2048,parentSchema:schema271,data:data1}];
return false;
}
else {
if(func1(data1) < 1){
validate252.errors = [{instancePath:instancePath+"/url",schemaPath:"#/components/schemas/EndpointUrl/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema271,data:data1}];
return false;
}
else {
if(!pattern4.test(data1)){
validate252.errors = [{instancePath:instancePath+"/url",schemaPath:"#/components/schemas/EndpointUrl/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000\\uD800-\\uDFFF]*([\\uD800-\\uDBFF][\\uDC00-\\uDFFF][^\\u0000\\uD800-\\uDFFF]*)*$"},schema:"^[^\\u0000\\uD800-\\uDFFF]*([\\uD800-\\uDBFF][\\uDC00-\\uDFFF][^\\u0000\\uD800-\\uDFFF]*)*$",parentSchema:schema271,data:data1}];
return false;
}
}
}
}
else {
validate252.errors = [{instancePath:instancePath+"/url",schemaPath:"#/components/schemas/EndpointUrl/type",keyword:"type",params:{type: "string"},schema:schema271.type,parentSchema:schema271,data:data1}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.events !== undefined){
let data2 = data.events;
const _errs7 = errors;
if(errors === _errs7){
if(Array.isArray(data2)){
var valid3 = true;
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
let data3 = data2[i0];
const _errs9 = errors;
if(typeof data3 !== "string"){
validate252.errors = [{instancePath:instancePath+"/events/" + i0,schemaPath:"#/components/schemas/WebhookEventType/type",keyword:"type",params:{type: "string"},schema:schema259.type,parentSchema:schema259,data:data3}];
return false;
}
if(!(((((((data3 === "task.created") || (data3 === "task.updated")) || (data3 === "task.completed")) || (data3 === "task.deleted")) || (data3 === "comment.created")) || (data3 === "event.created")) || (data3 === "project.created"))){
validate252.errors = [{instancePath:instancePath+"/events/" + i0,schemaPath:"#/components/schemas/WebhookEventType/enum",keyword:"enum",params:{allowedValues: schema259.enum},schema:schema259.enum,parentSchema:schema259,data:data3}];
return false;
}
var valid3 = _errs9 === errors;
if(!valid3){
break;
}
}
if(valid3){
let i1 = data2.length;
let j0;
if(i1 > 1){
outer0:
for(;i1--;){
for(j0 = i1; j0--;){
if(func0(data2[i1], data2[j0])){
validate252.errors = [{instancePath:instancePath+"/events",schemaPath:"#/properties/events/uniqueItems",keyword:"uniqueItems",params:{i: i1, j: j0},schema:true,parentSchema:schema284.properties.events,data:data2}];
return false;
break outer0;
}
}
}
}
}
}
else {
validate252.errors = [{instancePath:instancePath+"/events",schemaPath:"#/properties/events/type",keyword:"type",params:{type: "array"},schema:schema284.properties.events.type,parentSchema:schema284.properties.events,data:data2}];
return false;
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.disabled !== undefined){
let data4 = data.disabled;
const _errs12 = errors;
if(typeof data4 !== "boolean"){
validate252.errors = [{instancePath:instancePath+"/disabled",schemaPath:"#/properties/disabled/type",keyword:"type",params:{type: "boolean"},schema:schema284.properties.disabled.type,parentSchema:schema284.properties.disabled,data:data4}];
return false;
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.waiting !== undefined){
let data5 = data.waiting;
const _errs14 = errors;
if(typeof data5 !== "string"){
validate252.errors = [{instancePath:instancePath+"/waiting",schemaPath:"#/components/schemas/WaitingDeliveries/type",keyword:"type",params:{type: "string"},schema:schema288.type,parentSchema:schema288,data:data5}];
return false;
}
if(!((data5 === "send") || (data5 === "discard"))){
validate252.errors = [{instancePath:instancePath+"/waiting",schemaPath:"#/components/schemas/WaitingDeliveries/enum",keyword:"enum",params:{allowedValues: schema288.enum},schema:schema288.enum,parentSchema:schema288,data:data5}];
return false;
}
var valid0 = _errs14 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
else {
validate252.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema284.type,parentSchema:schema284,data}];
return false;
}
}
validate252.errors = vErrors;
return errors === 0;
}
validate252.evaluated = {"props":{"name":true,"url":true,"events":true,"disabled":true,"waiting":true},"dynamicProps":false,"dynamicItems":false};


function validate251(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate251.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate252(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate252.errors : vErrors.concat(validate252.errors);
errors = vErrors.length;
}
validate251.errors = vErrors;
return errors === 0;
}
validate251.evaluated = {"props":{"name":true,"url":true,"events":true,"disabled":true,"waiting":true},"dynamicProps":false,"dynamicItems":false};

export const updateWebhookEndpoint_body_name = validate254;
const schema289 = {"$ref":"contract#/components/schemas/EndpointName"};

function validate254(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate254.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs0 = errors;
if((typeof data !== "string") && (data !== null)){
validate254.errors = [{instancePath,schemaPath:"contract#/components/schemas/EndpointName/type",keyword:"type",params:{type: schema270.type},schema:schema270.type,parentSchema:schema270,data}];
return false;
}
if(errors === _errs0){
if(typeof data === "string"){
if(func1(data) > 100){
validate254.errors = [{instancePath,schemaPath:"contract#/components/schemas/EndpointName/maxLength",keyword:"maxLength",params:{limit: 100},schema:100,parentSchema:schema270,data}];
return false;
}
else {
if(func1(data) < 1){
validate254.errors = [{instancePath,schemaPath:"contract#/components/schemas/EndpointName/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema270,data}];
return false;
}
else {
if(!pattern16.test(data)){
validate254.errors = [{instancePath,schemaPath:"contract#/components/schemas/EndpointName/pattern",keyword:"pattern",params:{pattern: "^(?=[\\s\\S]*[^\\u0009-\\u000D\\u0020\\u0085\\u00A0\\u1680\\u2000-\\u200A\\u2028\\u2029\\u202F\\u205F\\u3000])[^\\u0000\\uD800-\\uDFFF]*([\\uD800-\\uDBFF][\\uDC00-\\uDFFF][^\\u0000\\uD800-\\uDFFF]*)*$"},schema:"^(?=[\\s\\S]*[^\\u0009-\\u000D\\u0020\\u0085\\u00A0\\u1680\\u2000-\\u200A\\u2028\\u2029\\u202F\\u205F\\u3000])[^\\u0000\\uD800-\\uDFFF]*([\\uD800-\\uDBFF][\\uDC00-\\uDFFF][^\\u0000\\uD800-\\uDFFF]*)*$",parentSchema:schema270,data}];
return false;
}
}
}
}
}
validate254.errors = vErrors;
return errors === 0;
}
validate254.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const updateWebhookEndpoint_body_url = validate255;
const schema291 = {"$ref":"contract#/components/schemas/EndpointUrl"};

function validate255(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate255.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs0 = errors;
if(errors === _errs0){
if(typeof data === "string"){
if(func1(data) > 2048){
validate255.errors = [{instancePath,schemaPath:"contract#/components/schemas/EndpointUrl/maxLength",keyword:"maxLength",params:{limit: 2048},schema:2048,parentSchema:schema271,data}];
return false;
}
else {
if(func1(data) < 1){
validate255.errors = [{instancePath,schemaPath:"contract#/components/schemas/EndpointUrl/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema271,data}];
return false;
}
else {
if(!pattern4.test(data)){
validate255.errors = [{instancePath,schemaPath:"contract#/components/schemas/EndpointUrl/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000\\uD800-\\uDFFF]*([\\uD800-\\uDBFF][\\uDC00-\\uDFFF][^\\u0000\\uD800-\\uDFFF]*)*$"},schema:"^[^\\u0000\\uD800-\\uDFFF]*([\\uD800-\\uDBFF][\\uDC00-\\uDFFF][^\\u0000\\uD800-\\uDFFF]*)*$",parentSchema:schema271,data}];
return false;
}
}
}
}
else {
validate255.errors = [{instancePath,schemaPath:"contract#/components/schemas/EndpointUrl/type",keyword:"type",params:{type: "string"},schema:schema271.type,parentSchema:schema271,data}];
return false;
}
}
validate255.errors = vErrors;
return errors === 0;
}
validate255.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const updateWebhookEndpoint_body_events = validate256;
const schema293 = {"description":"The types to subscribe to. Empty: all.","type":"array","uniqueItems":true,"items":{"$ref":"contract#/components/schemas/WebhookEventType"}};

function validate256(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate256.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(Array.isArray(data)){
var valid0 = true;
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
let data0 = data[i0];
const _errs1 = errors;
if(typeof data0 !== "string"){
validate256.errors = [{instancePath:instancePath+"/" + i0,schemaPath:"contract#/components/schemas/WebhookEventType/type",keyword:"type",params:{type: "string"},schema:schema259.type,parentSchema:schema259,data:data0}];
return false;
}
if(!(((((((data0 === "task.created") || (data0 === "task.updated")) || (data0 === "task.completed")) || (data0 === "task.deleted")) || (data0 === "comment.created")) || (data0 === "event.created")) || (data0 === "project.created"))){
validate256.errors = [{instancePath:instancePath+"/" + i0,schemaPath:"contract#/components/schemas/WebhookEventType/enum",keyword:"enum",params:{allowedValues: schema259.enum},schema:schema259.enum,parentSchema:schema259,data:data0}];
return false;
}
var valid0 = _errs1 === errors;
if(!valid0){
break;
}
}
if(valid0){
let i1 = data.length;
let j0;
if(i1 > 1){
outer0:
for(;i1--;){
for(j0 = i1; j0--;){
if(func0(data[i1], data[j0])){
validate256.errors = [{instancePath,schemaPath:"#/uniqueItems",keyword:"uniqueItems",params:{i: i1, j: j0},schema:true,parentSchema:schema293,data}];
return false;
break outer0;
}
}
}
}
}
}
else {
validate256.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},schema:schema293.type,parentSchema:schema293,data}];
return false;
}
}
validate256.errors = vErrors;
return errors === 0;
}
validate256.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};

export const updateWebhookEndpoint_body_disabled = validate257;
const schema295 = {"description":"Whether the endpoint is disabled.","type":"boolean"};

function validate257(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate257.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data !== "boolean"){
validate257.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "boolean"},schema:schema295.type,parentSchema:schema295,data}];
return false;
}
validate257.errors = vErrors;
return errors === 0;
}
validate257.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const updateWebhookEndpoint_body_waiting = validate258;
const schema296 = {"$ref":"contract#/components/schemas/WaitingDeliveries"};

function validate258(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate258.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data !== "string"){
validate258.errors = [{instancePath,schemaPath:"contract#/components/schemas/WaitingDeliveries/type",keyword:"type",params:{type: "string"},schema:schema288.type,parentSchema:schema288,data}];
return false;
}
if(!((data === "send") || (data === "discard"))){
validate258.errors = [{instancePath,schemaPath:"contract#/components/schemas/WaitingDeliveries/enum",keyword:"enum",params:{allowedValues: schema288.enum},schema:schema288.enum,parentSchema:schema288,data}];
return false;
}
validate258.errors = vErrors;
return errors === 0;
}
validate258.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const updateWebhookEndpoint_200 = validate259;
const schema298 = {"$ref":"contract#/components/schemas/EndpointResponse"};

function validate260(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate260.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.data === undefined) && (missing0 = "data")){
validate260.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema282.required,parentSchema:schema282,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "data")){
validate260.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema282,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.data !== undefined){
if(!(validate231(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate231.errors : vErrors.concat(validate231.errors);
errors = vErrors.length;
}
}
}
}
}
else {
validate260.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema282.type,parentSchema:schema282,data}];
return false;
}
}
validate260.errors = vErrors;
return errors === 0;
}
validate260.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate259(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate259.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate260(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate260.errors : vErrors.concat(validate260.errors);
errors = vErrors.length;
}
validate259.errors = vErrors;
return errors === 0;
}
validate259.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const rotateWebhookSecret_header_Idempotency$2d$Key = validate263;
const schema300 = {"type":"string","minLength":1,"maxLength":255};

function validate263(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate263.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(typeof data === "string"){
if(func1(data) > 255){
validate263.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 255},schema:255,parentSchema:schema300,data}];
return false;
}
else {
if(func1(data) < 1){
validate263.errors = [{instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema300,data}];
return false;
}
}
}
else {
validate263.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema300.type,parentSchema:schema300,data}];
return false;
}
}
validate263.errors = vErrors;
return errors === 0;
}
validate263.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const rotateWebhookSecret_201 = validate264;
const schema301 = {"$ref":"contract#/components/schemas/EndpointWithSecret"};

function validate265(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate265.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.data === undefined) && (missing0 = "data")) || ((data.secret === undefined) && (missing0 = "secret"))){
validate265.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema280.required,parentSchema:schema280,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "data") || (key0 === "secret"))){
validate265.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema280,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.data !== undefined){
const _errs2 = errors;
if(!(validate231(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate231.errors : vErrors.concat(validate231.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.secret !== undefined){
let data1 = data.secret;
const _errs3 = errors;
if((typeof data1 !== "string") && (data1 !== null)){
validate265.errors = [{instancePath:instancePath+"/secret",schemaPath:"#/properties/secret/type",keyword:"type",params:{type: schema280.properties.secret.type},schema:schema280.properties.secret.type,parentSchema:schema280.properties.secret,data:data1}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate265.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema280.type,parentSchema:schema280,data}];
return false;
}
}
validate265.errors = vErrors;
return errors === 0;
}
validate265.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate264(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate264.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate265(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate265.errors : vErrors.concat(validate265.errors);
errors = vErrors.length;
}
validate264.errors = vErrors;
return errors === 0;
}
validate264.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const sendTestEvent_header_Idempotency$2d$Key = validate268;
const schema303 = {"type":"string","minLength":1,"maxLength":255};

function validate268(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate268.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(typeof data === "string"){
if(func1(data) > 255){
validate268.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 255},schema:255,parentSchema:schema303,data}];
return false;
}
else {
if(func1(data) < 1){
validate268.errors = [{instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema303,data}];
return false;
}
}
}
else {
validate268.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema303.type,parentSchema:schema303,data}];
return false;
}
}
validate268.errors = vErrors;
return errors === 0;
}
validate268.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const sendTestEvent_body = validate269;
const schema304 = {"$ref":"contract#/components/schemas/TestEventCreate"};
const schema305 = {"description":"The test event to send. Unknown fields are ignored.","type":"object","properties":{"type":{"description":"The type of the event. The default is `task.created`.","$ref":"#/components/schemas/WebhookEventType"}}};

function validate270(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate270.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type !== undefined){
let data0 = data.type;
if(typeof data0 !== "string"){
validate270.errors = [{instancePath:instancePath+"/type",schemaPath:"#/components/schemas/WebhookEventType/type",keyword:"type",params:{type: "string"},schema:schema259.type,parentSchema:schema259,data:data0}];
return false;
}
if(!(((((((data0 === "task.created") || (data0 === "task.updated")) || (data0 === "task.completed")) || (data0 === "task.deleted")) || (data0 === "comment.created")) || (data0 === "event.created")) || (data0 === "project.created"))){
validate270.errors = [{instancePath:instancePath+"/type",schemaPath:"#/components/schemas/WebhookEventType/enum",keyword:"enum",params:{allowedValues: schema259.enum},schema:schema259.enum,parentSchema:schema259,data:data0}];
return false;
}
}
}
else {
validate270.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema305.type,parentSchema:schema305,data}];
return false;
}
}
validate270.errors = vErrors;
return errors === 0;
}
validate270.evaluated = {"props":{"type":true},"dynamicProps":false,"dynamicItems":false};


function validate269(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate269.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate270(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate270.errors : vErrors.concat(validate270.errors);
errors = vErrors.length;
}
validate269.errors = vErrors;
return errors === 0;
}
validate269.evaluated = {"props":{"type":true},"dynamicProps":false,"dynamicItems":false};

export const sendTestEvent_body_type = validate272;
const schema307 = {"description":"The type of the event. The default is `task.created`.","$ref":"contract#/components/schemas/WebhookEventType"};

function validate272(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate272.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data !== "string"){
validate272.errors = [{instancePath,schemaPath:"contract#/components/schemas/WebhookEventType/type",keyword:"type",params:{type: "string"},schema:schema259.type,parentSchema:schema259,data}];
return false;
}
if(!(((((((data === "task.created") || (data === "task.updated")) || (data === "task.completed")) || (data === "task.deleted")) || (data === "comment.created")) || (data === "event.created")) || (data === "project.created"))){
validate272.errors = [{instancePath,schemaPath:"contract#/components/schemas/WebhookEventType/enum",keyword:"enum",params:{allowedValues: schema259.enum},schema:schema259.enum,parentSchema:schema259,data}];
return false;
}
validate272.errors = vErrors;
return errors === 0;
}
validate272.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const sendTestEvent_201 = validate273;
const schema309 = {"$ref":"contract#/components/schemas/DeliveryResponse"};
const schema310 = {"description":"The resource.","type":"object","additionalProperties":false,"required":["data"],"properties":{"data":{"$ref":"#/components/schemas/Delivery"}}};
const schema311 = {"description":"The delivery of a webhook event to one endpoint.","type":"object","additionalProperties":false,"required":["id","endpoint_id","event_id","type","status","is_test","subject","created_at","next_attempt_at","attempt_count","attempt_limit","last_status","last_error","request_id"],"properties":{"id":{"description":"The id of the delivery.","type":"string"},"endpoint_id":{"description":"The endpoint.","type":"string"},"event_id":{"description":"The webhook event, the same for every endpoint.","type":"string"},"type":{"$ref":"#/components/schemas/WebhookEventType"},"status":{"$ref":"#/components/schemas/DeliveryStatus"},"is_test":{"description":"Whether it is a test event.","type":"boolean"},"subject":{"description":"What its event is about. Null for a test event.","oneOf":[{"$ref":"#/components/schemas/DeliverySubject"},{"type":"null"}]},"created_at":{"description":"When it was recorded.","type":"string","format":"date-time"},"next_attempt_at":{"description":"When its next attempt is due.","type":["string","null"],"format":"date-time"},"attempt_count":{"description":"The number of attempts that are still in the log.","type":"integer","format":"int32"},"attempt_limit":{"description":"The number of attempts after which it is exhausted, unless it is sent again by hand.","type":"integer","format":"int32"},"last_status":{"description":"The HTTP status of the last response.","type":["integer","null"],"format":"int32"},"last_error":{"description":"Why the last attempt failed, in words. Null if its response was complete and not a redirect.","type":["string","null"]},"request_id":{"description":"The `X-Request-Id` of the API request that caused it; null for other sources.","type":["string","null"]}}};
const schema313 = {"description":"The status of a delivery.","type":"string","enum":["pending","delivered","exhausted","held"]};
const schema314 = {"description":"What the event of a delivery is about.","type":"object","additionalProperties":false,"required":["type","id","name"],"properties":{"type":{"$ref":"#/components/schemas/DeliverySubjectType"},"id":{"description":"Its id.","type":"string"},"name":{"description":"Its name when the event happened. Null if it has none.","type":["string","null"]}}};
const schema315 = {"description":"A kind of resource that webhook events are about.","type":"string","enum":["task","comment","event","project"]};

function validate276(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate276.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.type === undefined) && (missing0 = "type")) || ((data.id === undefined) && (missing0 = "id"))) || ((data.name === undefined) && (missing0 = "name"))){
validate276.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema314.required,parentSchema:schema314,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "type") || (key0 === "id")) || (key0 === "name"))){
validate276.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema314,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.type !== undefined){
let data0 = data.type;
const _errs2 = errors;
if(typeof data0 !== "string"){
validate276.errors = [{instancePath:instancePath+"/type",schemaPath:"#/components/schemas/DeliverySubjectType/type",keyword:"type",params:{type: "string"},schema:schema315.type,parentSchema:schema315,data:data0}];
return false;
}
if(!((((data0 === "task") || (data0 === "comment")) || (data0 === "event")) || (data0 === "project"))){
validate276.errors = [{instancePath:instancePath+"/type",schemaPath:"#/components/schemas/DeliverySubjectType/enum",keyword:"enum",params:{allowedValues: schema315.enum},schema:schema315.enum,parentSchema:schema315,data:data0}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.id !== undefined){
let data1 = data.id;
const _errs5 = errors;
if(typeof data1 !== "string"){
validate276.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},schema:schema314.properties.id.type,parentSchema:schema314.properties.id,data:data1}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.name !== undefined){
let data2 = data.name;
const _errs7 = errors;
if((typeof data2 !== "string") && (data2 !== null)){
validate276.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: schema314.properties.name.type},schema:schema314.properties.name.type,parentSchema:schema314.properties.name,data:data2}];
return false;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
else {
validate276.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema314.type,parentSchema:schema314,data}];
return false;
}
}
validate276.errors = vErrors;
return errors === 0;
}
validate276.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate275(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate275.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((((((((((data.id === undefined) && (missing0 = "id")) || ((data.endpoint_id === undefined) && (missing0 = "endpoint_id"))) || ((data.event_id === undefined) && (missing0 = "event_id"))) || ((data.type === undefined) && (missing0 = "type"))) || ((data.status === undefined) && (missing0 = "status"))) || ((data.is_test === undefined) && (missing0 = "is_test"))) || ((data.subject === undefined) && (missing0 = "subject"))) || ((data.created_at === undefined) && (missing0 = "created_at"))) || ((data.next_attempt_at === undefined) && (missing0 = "next_attempt_at"))) || ((data.attempt_count === undefined) && (missing0 = "attempt_count"))) || ((data.attempt_limit === undefined) && (missing0 = "attempt_limit"))) || ((data.last_status === undefined) && (missing0 = "last_status"))) || ((data.last_error === undefined) && (missing0 = "last_error"))) || ((data.request_id === undefined) && (missing0 = "request_id"))){
validate275.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema311.required,parentSchema:schema311,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(func108.call(schema311.properties, key0))){
validate275.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema311,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.id !== undefined){
let data0 = data.id;
const _errs2 = errors;
if(typeof data0 !== "string"){
validate275.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},schema:schema311.properties.id.type,parentSchema:schema311.properties.id,data:data0}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.endpoint_id !== undefined){
let data1 = data.endpoint_id;
const _errs4 = errors;
if(typeof data1 !== "string"){
validate275.errors = [{instancePath:instancePath+"/endpoint_id",schemaPath:"#/properties/endpoint_id/type",keyword:"type",params:{type: "string"},schema:schema311.properties.endpoint_id.type,parentSchema:schema311.properties.endpoint_id,data:data1}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.event_id !== undefined){
let data2 = data.event_id;
const _errs6 = errors;
if(typeof data2 !== "string"){
validate275.errors = [{instancePath:instancePath+"/event_id",schemaPath:"#/properties/event_id/type",keyword:"type",params:{type: "string"},schema:schema311.properties.event_id.type,parentSchema:schema311.properties.event_id,data:data2}];
return false;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.type !== undefined){
let data3 = data.type;
const _errs8 = errors;
if(typeof data3 !== "string"){
validate275.errors = [{instancePath:instancePath+"/type",schemaPath:"#/components/schemas/WebhookEventType/type",keyword:"type",params:{type: "string"},schema:schema259.type,parentSchema:schema259,data:data3}];
return false;
}
if(!(((((((data3 === "task.created") || (data3 === "task.updated")) || (data3 === "task.completed")) || (data3 === "task.deleted")) || (data3 === "comment.created")) || (data3 === "event.created")) || (data3 === "project.created"))){
validate275.errors = [{instancePath:instancePath+"/type",schemaPath:"#/components/schemas/WebhookEventType/enum",keyword:"enum",params:{allowedValues: schema259.enum},schema:schema259.enum,parentSchema:schema259,data:data3}];
return false;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.status !== undefined){
let data4 = data.status;
const _errs11 = errors;
if(typeof data4 !== "string"){
validate275.errors = [{instancePath:instancePath+"/status",schemaPath:"#/components/schemas/DeliveryStatus/type",keyword:"type",params:{type: "string"},schema:schema313.type,parentSchema:schema313,data:data4}];
return false;
}
if(!((((data4 === "pending") || (data4 === "delivered")) || (data4 === "exhausted")) || (data4 === "held"))){
validate275.errors = [{instancePath:instancePath+"/status",schemaPath:"#/components/schemas/DeliveryStatus/enum",keyword:"enum",params:{allowedValues: schema313.enum},schema:schema313.enum,parentSchema:schema313,data:data4}];
return false;
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.is_test !== undefined){
let data5 = data.is_test;
const _errs14 = errors;
if(typeof data5 !== "boolean"){
validate275.errors = [{instancePath:instancePath+"/is_test",schemaPath:"#/properties/is_test/type",keyword:"type",params:{type: "boolean"},schema:schema311.properties.is_test.type,parentSchema:schema311.properties.is_test,data:data5}];
return false;
}
var valid0 = _errs14 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.subject !== undefined){
let data6 = data.subject;
const _errs16 = errors;
const _errs17 = errors;
let valid3 = false;
let passing0 = null;
const _errs18 = errors;
if(!(validate276(data6, {instancePath:instancePath+"/subject",parentData:data,parentDataProperty:"subject",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate276.errors : vErrors.concat(validate276.errors);
errors = vErrors.length;
}
var _valid0 = _errs18 === errors;
if(_valid0){
valid3 = true;
passing0 = 0;
}
const _errs19 = errors;
if(data6 !== null){
const err0 = {instancePath:instancePath+"/subject",schemaPath:"#/properties/subject/oneOf/1/type",keyword:"type",params:{type: "null"},schema:schema311.properties.subject.oneOf[1].type,parentSchema:schema311.properties.subject.oneOf[1],data:data6};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
var _valid0 = _errs19 === errors;
if(_valid0 && valid3){
valid3 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid3 = true;
passing0 = 1;
}
}
if(!valid3){
const err1 = {instancePath:instancePath+"/subject",schemaPath:"#/properties/subject/oneOf",keyword:"oneOf",params:{passingSchemas: passing0},schema:schema311.properties.subject.oneOf,parentSchema:schema311.properties.subject,data:data6};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
validate275.errors = vErrors;
return false;
}
else {
errors = _errs17;
if(vErrors !== null){
if(_errs17){
vErrors.length = _errs17;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs16 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.created_at !== undefined){
let data7 = data.created_at;
const _errs21 = errors;
if(errors === _errs21){
if(errors === _errs21){
if(typeof data7 === "string"){
if(!(formats0.validate(data7))){
validate275.errors = [{instancePath:instancePath+"/created_at",schemaPath:"#/properties/created_at/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema311.properties.created_at,data:data7}];
return false;
}
}
else {
validate275.errors = [{instancePath:instancePath+"/created_at",schemaPath:"#/properties/created_at/type",keyword:"type",params:{type: "string"},schema:schema311.properties.created_at.type,parentSchema:schema311.properties.created_at,data:data7}];
return false;
}
}
}
var valid0 = _errs21 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.next_attempt_at !== undefined){
let data8 = data.next_attempt_at;
const _errs23 = errors;
if((typeof data8 !== "string") && (data8 !== null)){
validate275.errors = [{instancePath:instancePath+"/next_attempt_at",schemaPath:"#/properties/next_attempt_at/type",keyword:"type",params:{type: schema311.properties.next_attempt_at.type},schema:schema311.properties.next_attempt_at.type,parentSchema:schema311.properties.next_attempt_at,data:data8}];
return false;
}
if(errors === _errs23){
if(errors === _errs23){
if(typeof data8 === "string"){
if(!(formats0.validate(data8))){
validate275.errors = [{instancePath:instancePath+"/next_attempt_at",schemaPath:"#/properties/next_attempt_at/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema311.properties.next_attempt_at,data:data8}];
return false;
}
}
}
}
var valid0 = _errs23 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.attempt_count !== undefined){
let data9 = data.attempt_count;
const _errs25 = errors;
if(!(((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))) && (isFinite(data9)))){
validate275.errors = [{instancePath:instancePath+"/attempt_count",schemaPath:"#/properties/attempt_count/type",keyword:"type",params:{type: "integer"},schema:schema311.properties.attempt_count.type,parentSchema:schema311.properties.attempt_count,data:data9}];
return false;
}
if(errors === _errs25){
if((typeof data9 == "number") && (isFinite(data9))){
if(!(formats46.validate(data9))){
validate275.errors = [{instancePath:instancePath+"/attempt_count",schemaPath:"#/properties/attempt_count/format",keyword:"format",params:{format: "int32"},schema:"int32",parentSchema:schema311.properties.attempt_count,data:data9}];
return false;
}
}
}
var valid0 = _errs25 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.attempt_limit !== undefined){
let data10 = data.attempt_limit;
const _errs27 = errors;
if(!(((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10))) && (isFinite(data10)))){
validate275.errors = [{instancePath:instancePath+"/attempt_limit",schemaPath:"#/properties/attempt_limit/type",keyword:"type",params:{type: "integer"},schema:schema311.properties.attempt_limit.type,parentSchema:schema311.properties.attempt_limit,data:data10}];
return false;
}
if(errors === _errs27){
if((typeof data10 == "number") && (isFinite(data10))){
if(!(formats46.validate(data10))){
validate275.errors = [{instancePath:instancePath+"/attempt_limit",schemaPath:"#/properties/attempt_limit/format",keyword:"format",params:{format: "int32"},schema:"int32",parentSchema:schema311.properties.attempt_limit,data:data10}];
return false;
}
}
}
var valid0 = _errs27 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.last_status !== undefined){
let data11 = data.last_status;
const _errs29 = errors;
if((!(((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11))) && (isFinite(data11)))) && (data11 !== null)){
validate275.errors = [{instancePath:instancePath+"/last_status",schemaPath:"#/properties/last_status/type",keyword:"type",params:{type: schema311.properties.last_status.type},schema:schema311.properties.last_status.type,parentSchema:schema311.properties.last_status,data:data11}];
return false;
}
if(errors === _errs29){
if((typeof data11 == "number") && (isFinite(data11))){
if(!(formats46.validate(data11))){
validate275.errors = [{instancePath:instancePath+"/last_status",schemaPath:"#/properties/last_status/format",keyword:"format",params:{format: "int32"},schema:"int32",parentSchema:schema311.properties.last_status,data:data11}];
return false;
}
}
}
var valid0 = _errs29 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.last_error !== undefined){
let data12 = data.last_error;
const _errs31 = errors;
if((typeof data12 !== "string") && (data12 !== null)){
validate275.errors = [{instancePath:instancePath+"/last_error",schemaPath:"#/properties/last_error/type",keyword:"type",params:{type: schema311.properties.last_error.type},schema:schema311.properties.last_error.type,parentSchema:schema311.properties.last_error,data:data12}];
return false;
}
var valid0 = _errs31 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.request_id !== undefined){
let data13 = data.request_id;
const _errs33 = errors;
if((typeof data13 !== "string") && (data13 !== null)){
validate275.errors = [{instancePath:instancePath+"/request_id",schemaPath:"#/properties/request_id/type",keyword:"type",params:{type: schema311.properties.request_id.type},schema:schema311.properties.request_id.type,parentSchema:schema311.properties.request_id,data:data13}];
return false;
}
var valid0 = _errs33 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
else {
validate275.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema311.type,parentSchema:schema311,data}];
return false;
}
}
validate275.errors = vErrors;
return errors === 0;
}
validate275.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate274(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate274.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.data === undefined) && (missing0 = "data")){
validate274.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema310.required,parentSchema:schema310,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "data")){
validate274.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema310,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.data !== undefined){
if(!(validate275(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate275.errors : vErrors.concat(validate275.errors);
errors = vErrors.length;
}
}
}
}
}
else {
validate274.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema310.type,parentSchema:schema310,data}];
return false;
}
}
validate274.errors = vErrors;
return errors === 0;
}
validate274.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate273(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate273.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate274(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate274.errors : vErrors.concat(validate274.errors);
errors = vErrors.length;
}
validate273.errors = vErrors;
return errors === 0;
}
validate273.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const countWaitingDeliveries_200 = validate280;
const schema316 = {"$ref":"contract#/components/schemas/WaitingCountsResult"};
const schema317 = {"description":"How many deliveries wait.","type":"object","additionalProperties":false,"required":["data"],"properties":{"data":{"$ref":"#/components/schemas/WaitingCounts"}}};
const schema318 = {"description":"The waiting deliveries of an endpoint, by what sends them.","type":"object","additionalProperties":false,"required":["queued","held"],"properties":{"queued":{"description":"Pending and retrying deliveries. Enabling a disabled endpoint sends them.","type":"integer","format":"int32"},"held":{"description":"Events that occurred while the endpoint was disabled. `recoverDeliveries` sends them.","type":"integer","format":"int32"}}};

function validate281(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate281.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.data === undefined) && (missing0 = "data")){
validate281.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema317.required,parentSchema:schema317,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "data")){
validate281.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema317,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.data !== undefined){
let data0 = data.data;
const _errs3 = errors;
if(errors === _errs3){
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
let missing1;
if(((data0.queued === undefined) && (missing1 = "queued")) || ((data0.held === undefined) && (missing1 = "held"))){
validate281.errors = [{instancePath:instancePath+"/data",schemaPath:"#/components/schemas/WaitingCounts/required",keyword:"required",params:{missingProperty: missing1},schema:schema318.required,parentSchema:schema318,data:data0}];
return false;
}
else {
const _errs5 = errors;
for(const key1 in data0){
if(!((key1 === "queued") || (key1 === "held"))){
validate281.errors = [{instancePath:instancePath+"/data",schemaPath:"#/components/schemas/WaitingCounts/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},schema:false,parentSchema:schema318,data:data0}];
return false;
break;
}
}
if(_errs5 === errors){
if(data0.queued !== undefined){
let data1 = data0.queued;
const _errs6 = errors;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
validate281.errors = [{instancePath:instancePath+"/data/queued",schemaPath:"#/components/schemas/WaitingCounts/properties/queued/type",keyword:"type",params:{type: "integer"},schema:schema318.properties.queued.type,parentSchema:schema318.properties.queued,data:data1}];
return false;
}
if(errors === _errs6){
if((typeof data1 == "number") && (isFinite(data1))){
if(!(formats46.validate(data1))){
validate281.errors = [{instancePath:instancePath+"/data/queued",schemaPath:"#/components/schemas/WaitingCounts/properties/queued/format",keyword:"format",params:{format: "int32"},schema:"int32",parentSchema:schema318.properties.queued,data:data1}];
return false;
}
}
}
var valid2 = _errs6 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data0.held !== undefined){
let data2 = data0.held;
const _errs8 = errors;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
validate281.errors = [{instancePath:instancePath+"/data/held",schemaPath:"#/components/schemas/WaitingCounts/properties/held/type",keyword:"type",params:{type: "integer"},schema:schema318.properties.held.type,parentSchema:schema318.properties.held,data:data2}];
return false;
}
if(errors === _errs8){
if((typeof data2 == "number") && (isFinite(data2))){
if(!(formats46.validate(data2))){
validate281.errors = [{instancePath:instancePath+"/data/held",schemaPath:"#/components/schemas/WaitingCounts/properties/held/format",keyword:"format",params:{format: "int32"},schema:"int32",parentSchema:schema318.properties.held,data:data2}];
return false;
}
}
}
var valid2 = _errs8 === errors;
}
else {
var valid2 = true;
}
}
}
}
}
else {
validate281.errors = [{instancePath:instancePath+"/data",schemaPath:"#/components/schemas/WaitingCounts/type",keyword:"type",params:{type: "object"},schema:schema318.type,parentSchema:schema318,data:data0}];
return false;
}
}
}
}
}
}
else {
validate281.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema317.type,parentSchema:schema317,data}];
return false;
}
}
validate281.errors = vErrors;
return errors === 0;
}
validate281.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate280(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate280.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate281(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate281.errors : vErrors.concat(validate281.errors);
errors = vErrors.length;
}
validate280.errors = vErrors;
return errors === 0;
}
validate280.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const recoverDeliveries_body = validate283;
const schema319 = {"$ref":"contract#/components/schemas/Recovery"};
const schema320 = {"description":"The deliveries to resend.","type":"object","required":["since"],"properties":{"since":{"$ref":"#/components/schemas/Time"},"dry_run":{"description":"Whether to count only, and resend nothing.","type":"boolean"}}};
const schema321 = {"description":"An RFC 3339 date-time with an offset.","type":"string","format":"date-time","pattern":"^(?!0000|0001-01-01.*\\+(?!00:00)|9999-12-31.*(-(?!00:00)|:60))[0-9]{4}-[0-9]{2}-[0-9]{2}[Tt ]([01][0-9]|2[0-3]):[0-5][0-9]:([0-5][0-9]|60)(\\.[0-9]+)?([Zz]|[+-]([01][0-9]|2[0-3]):[0-5][0-9])$"};

function validate284(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate284.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.since === undefined) && (missing0 = "since")){
validate284.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema320.required,parentSchema:schema320,data}];
return false;
}
else {
if(data.since !== undefined){
let data0 = data.since;
const _errs1 = errors;
const _errs2 = errors;
if(errors === _errs2){
if(errors === _errs2){
if(typeof data0 === "string"){
if(!pattern58.test(data0)){
validate284.errors = [{instancePath:instancePath+"/since",schemaPath:"#/components/schemas/Time/pattern",keyword:"pattern",params:{pattern: "^(?!0000|0001-01-01.*\\+(?!00:00)|9999-12-31.*(-(?!00:00)|:60))[0-9]{4}-[0-9]{2}-[0-9]{2}[Tt ]([01][0-9]|2[0-3]):[0-5][0-9]:([0-5][0-9]|60)(\\.[0-9]+)?([Zz]|[+-]([01][0-9]|2[0-3]):[0-5][0-9])$"},schema:"^(?!0000|0001-01-01.*\\+(?!00:00)|9999-12-31.*(-(?!00:00)|:60))[0-9]{4}-[0-9]{2}-[0-9]{2}[Tt ]([01][0-9]|2[0-3]):[0-5][0-9]:([0-5][0-9]|60)(\\.[0-9]+)?([Zz]|[+-]([01][0-9]|2[0-3]):[0-5][0-9])$",parentSchema:schema321,data:data0}];
return false;
}
else {
if(!(formats0.validate(data0))){
validate284.errors = [{instancePath:instancePath+"/since",schemaPath:"#/components/schemas/Time/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema321,data:data0}];
return false;
}
}
}
else {
validate284.errors = [{instancePath:instancePath+"/since",schemaPath:"#/components/schemas/Time/type",keyword:"type",params:{type: "string"},schema:schema321.type,parentSchema:schema321,data:data0}];
return false;
}
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.dry_run !== undefined){
let data1 = data.dry_run;
const _errs4 = errors;
if(typeof data1 !== "boolean"){
validate284.errors = [{instancePath:instancePath+"/dry_run",schemaPath:"#/properties/dry_run/type",keyword:"type",params:{type: "boolean"},schema:schema320.properties.dry_run.type,parentSchema:schema320.properties.dry_run,data:data1}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
}
}
}
else {
validate284.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema320.type,parentSchema:schema320,data}];
return false;
}
}
validate284.errors = vErrors;
return errors === 0;
}
validate284.evaluated = {"props":{"since":true,"dry_run":true},"dynamicProps":false,"dynamicItems":false};


function validate283(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate283.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate284(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate284.errors : vErrors.concat(validate284.errors);
errors = vErrors.length;
}
validate283.errors = vErrors;
return errors === 0;
}
validate283.evaluated = {"props":{"since":true,"dry_run":true},"dynamicProps":false,"dynamicItems":false};

export const recoverDeliveries_body_since = validate286;
const schema322 = {"$ref":"contract#/components/schemas/Time"};

function validate286(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate286.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs0 = errors;
if(errors === _errs0){
if(errors === _errs0){
if(typeof data === "string"){
if(!pattern58.test(data)){
validate286.errors = [{instancePath,schemaPath:"contract#/components/schemas/Time/pattern",keyword:"pattern",params:{pattern: "^(?!0000|0001-01-01.*\\+(?!00:00)|9999-12-31.*(-(?!00:00)|:60))[0-9]{4}-[0-9]{2}-[0-9]{2}[Tt ]([01][0-9]|2[0-3]):[0-5][0-9]:([0-5][0-9]|60)(\\.[0-9]+)?([Zz]|[+-]([01][0-9]|2[0-3]):[0-5][0-9])$"},schema:"^(?!0000|0001-01-01.*\\+(?!00:00)|9999-12-31.*(-(?!00:00)|:60))[0-9]{4}-[0-9]{2}-[0-9]{2}[Tt ]([01][0-9]|2[0-3]):[0-5][0-9]:([0-5][0-9]|60)(\\.[0-9]+)?([Zz]|[+-]([01][0-9]|2[0-3]):[0-5][0-9])$",parentSchema:schema321,data}];
return false;
}
else {
if(!(formats0.validate(data))){
validate286.errors = [{instancePath,schemaPath:"contract#/components/schemas/Time/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema321,data}];
return false;
}
}
}
else {
validate286.errors = [{instancePath,schemaPath:"contract#/components/schemas/Time/type",keyword:"type",params:{type: "string"},schema:schema321.type,parentSchema:schema321,data}];
return false;
}
}
}
validate286.errors = vErrors;
return errors === 0;
}
validate286.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const recoverDeliveries_body_dry_run = validate287;
const schema324 = {"description":"Whether to count only, and resend nothing.","type":"boolean"};

function validate287(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate287.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data !== "boolean"){
validate287.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "boolean"},schema:schema324.type,parentSchema:schema324,data}];
return false;
}
validate287.errors = vErrors;
return errors === 0;
}
validate287.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const recoverDeliveries_200 = validate288;
const schema325 = {"$ref":"contract#/components/schemas/RecoveryResult"};
const schema326 = {"description":"How many deliveries are resent.","type":"object","additionalProperties":false,"required":["data"],"properties":{"data":{"$ref":"#/components/schemas/RecoveryCount"}}};
const schema327 = {"description":"The number of deliveries.","type":"object","additionalProperties":false,"required":["count"],"properties":{"count":{"description":"The number of deliveries.","type":"integer","format":"int32"}}};

function validate289(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate289.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.data === undefined) && (missing0 = "data")){
validate289.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema326.required,parentSchema:schema326,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "data")){
validate289.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema326,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.data !== undefined){
let data0 = data.data;
const _errs3 = errors;
if(errors === _errs3){
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
let missing1;
if((data0.count === undefined) && (missing1 = "count")){
validate289.errors = [{instancePath:instancePath+"/data",schemaPath:"#/components/schemas/RecoveryCount/required",keyword:"required",params:{missingProperty: missing1},schema:schema327.required,parentSchema:schema327,data:data0}];
return false;
}
else {
const _errs5 = errors;
for(const key1 in data0){
if(!(key1 === "count")){
validate289.errors = [{instancePath:instancePath+"/data",schemaPath:"#/components/schemas/RecoveryCount/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},schema:false,parentSchema:schema327,data:data0}];
return false;
break;
}
}
if(_errs5 === errors){
if(data0.count !== undefined){
let data1 = data0.count;
const _errs6 = errors;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
validate289.errors = [{instancePath:instancePath+"/data/count",schemaPath:"#/components/schemas/RecoveryCount/properties/count/type",keyword:"type",params:{type: "integer"},schema:schema327.properties.count.type,parentSchema:schema327.properties.count,data:data1}];
return false;
}
if(errors === _errs6){
if((typeof data1 == "number") && (isFinite(data1))){
if(!(formats46.validate(data1))){
validate289.errors = [{instancePath:instancePath+"/data/count",schemaPath:"#/components/schemas/RecoveryCount/properties/count/format",keyword:"format",params:{format: "int32"},schema:"int32",parentSchema:schema327.properties.count,data:data1}];
return false;
}
}
}
}
}
}
}
else {
validate289.errors = [{instancePath:instancePath+"/data",schemaPath:"#/components/schemas/RecoveryCount/type",keyword:"type",params:{type: "object"},schema:schema327.type,parentSchema:schema327,data:data0}];
return false;
}
}
}
}
}
}
else {
validate289.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema326.type,parentSchema:schema326,data}];
return false;
}
}
validate289.errors = vErrors;
return errors === 0;
}
validate289.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate288(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate288.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate289(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate289.errors : vErrors.concat(validate289.errors);
errors = vErrors.length;
}
validate288.errors = vErrors;
return errors === 0;
}
validate288.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const listDeliveries_query_status = validate291;
const schema328 = {"$ref":"contract#/components/schemas/DeliveryStatus"};

function validate291(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate291.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data !== "string"){
validate291.errors = [{instancePath,schemaPath:"contract#/components/schemas/DeliveryStatus/type",keyword:"type",params:{type: "string"},schema:schema313.type,parentSchema:schema313,data}];
return false;
}
if(!((((data === "pending") || (data === "delivered")) || (data === "exhausted")) || (data === "held"))){
validate291.errors = [{instancePath,schemaPath:"contract#/components/schemas/DeliveryStatus/enum",keyword:"enum",params:{allowedValues: schema313.enum},schema:schema313.enum,parentSchema:schema313,data}];
return false;
}
validate291.errors = vErrors;
return errors === 0;
}
validate291.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const listDeliveries_query_type = validate292;
const schema330 = {"$ref":"contract#/components/schemas/WebhookEventType"};

function validate292(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate292.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data !== "string"){
validate292.errors = [{instancePath,schemaPath:"contract#/components/schemas/WebhookEventType/type",keyword:"type",params:{type: "string"},schema:schema259.type,parentSchema:schema259,data}];
return false;
}
if(!(((((((data === "task.created") || (data === "task.updated")) || (data === "task.completed")) || (data === "task.deleted")) || (data === "comment.created")) || (data === "event.created")) || (data === "project.created"))){
validate292.errors = [{instancePath,schemaPath:"contract#/components/schemas/WebhookEventType/enum",keyword:"enum",params:{allowedValues: schema259.enum},schema:schema259.enum,parentSchema:schema259,data}];
return false;
}
validate292.errors = vErrors;
return errors === 0;
}
validate292.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const listDeliveries_query_id_contains = validate293;
const schema332 = {"type":"string","maxLength":255,"pattern":"^[^\\u0000\\uD800-\\uDFFF]*([\\uD800-\\uDBFF][\\uDC00-\\uDFFF][^\\u0000\\uD800-\\uDFFF]*)*$"};

function validate293(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate293.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(typeof data === "string"){
if(func1(data) > 255){
validate293.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 255},schema:255,parentSchema:schema332,data}];
return false;
}
else {
if(!pattern4.test(data)){
validate293.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000\\uD800-\\uDFFF]*([\\uD800-\\uDBFF][\\uDC00-\\uDFFF][^\\u0000\\uD800-\\uDFFF]*)*$"},schema:"^[^\\u0000\\uD800-\\uDFFF]*([\\uD800-\\uDBFF][\\uDC00-\\uDFFF][^\\u0000\\uD800-\\uDFFF]*)*$",parentSchema:schema332,data}];
return false;
}
}
}
else {
validate293.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema332.type,parentSchema:schema332,data}];
return false;
}
}
validate293.errors = vErrors;
return errors === 0;
}
validate293.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const listDeliveries_query_since = validate294;
const schema333 = {"$ref":"contract#/components/schemas/Time"};

function validate294(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate294.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs0 = errors;
if(errors === _errs0){
if(errors === _errs0){
if(typeof data === "string"){
if(!pattern58.test(data)){
validate294.errors = [{instancePath,schemaPath:"contract#/components/schemas/Time/pattern",keyword:"pattern",params:{pattern: "^(?!0000|0001-01-01.*\\+(?!00:00)|9999-12-31.*(-(?!00:00)|:60))[0-9]{4}-[0-9]{2}-[0-9]{2}[Tt ]([01][0-9]|2[0-3]):[0-5][0-9]:([0-5][0-9]|60)(\\.[0-9]+)?([Zz]|[+-]([01][0-9]|2[0-3]):[0-5][0-9])$"},schema:"^(?!0000|0001-01-01.*\\+(?!00:00)|9999-12-31.*(-(?!00:00)|:60))[0-9]{4}-[0-9]{2}-[0-9]{2}[Tt ]([01][0-9]|2[0-3]):[0-5][0-9]:([0-5][0-9]|60)(\\.[0-9]+)?([Zz]|[+-]([01][0-9]|2[0-3]):[0-5][0-9])$",parentSchema:schema321,data}];
return false;
}
else {
if(!(formats0.validate(data))){
validate294.errors = [{instancePath,schemaPath:"contract#/components/schemas/Time/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema321,data}];
return false;
}
}
}
else {
validate294.errors = [{instancePath,schemaPath:"contract#/components/schemas/Time/type",keyword:"type",params:{type: "string"},schema:schema321.type,parentSchema:schema321,data}];
return false;
}
}
}
validate294.errors = vErrors;
return errors === 0;
}
validate294.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const listDeliveries_query_until = validate295;
const schema335 = {"$ref":"contract#/components/schemas/Time"};

function validate295(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate295.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs0 = errors;
if(errors === _errs0){
if(errors === _errs0){
if(typeof data === "string"){
if(!pattern58.test(data)){
validate295.errors = [{instancePath,schemaPath:"contract#/components/schemas/Time/pattern",keyword:"pattern",params:{pattern: "^(?!0000|0001-01-01.*\\+(?!00:00)|9999-12-31.*(-(?!00:00)|:60))[0-9]{4}-[0-9]{2}-[0-9]{2}[Tt ]([01][0-9]|2[0-3]):[0-5][0-9]:([0-5][0-9]|60)(\\.[0-9]+)?([Zz]|[+-]([01][0-9]|2[0-3]):[0-5][0-9])$"},schema:"^(?!0000|0001-01-01.*\\+(?!00:00)|9999-12-31.*(-(?!00:00)|:60))[0-9]{4}-[0-9]{2}-[0-9]{2}[Tt ]([01][0-9]|2[0-3]):[0-5][0-9]:([0-5][0-9]|60)(\\.[0-9]+)?([Zz]|[+-]([01][0-9]|2[0-3]):[0-5][0-9])$",parentSchema:schema321,data}];
return false;
}
else {
if(!(formats0.validate(data))){
validate295.errors = [{instancePath,schemaPath:"contract#/components/schemas/Time/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema321,data}];
return false;
}
}
}
else {
validate295.errors = [{instancePath,schemaPath:"contract#/components/schemas/Time/type",keyword:"type",params:{type: "string"},schema:schema321.type,parentSchema:schema321,data}];
return false;
}
}
}
validate295.errors = vErrors;
return errors === 0;
}
validate295.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const listDeliveries_query_cursor = validate296;
const schema337 = {"type":"string","maxLength":1024};

function validate296(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate296.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(typeof data === "string"){
if(func1(data) > 1024){
validate296.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 1024},schema:1024,parentSchema:schema337,data}];
return false;
}
}
else {
validate296.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema337.type,parentSchema:schema337,data}];
return false;
}
}
validate296.errors = vErrors;
return errors === 0;
}
validate296.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const listDeliveries_200 = validate297;
const schema338 = {"$ref":"contract#/components/schemas/DeliveryList"};
const schema339 = {"description":"A page of a list.","type":"object","additionalProperties":false,"required":["data","meta"],"properties":{"data":{"description":"The items of this page.","type":"array","items":{"$ref":"#/components/schemas/Delivery"}},"meta":{"$ref":"#/components/schemas/CursorMeta"}}};

function validate298(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate298.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.data === undefined) && (missing0 = "data")) || ((data.meta === undefined) && (missing0 = "meta"))){
validate298.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema339.required,parentSchema:schema339,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "data") || (key0 === "meta"))){
validate298.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema339,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.data !== undefined){
let data0 = data.data;
const _errs2 = errors;
if(errors === _errs2){
if(Array.isArray(data0)){
var valid1 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
const _errs4 = errors;
if(!(validate275(data0[i0], {instancePath:instancePath+"/data/" + i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate275.errors : vErrors.concat(validate275.errors);
errors = vErrors.length;
}
var valid1 = _errs4 === errors;
if(!valid1){
break;
}
}
}
else {
validate298.errors = [{instancePath:instancePath+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type: "array"},schema:schema339.properties.data.type,parentSchema:schema339.properties.data,data:data0}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.meta !== undefined){
let data2 = data.meta;
const _errs5 = errors;
const _errs6 = errors;
if(errors === _errs6){
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
let missing1;
if((data2.next_cursor === undefined) && (missing1 = "next_cursor")){
validate298.errors = [{instancePath:instancePath+"/meta",schemaPath:"#/components/schemas/CursorMeta/required",keyword:"required",params:{missingProperty: missing1},schema:schema56.required,parentSchema:schema56,data:data2}];
return false;
}
else {
const _errs8 = errors;
for(const key1 in data2){
if(!(key1 === "next_cursor")){
validate298.errors = [{instancePath:instancePath+"/meta",schemaPath:"#/components/schemas/CursorMeta/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},schema:false,parentSchema:schema56,data:data2}];
return false;
break;
}
}
if(_errs8 === errors){
if(data2.next_cursor !== undefined){
let data3 = data2.next_cursor;
if((typeof data3 !== "string") && (data3 !== null)){
validate298.errors = [{instancePath:instancePath+"/meta/next_cursor",schemaPath:"#/components/schemas/CursorMeta/properties/next_cursor/type",keyword:"type",params:{type: schema56.properties.next_cursor.type},schema:schema56.properties.next_cursor.type,parentSchema:schema56.properties.next_cursor,data:data3}];
return false;
}
}
}
}
}
else {
validate298.errors = [{instancePath:instancePath+"/meta",schemaPath:"#/components/schemas/CursorMeta/type",keyword:"type",params:{type: "object"},schema:schema56.type,parentSchema:schema56,data:data2}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate298.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema339.type,parentSchema:schema339,data}];
return false;
}
}
validate298.errors = vErrors;
return errors === 0;
}
validate298.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate297(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate297.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate298(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate298.errors : vErrors.concat(validate298.errors);
errors = vErrors.length;
}
validate297.errors = vErrors;
return errors === 0;
}
validate297.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const getDelivery_200 = validate301;
const schema341 = {"$ref":"contract#/components/schemas/DeliveryDetailResponse"};
const schema342 = {"description":"The resource.","type":"object","additionalProperties":false,"required":["data"],"properties":{"data":{"$ref":"#/components/schemas/DeliveryDetail"}}};
const schema343 = {"description":"A delivery with its body and its attempts.","type":"object","additionalProperties":false,"required":["id","endpoint_id","event_id","type","status","is_test","subject","created_at","next_attempt_at","attempt_count","attempt_limit","last_status","last_error","request_id","body","attempts"],"properties":{"id":{"description":"The id of the delivery.","type":"string"},"endpoint_id":{"description":"The endpoint.","type":"string"},"event_id":{"description":"The webhook event, the same for every endpoint.","type":"string"},"type":{"$ref":"#/components/schemas/WebhookEventType"},"status":{"$ref":"#/components/schemas/DeliveryStatus"},"is_test":{"description":"Whether it is a test event.","type":"boolean"},"subject":{"description":"What its event is about. Null for a test event.","oneOf":[{"$ref":"#/components/schemas/DeliverySubject"},{"type":"null"}]},"created_at":{"description":"When it was recorded.","type":"string","format":"date-time"},"next_attempt_at":{"description":"When its next attempt is due.","type":["string","null"],"format":"date-time"},"attempt_count":{"description":"The number of attempts that are still in the log.","type":"integer","format":"int32"},"attempt_limit":{"description":"The number of attempts after which it is exhausted, unless it is sent again by hand.","type":"integer","format":"int32"},"last_status":{"description":"The HTTP status of the last response.","type":["integer","null"],"format":"int32"},"last_error":{"description":"Why the last attempt failed, in words. Null if its response was complete and not a redirect.","type":["string","null"]},"request_id":{"description":"The `X-Request-Id` of the API request that caused it; null for other sources.","type":["string","null"]},"body":{"description":"The exact text that is sent.","type":"string"},"attempts":{"description":"Every attempt, oldest first.","type":"array","items":{"$ref":"#/components/schemas/Attempt"}}}};
const schema346 = {"description":"An attempt to send a delivery.","type":"object","additionalProperties":false,"required":["at","duration_ms","status","error","response","signature"],"properties":{"at":{"description":"When it began.","type":"string","format":"date-time"},"duration_ms":{"description":"How long it took.","type":"integer","format":"int32"},"status":{"description":"The status of the answer.","type":["integer","null"],"format":"int32"},"error":{"description":"Why it failed, in words. Null if the response was complete and not a redirect.","type":["string","null"]},"response":{"description":"The first 4 KiB of the response.","type":["string","null"]},"signature":{"description":"The `Service-Signature` that was sent; null if nothing could be signed.","type":["string","null"]}}};

function validate303(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate303.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((((((((((((data.id === undefined) && (missing0 = "id")) || ((data.endpoint_id === undefined) && (missing0 = "endpoint_id"))) || ((data.event_id === undefined) && (missing0 = "event_id"))) || ((data.type === undefined) && (missing0 = "type"))) || ((data.status === undefined) && (missing0 = "status"))) || ((data.is_test === undefined) && (missing0 = "is_test"))) || ((data.subject === undefined) && (missing0 = "subject"))) || ((data.created_at === undefined) && (missing0 = "created_at"))) || ((data.next_attempt_at === undefined) && (missing0 = "next_attempt_at"))) || ((data.attempt_count === undefined) && (missing0 = "attempt_count"))) || ((data.attempt_limit === undefined) && (missing0 = "attempt_limit"))) || ((data.last_status === undefined) && (missing0 = "last_status"))) || ((data.last_error === undefined) && (missing0 = "last_error"))) || ((data.request_id === undefined) && (missing0 = "request_id"))) || ((data.body === undefined) && (missing0 = "body"))) || ((data.attempts === undefined) && (missing0 = "attempts"))){
validate303.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema343.required,parentSchema:schema343,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(func108.call(schema343.properties, key0))){
validate303.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema343,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.id !== undefined){
let data0 = data.id;
const _errs2 = errors;
if(typeof data0 !== "string"){
validate303.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},schema:schema343.properties.id.type,parentSchema:schema343.properties.id,data:data0}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.endpoint_id !== undefined){
let data1 = data.endpoint_id;
const _errs4 = errors;
if(typeof data1 !== "string"){
validate303.errors = [{instancePath:instancePath+"/endpoint_id",schemaPath:"#/properties/endpoint_id/type",keyword:"type",params:{type: "string"},schema:schema343.properties.endpoint_id.type,parentSchema:schema343.properties.endpoint_id,data:data1}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.event_id !== undefined){
let data2 = data.event_id;
const _errs6 = errors;
if(typeof data2 !== "string"){
validate303.errors = [{instancePath:instancePath+"/event_id",schemaPath:"#/properties/event_id/type",keyword:"type",params:{type: "string"},schema:schema343.properties.event_id.type,parentSchema:schema343.properties.event_id,data:data2}];
return false;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.type !== undefined){
let data3 = data.type;
const _errs8 = errors;
if(typeof data3 !== "string"){
validate303.errors = [{instancePath:instancePath+"/type",schemaPath:"#/components/schemas/WebhookEventType/type",keyword:"type",params:{type: "string"},schema:schema259.type,parentSchema:schema259,data:data3}];
return false;
}
if(!(((((((data3 === "task.created") || (data3 === "task.updated")) || (data3 === "task.completed")) || (data3 === "task.deleted")) || (data3 === "comment.created")) || (data3 === "event.created")) || (data3 === "project.created"))){
validate303.errors = [{instancePath:instancePath+"/type",schemaPath:"#/components/schemas/WebhookEventType/enum",keyword:"enum",params:{allowedValues: schema259.enum},schema:schema259.enum,parentSchema:schema259,data:data3}];
return false;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.status !== undefined){
let data4 = data.status;
const _errs11 = errors;
if(typeof data4 !== "string"){
validate303.errors = [{instancePath:instancePath+"/status",schemaPath:"#/components/schemas/DeliveryStatus/type",keyword:"type",params:{type: "string"},schema:schema313.type,parentSchema:schema313,data:data4}];
return false;
}
if(!((((data4 === "pending") || (data4 === "delivered")) || (data4 === "exhausted")) || (data4 === "held"))){
validate303.errors = [{instancePath:instancePath+"/status",schemaPath:"#/components/schemas/DeliveryStatus/enum",keyword:"enum",params:{allowedValues: schema313.enum},schema:schema313.enum,parentSchema:schema313,data:data4}];
return false;
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.is_test !== undefined){
let data5 = data.is_test;
const _errs14 = errors;
if(typeof data5 !== "boolean"){
validate303.errors = [{instancePath:instancePath+"/is_test",schemaPath:"#/properties/is_test/type",keyword:"type",params:{type: "boolean"},schema:schema343.properties.is_test.type,parentSchema:schema343.properties.is_test,data:data5}];
return false;
}
var valid0 = _errs14 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.subject !== undefined){
let data6 = data.subject;
const _errs16 = errors;
const _errs17 = errors;
let valid3 = false;
let passing0 = null;
const _errs18 = errors;
if(!(validate276(data6, {instancePath:instancePath+"/subject",parentData:data,parentDataProperty:"subject",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate276.errors : vErrors.concat(validate276.errors);
errors = vErrors.length;
}
var _valid0 = _errs18 === errors;
if(_valid0){
valid3 = true;
passing0 = 0;
}
const _errs19 = errors;
if(data6 !== null){
const err0 = {instancePath:instancePath+"/subject",schemaPath:"#/properties/subject/oneOf/1/type",keyword:"type",params:{type: "null"},schema:schema343.properties.subject.oneOf[1].type,parentSchema:schema343.properties.subject.oneOf[1],data:data6};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
var _valid0 = _errs19 === errors;
if(_valid0 && valid3){
valid3 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid3 = true;
passing0 = 1;
}
}
if(!valid3){
const err1 = {instancePath:instancePath+"/subject",schemaPath:"#/properties/subject/oneOf",keyword:"oneOf",params:{passingSchemas: passing0},schema:schema343.properties.subject.oneOf,parentSchema:schema343.properties.subject,data:data6};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
validate303.errors = vErrors;
return false;
}
else {
errors = _errs17;
if(vErrors !== null){
if(_errs17){
vErrors.length = _errs17;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs16 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.created_at !== undefined){
let data7 = data.created_at;
const _errs21 = errors;
if(errors === _errs21){
if(errors === _errs21){
if(typeof data7 === "string"){
if(!(formats0.validate(data7))){
validate303.errors = [{instancePath:instancePath+"/created_at",schemaPath:"#/properties/created_at/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema343.properties.created_at,data:data7}];
return false;
}
}
else {
validate303.errors = [{instancePath:instancePath+"/created_at",schemaPath:"#/properties/created_at/type",keyword:"type",params:{type: "string"},schema:schema343.properties.created_at.type,parentSchema:schema343.properties.created_at,data:data7}];
return false;
}
}
}
var valid0 = _errs21 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.next_attempt_at !== undefined){
let data8 = data.next_attempt_at;
const _errs23 = errors;
if((typeof data8 !== "string") && (data8 !== null)){
validate303.errors = [{instancePath:instancePath+"/next_attempt_at",schemaPath:"#/properties/next_attempt_at/type",keyword:"type",params:{type: schema343.properties.next_attempt_at.type},schema:schema343.properties.next_attempt_at.type,parentSchema:schema343.properties.next_attempt_at,data:data8}];
return false;
}
if(errors === _errs23){
if(errors === _errs23){
if(typeof data8 === "string"){
if(!(formats0.validate(data8))){
validate303.errors = [{instancePath:instancePath+"/next_attempt_at",schemaPath:"#/properties/next_attempt_at/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema343.properties.next_attempt_at,data:data8}];
return false;
}
}
}
}
var valid0 = _errs23 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.attempt_count !== undefined){
let data9 = data.attempt_count;
const _errs25 = errors;
if(!(((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))) && (isFinite(data9)))){
validate303.errors = [{instancePath:instancePath+"/attempt_count",schemaPath:"#/properties/attempt_count/type",keyword:"type",params:{type: "integer"},schema:schema343.properties.attempt_count.type,parentSchema:schema343.properties.attempt_count,data:data9}];
return false;
}
if(errors === _errs25){
if((typeof data9 == "number") && (isFinite(data9))){
if(!(formats46.validate(data9))){
validate303.errors = [{instancePath:instancePath+"/attempt_count",schemaPath:"#/properties/attempt_count/format",keyword:"format",params:{format: "int32"},schema:"int32",parentSchema:schema343.properties.attempt_count,data:data9}];
return false;
}
}
}
var valid0 = _errs25 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.attempt_limit !== undefined){
let data10 = data.attempt_limit;
const _errs27 = errors;
if(!(((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10))) && (isFinite(data10)))){
validate303.errors = [{instancePath:instancePath+"/attempt_limit",schemaPath:"#/properties/attempt_limit/type",keyword:"type",params:{type: "integer"},schema:schema343.properties.attempt_limit.type,parentSchema:schema343.properties.attempt_limit,data:data10}];
return false;
}
if(errors === _errs27){
if((typeof data10 == "number") && (isFinite(data10))){
if(!(formats46.validate(data10))){
validate303.errors = [{instancePath:instancePath+"/attempt_limit",schemaPath:"#/properties/attempt_limit/format",keyword:"format",params:{format: "int32"},schema:"int32",parentSchema:schema343.properties.attempt_limit,data:data10}];
return false;
}
}
}
var valid0 = _errs27 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.last_status !== undefined){
let data11 = data.last_status;
const _errs29 = errors;
if((!(((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11))) && (isFinite(data11)))) && (data11 !== null)){
validate303.errors = [{instancePath:instancePath+"/last_status",schemaPath:"#/properties/last_status/type",keyword:"type",params:{type: schema343.properties.last_status.type},schema:schema343.properties.last_status.type,parentSchema:schema343.properties.last_status,data:data11}];
return false;
}
if(errors === _errs29){
if((typeof data11 == "number") && (isFinite(data11))){
if(!(formats46.validate(data11))){
validate303.errors = [{instancePath:instancePath+"/last_status",schemaPath:"#/properties/last_status/format",keyword:"format",params:{format: "int32"},schema:"int32",parentSchema:schema343.properties.last_status,data:data11}];
return false;
}
}
}
var valid0 = _errs29 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.last_error !== undefined){
let data12 = data.last_error;
const _errs31 = errors;
if((typeof data12 !== "string") && (data12 !== null)){
validate303.errors = [{instancePath:instancePath+"/last_error",schemaPath:"#/properties/last_error/type",keyword:"type",params:{type: schema343.properties.last_error.type},schema:schema343.properties.last_error.type,parentSchema:schema343.properties.last_error,data:data12}];
return false;
}
var valid0 = _errs31 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.request_id !== undefined){
let data13 = data.request_id;
const _errs33 = errors;
if((typeof data13 !== "string") && (data13 !== null)){
validate303.errors = [{instancePath:instancePath+"/request_id",schemaPath:"#/properties/request_id/type",keyword:"type",params:{type: schema343.properties.request_id.type},schema:schema343.properties.request_id.type,parentSchema:schema343.properties.request_id,data:data13}];
return false;
}
var valid0 = _errs33 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.body !== undefined){
let data14 = data.body;
const _errs35 = errors;
if(typeof data14 !== "string"){
validate303.errors = [{instancePath:instancePath+"/body",schemaPath:"#/properties/body/type",keyword:"type",params:{type: "string"},schema:schema343.properties.body.type,parentSchema:schema343.properties.body,data:data14}];
return false;
}
var valid0 = _errs35 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.attempts !== undefined){
let data15 = data.attempts;
const _errs37 = errors;
if(errors === _errs37){
if(Array.isArray(data15)){
var valid4 = true;
const len0 = data15.length;
for(let i0=0; i0<len0; i0++){
let data16 = data15[i0];
const _errs39 = errors;
const _errs40 = errors;
if(errors === _errs40){
if(data16 && typeof data16 == "object" && !Array.isArray(data16)){
let missing1;
if(((((((data16.at === undefined) && (missing1 = "at")) || ((data16.duration_ms === undefined) && (missing1 = "duration_ms"))) || ((data16.status === undefined) && (missing1 = "status"))) || ((data16.error === undefined) && (missing1 = "error"))) || ((data16.response === undefined) && (missing1 = "response"))) || ((data16.signature === undefined) && (missing1 = "signature"))){
validate303.errors = [{instancePath:instancePath+"/attempts/" + i0,schemaPath:"#/components/schemas/Attempt/required",keyword:"required",params:{missingProperty: missing1},schema:schema346.required,parentSchema:schema346,data:data16}];
return false;
}
else {
const _errs42 = errors;
for(const key1 in data16){
if(!((((((key1 === "at") || (key1 === "duration_ms")) || (key1 === "status")) || (key1 === "error")) || (key1 === "response")) || (key1 === "signature"))){
validate303.errors = [{instancePath:instancePath+"/attempts/" + i0,schemaPath:"#/components/schemas/Attempt/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},schema:false,parentSchema:schema346,data:data16}];
return false;
break;
}
}
if(_errs42 === errors){
if(data16.at !== undefined){
let data17 = data16.at;
const _errs43 = errors;
if(errors === _errs43){
if(errors === _errs43){
if(typeof data17 === "string"){
if(!(formats0.validate(data17))){
validate303.errors = [{instancePath:instancePath+"/attempts/" + i0+"/at",schemaPath:"#/components/schemas/Attempt/properties/at/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema346.properties.at,data:data17}];
return false;
}
}
else {
validate303.errors = [{instancePath:instancePath+"/attempts/" + i0+"/at",schemaPath:"#/components/schemas/Attempt/properties/at/type",keyword:"type",params:{type: "string"},schema:schema346.properties.at.type,parentSchema:schema346.properties.at,data:data17}];
return false;
}
}
}
var valid6 = _errs43 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data16.duration_ms !== undefined){
let data18 = data16.duration_ms;
const _errs45 = errors;
if(!(((typeof data18 == "number") && (!(data18 % 1) && !isNaN(data18))) && (isFinite(data18)))){
validate303.errors = [{instancePath:instancePath+"/attempts/" + i0+"/duration_ms",schemaPath:"#/components/schemas/Attempt/properties/duration_ms/type",keyword:"type",params:{type: "integer"},schema:schema346.properties.duration_ms.type,parentSchema:schema346.properties.duration_ms,data:data18}];
return false;
}
if(errors === _errs45){
if((typeof data18 == "number") && (isFinite(data18))){
if(!(formats46.validate(data18))){
validate303.errors = [{instancePath:instancePath+"/attempts/" + i0+"/duration_ms",schemaPath:"#/components/schemas/Attempt/properties/duration_ms/format",keyword:"format",params:{format: "int32"},schema:"int32",parentSchema:schema346.properties.duration_ms,data:data18}];
return false;
}
}
}
var valid6 = _errs45 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data16.status !== undefined){
let data19 = data16.status;
const _errs47 = errors;
if((!(((typeof data19 == "number") && (!(data19 % 1) && !isNaN(data19))) && (isFinite(data19)))) && (data19 !== null)){
validate303.errors = [{instancePath:instancePath+"/attempts/" + i0+"/status",schemaPath:"#/components/schemas/Attempt/properties/status/type",keyword:"type",params:{type: schema346.properties.status.type},schema:schema346.properties.status.type,parentSchema:schema346.properties.status,data:data19}];
return false;
}
if(errors === _errs47){
if((typeof data19 == "number") && (isFinite(data19))){
if(!(formats46.validate(data19))){
validate303.errors = [{instancePath:instancePath+"/attempts/" + i0+"/status",schemaPath:"#/components/schemas/Attempt/properties/status/format",keyword:"format",params:{format: "int32"},schema:"int32",parentSchema:schema346.properties.status,data:data19}];
return false;
}
}
}
var valid6 = _errs47 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data16.error !== undefined){
let data20 = data16.error;
const _errs49 = errors;
if((typeof data20 !== "string") && (data20 !== null)){
validate303.errors = [{instancePath:instancePath+"/attempts/" + i0+"/error",schemaPath:"#/components/schemas/Attempt/properties/error/type",keyword:"type",params:{type: schema346.properties.error.type},schema:schema346.properties.error.type,parentSchema:schema346.properties.error,data:data20}];
return false;
}
var valid6 = _errs49 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data16.response !== undefined){
let data21 = data16.response;
const _errs51 = errors;
if((typeof data21 !== "string") && (data21 !== null)){
validate303.errors = [{instancePath:instancePath+"/attempts/" + i0+"/response",schemaPath:"#/components/schemas/Attempt/properties/response/type",keyword:"type",params:{type: schema346.properties.response.type},schema:schema346.properties.response.type,parentSchema:schema346.properties.response,data:data21}];
return false;
}
var valid6 = _errs51 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data16.signature !== undefined){
let data22 = data16.signature;
const _errs53 = errors;
if((typeof data22 !== "string") && (data22 !== null)){
validate303.errors = [{instancePath:instancePath+"/attempts/" + i0+"/signature",schemaPath:"#/components/schemas/Attempt/properties/signature/type",keyword:"type",params:{type: schema346.properties.signature.type},schema:schema346.properties.signature.type,parentSchema:schema346.properties.signature,data:data22}];
return false;
}
var valid6 = _errs53 === errors;
}
else {
var valid6 = true;
}
}
}
}
}
}
}
}
}
else {
validate303.errors = [{instancePath:instancePath+"/attempts/" + i0,schemaPath:"#/components/schemas/Attempt/type",keyword:"type",params:{type: "object"},schema:schema346.type,parentSchema:schema346,data:data16}];
return false;
}
}
var valid4 = _errs39 === errors;
if(!valid4){
break;
}
}
}
else {
validate303.errors = [{instancePath:instancePath+"/attempts",schemaPath:"#/properties/attempts/type",keyword:"type",params:{type: "array"},schema:schema343.properties.attempts.type,parentSchema:schema343.properties.attempts,data:data15}];
return false;
}
}
var valid0 = _errs37 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
else {
validate303.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema343.type,parentSchema:schema343,data}];
return false;
}
}
validate303.errors = vErrors;
return errors === 0;
}
validate303.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate302(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate302.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.data === undefined) && (missing0 = "data")){
validate302.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema342.required,parentSchema:schema342,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "data")){
validate302.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema342,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.data !== undefined){
if(!(validate303(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate303.errors : vErrors.concat(validate303.errors);
errors = vErrors.length;
}
}
}
}
}
else {
validate302.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema342.type,parentSchema:schema342,data}];
return false;
}
}
validate302.errors = vErrors;
return errors === 0;
}
validate302.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate301(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate301.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate302(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate302.errors : vErrors.concat(validate302.errors);
errors = vErrors.length;
}
validate301.errors = vErrors;
return errors === 0;
}
validate301.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const redeliver_header_Idempotency$2d$Key = validate307;
const schema347 = {"type":"string","minLength":1,"maxLength":255};

function validate307(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate307.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(typeof data === "string"){
if(func1(data) > 255){
validate307.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 255},schema:255,parentSchema:schema347,data}];
return false;
}
else {
if(func1(data) < 1){
validate307.errors = [{instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema347,data}];
return false;
}
}
}
else {
validate307.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema347.type,parentSchema:schema347,data}];
return false;
}
}
validate307.errors = vErrors;
return errors === 0;
}
validate307.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const redeliver_201 = validate308;
const schema348 = {"$ref":"contract#/components/schemas/DeliveryResponse"};

function validate309(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate309.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.data === undefined) && (missing0 = "data")){
validate309.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema310.required,parentSchema:schema310,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "data")){
validate309.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema310,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.data !== undefined){
if(!(validate275(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate275.errors : vErrors.concat(validate275.errors);
errors = vErrors.length;
}
}
}
}
}
else {
validate309.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema310.type,parentSchema:schema310,data}];
return false;
}
}
validate309.errors = vErrors;
return errors === 0;
}
validate309.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate308(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate308.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate309(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate309.errors : vErrors.concat(validate309.errors);
errors = vErrors.length;
}
validate308.errors = vErrors;
return errors === 0;
}
validate308.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const listRequests_query_request_id = validate312;
const schema350 = {"type":"string","maxLength":255,"pattern":"^[^\\u0000\\uD800-\\uDFFF]*([\\uD800-\\uDBFF][\\uDC00-\\uDFFF][^\\u0000\\uD800-\\uDFFF]*)*$"};

function validate312(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate312.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(typeof data === "string"){
if(func1(data) > 255){
validate312.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 255},schema:255,parentSchema:schema350,data}];
return false;
}
else {
if(!pattern4.test(data)){
validate312.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000\\uD800-\\uDFFF]*([\\uD800-\\uDBFF][\\uDC00-\\uDFFF][^\\u0000\\uD800-\\uDFFF]*)*$"},schema:"^[^\\u0000\\uD800-\\uDFFF]*([\\uD800-\\uDBFF][\\uDC00-\\uDFFF][^\\u0000\\uD800-\\uDFFF]*)*$",parentSchema:schema350,data}];
return false;
}
}
}
else {
validate312.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema350.type,parentSchema:schema350,data}];
return false;
}
}
validate312.errors = vErrors;
return errors === 0;
}
validate312.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const listRequests_query_request_id_contains = validate313;
const schema351 = {"type":"string","maxLength":255,"pattern":"^[^\\u0000\\uD800-\\uDFFF]*([\\uD800-\\uDBFF][\\uDC00-\\uDFFF][^\\u0000\\uD800-\\uDFFF]*)*$"};

function validate313(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate313.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(typeof data === "string"){
if(func1(data) > 255){
validate313.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 255},schema:255,parentSchema:schema351,data}];
return false;
}
else {
if(!pattern4.test(data)){
validate313.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000\\uD800-\\uDFFF]*([\\uD800-\\uDBFF][\\uDC00-\\uDFFF][^\\u0000\\uD800-\\uDFFF]*)*$"},schema:"^[^\\u0000\\uD800-\\uDFFF]*([\\uD800-\\uDBFF][\\uDC00-\\uDFFF][^\\u0000\\uD800-\\uDFFF]*)*$",parentSchema:schema351,data}];
return false;
}
}
}
else {
validate313.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema351.type,parentSchema:schema351,data}];
return false;
}
}
validate313.errors = vErrors;
return errors === 0;
}
validate313.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const listRequests_query_key_id = validate314;
const schema352 = {"type":"string","maxLength":255,"pattern":"^[^\\u0000\\uD800-\\uDFFF]*([\\uD800-\\uDBFF][\\uDC00-\\uDFFF][^\\u0000\\uD800-\\uDFFF]*)*$"};

function validate314(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate314.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(typeof data === "string"){
if(func1(data) > 255){
validate314.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 255},schema:255,parentSchema:schema352,data}];
return false;
}
else {
if(!pattern4.test(data)){
validate314.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000\\uD800-\\uDFFF]*([\\uD800-\\uDBFF][\\uDC00-\\uDFFF][^\\u0000\\uD800-\\uDFFF]*)*$"},schema:"^[^\\u0000\\uD800-\\uDFFF]*([\\uD800-\\uDBFF][\\uDC00-\\uDFFF][^\\u0000\\uD800-\\uDFFF]*)*$",parentSchema:schema352,data}];
return false;
}
}
}
else {
validate314.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema352.type,parentSchema:schema352,data}];
return false;
}
}
validate314.errors = vErrors;
return errors === 0;
}
validate314.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const listRequests_query_operation_id = validate315;
const schema353 = {"type":"string","maxLength":255,"pattern":"^[^\\u0000\\uD800-\\uDFFF]*([\\uD800-\\uDBFF][\\uDC00-\\uDFFF][^\\u0000\\uD800-\\uDFFF]*)*$"};

function validate315(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate315.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(typeof data === "string"){
if(func1(data) > 255){
validate315.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 255},schema:255,parentSchema:schema353,data}];
return false;
}
else {
if(!pattern4.test(data)){
validate315.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000\\uD800-\\uDFFF]*([\\uD800-\\uDBFF][\\uDC00-\\uDFFF][^\\u0000\\uD800-\\uDFFF]*)*$"},schema:"^[^\\u0000\\uD800-\\uDFFF]*([\\uD800-\\uDBFF][\\uDC00-\\uDFFF][^\\u0000\\uD800-\\uDFFF]*)*$",parentSchema:schema353,data}];
return false;
}
}
}
else {
validate315.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema353.type,parentSchema:schema353,data}];
return false;
}
}
validate315.errors = vErrors;
return errors === 0;
}
validate315.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const listRequests_query_status = validate316;
const schema354 = {"type":"string","pattern":"^([245]xx|[1-5][0-9][0-9])$","x-message":"must be 2xx, 4xx, 5xx or a number from 100 to 599"};
const pattern95 = new RegExp("^([245]xx|[1-5][0-9][0-9])$", "u");

function validate316(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate316.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(typeof data === "string"){
if(!pattern95.test(data)){
validate316.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^([245]xx|[1-5][0-9][0-9])$"},schema:"^([245]xx|[1-5][0-9][0-9])$",parentSchema:schema354,data}];
return false;
}
}
else {
validate316.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema354.type,parentSchema:schema354,data}];
return false;
}
}
validate316.errors = vErrors;
return errors === 0;
}
validate316.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const listRequests_query_path = validate317;
const schema355 = {"type":"string","maxLength":255,"pattern":"^[^\\u0000\\uD800-\\uDFFF]*([\\uD800-\\uDBFF][\\uDC00-\\uDFFF][^\\u0000\\uD800-\\uDFFF]*)*$"};

function validate317(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate317.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(typeof data === "string"){
if(func1(data) > 255){
validate317.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 255},schema:255,parentSchema:schema355,data}];
return false;
}
else {
if(!pattern4.test(data)){
validate317.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000\\uD800-\\uDFFF]*([\\uD800-\\uDBFF][\\uDC00-\\uDFFF][^\\u0000\\uD800-\\uDFFF]*)*$"},schema:"^[^\\u0000\\uD800-\\uDFFF]*([\\uD800-\\uDBFF][\\uDC00-\\uDFFF][^\\u0000\\uD800-\\uDFFF]*)*$",parentSchema:schema355,data}];
return false;
}
}
}
else {
validate317.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema355.type,parentSchema:schema355,data}];
return false;
}
}
validate317.errors = vErrors;
return errors === 0;
}
validate317.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const listRequests_query_code = validate318;
const schema356 = {"type":"string","maxLength":255,"pattern":"^[^\\u0000\\uD800-\\uDFFF]*([\\uD800-\\uDBFF][\\uDC00-\\uDFFF][^\\u0000\\uD800-\\uDFFF]*)*$"};

function validate318(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate318.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(typeof data === "string"){
if(func1(data) > 255){
validate318.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 255},schema:255,parentSchema:schema356,data}];
return false;
}
else {
if(!pattern4.test(data)){
validate318.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000\\uD800-\\uDFFF]*([\\uD800-\\uDBFF][\\uDC00-\\uDFFF][^\\u0000\\uD800-\\uDFFF]*)*$"},schema:"^[^\\u0000\\uD800-\\uDFFF]*([\\uD800-\\uDBFF][\\uDC00-\\uDFFF][^\\u0000\\uD800-\\uDFFF]*)*$",parentSchema:schema356,data}];
return false;
}
}
}
else {
validate318.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema356.type,parentSchema:schema356,data}];
return false;
}
}
validate318.errors = vErrors;
return errors === 0;
}
validate318.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const listRequests_query_since = validate319;
const schema357 = {"$ref":"contract#/components/schemas/Time"};

function validate319(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate319.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs0 = errors;
if(errors === _errs0){
if(errors === _errs0){
if(typeof data === "string"){
if(!pattern58.test(data)){
validate319.errors = [{instancePath,schemaPath:"contract#/components/schemas/Time/pattern",keyword:"pattern",params:{pattern: "^(?!0000|0001-01-01.*\\+(?!00:00)|9999-12-31.*(-(?!00:00)|:60))[0-9]{4}-[0-9]{2}-[0-9]{2}[Tt ]([01][0-9]|2[0-3]):[0-5][0-9]:([0-5][0-9]|60)(\\.[0-9]+)?([Zz]|[+-]([01][0-9]|2[0-3]):[0-5][0-9])$"},schema:"^(?!0000|0001-01-01.*\\+(?!00:00)|9999-12-31.*(-(?!00:00)|:60))[0-9]{4}-[0-9]{2}-[0-9]{2}[Tt ]([01][0-9]|2[0-3]):[0-5][0-9]:([0-5][0-9]|60)(\\.[0-9]+)?([Zz]|[+-]([01][0-9]|2[0-3]):[0-5][0-9])$",parentSchema:schema321,data}];
return false;
}
else {
if(!(formats0.validate(data))){
validate319.errors = [{instancePath,schemaPath:"contract#/components/schemas/Time/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema321,data}];
return false;
}
}
}
else {
validate319.errors = [{instancePath,schemaPath:"contract#/components/schemas/Time/type",keyword:"type",params:{type: "string"},schema:schema321.type,parentSchema:schema321,data}];
return false;
}
}
}
validate319.errors = vErrors;
return errors === 0;
}
validate319.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const listRequests_query_until = validate320;
const schema359 = {"$ref":"contract#/components/schemas/Time"};

function validate320(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate320.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs0 = errors;
if(errors === _errs0){
if(errors === _errs0){
if(typeof data === "string"){
if(!pattern58.test(data)){
validate320.errors = [{instancePath,schemaPath:"contract#/components/schemas/Time/pattern",keyword:"pattern",params:{pattern: "^(?!0000|0001-01-01.*\\+(?!00:00)|9999-12-31.*(-(?!00:00)|:60))[0-9]{4}-[0-9]{2}-[0-9]{2}[Tt ]([01][0-9]|2[0-3]):[0-5][0-9]:([0-5][0-9]|60)(\\.[0-9]+)?([Zz]|[+-]([01][0-9]|2[0-3]):[0-5][0-9])$"},schema:"^(?!0000|0001-01-01.*\\+(?!00:00)|9999-12-31.*(-(?!00:00)|:60))[0-9]{4}-[0-9]{2}-[0-9]{2}[Tt ]([01][0-9]|2[0-3]):[0-5][0-9]:([0-5][0-9]|60)(\\.[0-9]+)?([Zz]|[+-]([01][0-9]|2[0-3]):[0-5][0-9])$",parentSchema:schema321,data}];
return false;
}
else {
if(!(formats0.validate(data))){
validate320.errors = [{instancePath,schemaPath:"contract#/components/schemas/Time/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema321,data}];
return false;
}
}
}
else {
validate320.errors = [{instancePath,schemaPath:"contract#/components/schemas/Time/type",keyword:"type",params:{type: "string"},schema:schema321.type,parentSchema:schema321,data}];
return false;
}
}
}
validate320.errors = vErrors;
return errors === 0;
}
validate320.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const listRequests_query_cursor = validate321;
const schema361 = {"type":"string","maxLength":1024};

function validate321(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate321.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(typeof data === "string"){
if(func1(data) > 1024){
validate321.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 1024},schema:1024,parentSchema:schema361,data}];
return false;
}
}
else {
validate321.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema361.type,parentSchema:schema361,data}];
return false;
}
}
validate321.errors = vErrors;
return errors === 0;
}
validate321.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const listRequests_200 = validate322;
const schema362 = {"$ref":"contract#/components/schemas/RequestEntryList"};
const schema363 = {"description":"A page of a list.","type":"object","additionalProperties":false,"required":["data","meta"],"properties":{"data":{"description":"The items of this page.","type":"array","items":{"$ref":"#/components/schemas/RequestEntry"}},"meta":{"$ref":"#/components/schemas/CursorMeta"}}};
const schema364 = {"description":"A request of the public API.","type":"object","additionalProperties":false,"required":["id","request_id","at","method","path","query","operation_id","status","code","param","message","duration_ms","replayed","key","ip","user_agent"],"properties":{"id":{"description":"The id of the entry.","type":"string"},"request_id":{"description":"Its `X-Request-Id`.","type":"string"},"at":{"description":"When it arrived.","type":"string","format":"date-time"},"method":{"description":"Its method.","type":"string"},"path":{"description":"Its path, without a query string.","type":"string"},"operation_id":{"description":"The operation; null if none matched.","type":["string","null"]},"status":{"description":"The status of the answer.","type":"integer","format":"int32"},"code":{"description":"The error code, if it was refused.","type":["string","null"]},"duration_ms":{"description":"How long it took.","type":"integer","format":"int32"},"key":{"oneOf":[{"$ref":"#/components/schemas/KeyRef"},{"type":"null"}]},"ip":{"description":"The IP address that it came from.","type":"string"},"query":{"description":"Its query string without the question mark, at most 2,000 characters; null if there was none. Secrets are\nreplaced by `[redacted]`.\n","type":["string","null"]},"user_agent":{"description":"Its `User-Agent`, at most 200 characters; null if there was none.","type":["string","null"]},"param":{"description":"The field that the refusal names; null if there is none.","type":["string","null"]},"message":{"description":"The message of the refusal, at most 1,000 characters; null if it was not refused.","type":["string","null"]},"replayed":{"description":"Whether the stored answer of an earlier request with the same `Idempotency-Key` was sent.","type":"boolean"}}};
const schema365 = {"description":"A key.","type":"object","additionalProperties":false,"required":["id","name"],"properties":{"id":{"description":"The id of the key.","type":"string"},"name":{"description":"The name of the key.","type":"string"}}};

function validate324(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate324.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((((((((((((data.id === undefined) && (missing0 = "id")) || ((data.request_id === undefined) && (missing0 = "request_id"))) || ((data.at === undefined) && (missing0 = "at"))) || ((data.method === undefined) && (missing0 = "method"))) || ((data.path === undefined) && (missing0 = "path"))) || ((data.query === undefined) && (missing0 = "query"))) || ((data.operation_id === undefined) && (missing0 = "operation_id"))) || ((data.status === undefined) && (missing0 = "status"))) || ((data.code === undefined) && (missing0 = "code"))) || ((data.param === undefined) && (missing0 = "param"))) || ((data.message === undefined) && (missing0 = "message"))) || ((data.duration_ms === undefined) && (missing0 = "duration_ms"))) || ((data.replayed === undefined) && (missing0 = "replayed"))) || ((data.key === undefined) && (missing0 = "key"))) || ((data.ip === undefined) && (missing0 = "ip"))) || ((data.user_agent === undefined) && (missing0 = "user_agent"))){
validate324.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema364.required,parentSchema:schema364,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(func108.call(schema364.properties, key0))){
validate324.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema364,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.id !== undefined){
let data0 = data.id;
const _errs2 = errors;
if(typeof data0 !== "string"){
validate324.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},schema:schema364.properties.id.type,parentSchema:schema364.properties.id,data:data0}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.request_id !== undefined){
let data1 = data.request_id;
const _errs4 = errors;
if(typeof data1 !== "string"){
validate324.errors = [{instancePath:instancePath+"/request_id",schemaPath:"#/properties/request_id/type",keyword:"type",params:{type: "string"},schema:schema364.properties.request_id.type,parentSchema:schema364.properties.request_id,data:data1}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.at !== undefined){
let data2 = data.at;
const _errs6 = errors;
if(errors === _errs6){
if(errors === _errs6){
if(typeof data2 === "string"){
if(!(formats0.validate(data2))){
validate324.errors = [{instancePath:instancePath+"/at",schemaPath:"#/properties/at/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema364.properties.at,data:data2}];
return false;
}
}
else {
validate324.errors = [{instancePath:instancePath+"/at",schemaPath:"#/properties/at/type",keyword:"type",params:{type: "string"},schema:schema364.properties.at.type,parentSchema:schema364.properties.at,data:data2}];
return false;
}
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.method !== undefined){
let data3 = data.method;
const _errs8 = errors;
if(typeof data3 !== "string"){
validate324.errors = [{instancePath:instancePath+"/method",schemaPath:"#/properties/method/type",keyword:"type",params:{type: "string"},schema:schema364.properties.method.type,parentSchema:schema364.properties.method,data:data3}];
return false;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.path !== undefined){
let data4 = data.path;
const _errs10 = errors;
if(typeof data4 !== "string"){
validate324.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "string"},schema:schema364.properties.path.type,parentSchema:schema364.properties.path,data:data4}];
return false;
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.operation_id !== undefined){
let data5 = data.operation_id;
const _errs12 = errors;
if((typeof data5 !== "string") && (data5 !== null)){
validate324.errors = [{instancePath:instancePath+"/operation_id",schemaPath:"#/properties/operation_id/type",keyword:"type",params:{type: schema364.properties.operation_id.type},schema:schema364.properties.operation_id.type,parentSchema:schema364.properties.operation_id,data:data5}];
return false;
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.status !== undefined){
let data6 = data.status;
const _errs14 = errors;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
validate324.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: "integer"},schema:schema364.properties.status.type,parentSchema:schema364.properties.status,data:data6}];
return false;
}
if(errors === _errs14){
if((typeof data6 == "number") && (isFinite(data6))){
if(!(formats46.validate(data6))){
validate324.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/format",keyword:"format",params:{format: "int32"},schema:"int32",parentSchema:schema364.properties.status,data:data6}];
return false;
}
}
}
var valid0 = _errs14 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.code !== undefined){
let data7 = data.code;
const _errs16 = errors;
if((typeof data7 !== "string") && (data7 !== null)){
validate324.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: schema364.properties.code.type},schema:schema364.properties.code.type,parentSchema:schema364.properties.code,data:data7}];
return false;
}
var valid0 = _errs16 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.duration_ms !== undefined){
let data8 = data.duration_ms;
const _errs18 = errors;
if(!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))){
validate324.errors = [{instancePath:instancePath+"/duration_ms",schemaPath:"#/properties/duration_ms/type",keyword:"type",params:{type: "integer"},schema:schema364.properties.duration_ms.type,parentSchema:schema364.properties.duration_ms,data:data8}];
return false;
}
if(errors === _errs18){
if((typeof data8 == "number") && (isFinite(data8))){
if(!(formats46.validate(data8))){
validate324.errors = [{instancePath:instancePath+"/duration_ms",schemaPath:"#/properties/duration_ms/format",keyword:"format",params:{format: "int32"},schema:"int32",parentSchema:schema364.properties.duration_ms,data:data8}];
return false;
}
}
}
var valid0 = _errs18 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.key !== undefined){
let data9 = data.key;
const _errs20 = errors;
const _errs21 = errors;
let valid1 = false;
let passing0 = null;
const _errs22 = errors;
const _errs23 = errors;
if(errors === _errs23){
if(data9 && typeof data9 == "object" && !Array.isArray(data9)){
let missing1;
if(((data9.id === undefined) && (missing1 = "id")) || ((data9.name === undefined) && (missing1 = "name"))){
const err0 = {instancePath:instancePath+"/key",schemaPath:"#/components/schemas/KeyRef/required",keyword:"required",params:{missingProperty: missing1},schema:schema365.required,parentSchema:schema365,data:data9};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
else {
const _errs25 = errors;
for(const key1 in data9){
if(!((key1 === "id") || (key1 === "name"))){
const err1 = {instancePath:instancePath+"/key",schemaPath:"#/components/schemas/KeyRef/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},schema:false,parentSchema:schema365,data:data9};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
break;
}
}
if(_errs25 === errors){
if(data9.id !== undefined){
let data10 = data9.id;
const _errs26 = errors;
if(typeof data10 !== "string"){
const err2 = {instancePath:instancePath+"/key/id",schemaPath:"#/components/schemas/KeyRef/properties/id/type",keyword:"type",params:{type: "string"},schema:schema365.properties.id.type,parentSchema:schema365.properties.id,data:data10};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
var valid3 = _errs26 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data9.name !== undefined){
let data11 = data9.name;
const _errs28 = errors;
if(typeof data11 !== "string"){
const err3 = {instancePath:instancePath+"/key/name",schemaPath:"#/components/schemas/KeyRef/properties/name/type",keyword:"type",params:{type: "string"},schema:schema365.properties.name.type,parentSchema:schema365.properties.name,data:data11};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
var valid3 = _errs28 === errors;
}
else {
var valid3 = true;
}
}
}
}
}
else {
const err4 = {instancePath:instancePath+"/key",schemaPath:"#/components/schemas/KeyRef/type",keyword:"type",params:{type: "object"},schema:schema365.type,parentSchema:schema365,data:data9};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
var _valid0 = _errs22 === errors;
if(_valid0){
valid1 = true;
passing0 = 0;
}
const _errs30 = errors;
if(data9 !== null){
const err5 = {instancePath:instancePath+"/key",schemaPath:"#/properties/key/oneOf/1/type",keyword:"type",params:{type: "null"},schema:schema364.properties.key.oneOf[1].type,parentSchema:schema364.properties.key.oneOf[1],data:data9};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
var _valid0 = _errs30 === errors;
if(_valid0 && valid1){
valid1 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid1 = true;
passing0 = 1;
}
}
if(!valid1){
const err6 = {instancePath:instancePath+"/key",schemaPath:"#/properties/key/oneOf",keyword:"oneOf",params:{passingSchemas: passing0},schema:schema364.properties.key.oneOf,parentSchema:schema364.properties.key,data:data9};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
validate324.errors = vErrors;
return false;
}
else {
errors = _errs21;
if(vErrors !== null){
if(_errs21){
vErrors.length = _errs21;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs20 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.ip !== undefined){
let data12 = data.ip;
const _errs32 = errors;
if(typeof data12 !== "string"){
validate324.errors = [{instancePath:instancePath+"/ip",schemaPath:"#/properties/ip/type",keyword:"type",params:{type: "string"},schema:schema364.properties.ip.type,parentSchema:schema364.properties.ip,data:data12}];
return false;
}
var valid0 = _errs32 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.query !== undefined){
let data13 = data.query;
const _errs34 = errors;
if((typeof data13 !== "string") && (data13 !== null)){
validate324.errors = [{instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: schema364.properties.query.type},schema:schema364.properties.query.type,parentSchema:schema364.properties.query,data:data13}];
return false;
}
var valid0 = _errs34 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.user_agent !== undefined){
let data14 = data.user_agent;
const _errs36 = errors;
if((typeof data14 !== "string") && (data14 !== null)){
validate324.errors = [{instancePath:instancePath+"/user_agent",schemaPath:"#/properties/user_agent/type",keyword:"type",params:{type: schema364.properties.user_agent.type},schema:schema364.properties.user_agent.type,parentSchema:schema364.properties.user_agent,data:data14}];
return false;
}
var valid0 = _errs36 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.param !== undefined){
let data15 = data.param;
const _errs38 = errors;
if((typeof data15 !== "string") && (data15 !== null)){
validate324.errors = [{instancePath:instancePath+"/param",schemaPath:"#/properties/param/type",keyword:"type",params:{type: schema364.properties.param.type},schema:schema364.properties.param.type,parentSchema:schema364.properties.param,data:data15}];
return false;
}
var valid0 = _errs38 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.message !== undefined){
let data16 = data.message;
const _errs40 = errors;
if((typeof data16 !== "string") && (data16 !== null)){
validate324.errors = [{instancePath:instancePath+"/message",schemaPath:"#/properties/message/type",keyword:"type",params:{type: schema364.properties.message.type},schema:schema364.properties.message.type,parentSchema:schema364.properties.message,data:data16}];
return false;
}
var valid0 = _errs40 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.replayed !== undefined){
let data17 = data.replayed;
const _errs42 = errors;
if(typeof data17 !== "boolean"){
validate324.errors = [{instancePath:instancePath+"/replayed",schemaPath:"#/properties/replayed/type",keyword:"type",params:{type: "boolean"},schema:schema364.properties.replayed.type,parentSchema:schema364.properties.replayed,data:data17}];
return false;
}
var valid0 = _errs42 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
else {
validate324.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema364.type,parentSchema:schema364,data}];
return false;
}
}
validate324.errors = vErrors;
return errors === 0;
}
validate324.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate323(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate323.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.data === undefined) && (missing0 = "data")) || ((data.meta === undefined) && (missing0 = "meta"))){
validate323.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema363.required,parentSchema:schema363,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "data") || (key0 === "meta"))){
validate323.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema363,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.data !== undefined){
let data0 = data.data;
const _errs2 = errors;
if(errors === _errs2){
if(Array.isArray(data0)){
var valid1 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
const _errs4 = errors;
if(!(validate324(data0[i0], {instancePath:instancePath+"/data/" + i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate324.errors : vErrors.concat(validate324.errors);
errors = vErrors.length;
}
var valid1 = _errs4 === errors;
if(!valid1){
break;
}
}
}
else {
validate323.errors = [{instancePath:instancePath+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type: "array"},schema:schema363.properties.data.type,parentSchema:schema363.properties.data,data:data0}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.meta !== undefined){
let data2 = data.meta;
const _errs5 = errors;
const _errs6 = errors;
if(errors === _errs6){
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
let missing1;
if((data2.next_cursor === undefined) && (missing1 = "next_cursor")){
validate323.errors = [{instancePath:instancePath+"/meta",schemaPath:"#/components/schemas/CursorMeta/required",keyword:"required",params:{missingProperty: missing1},schema:schema56.required,parentSchema:schema56,data:data2}];
return false;
}
else {
const _errs8 = errors;
for(const key1 in data2){
if(!(key1 === "next_cursor")){
validate323.errors = [{instancePath:instancePath+"/meta",schemaPath:"#/components/schemas/CursorMeta/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},schema:false,parentSchema:schema56,data:data2}];
return false;
break;
}
}
if(_errs8 === errors){
if(data2.next_cursor !== undefined){
let data3 = data2.next_cursor;
if((typeof data3 !== "string") && (data3 !== null)){
validate323.errors = [{instancePath:instancePath+"/meta/next_cursor",schemaPath:"#/components/schemas/CursorMeta/properties/next_cursor/type",keyword:"type",params:{type: schema56.properties.next_cursor.type},schema:schema56.properties.next_cursor.type,parentSchema:schema56.properties.next_cursor,data:data3}];
return false;
}
}
}
}
}
else {
validate323.errors = [{instancePath:instancePath+"/meta",schemaPath:"#/components/schemas/CursorMeta/type",keyword:"type",params:{type: "object"},schema:schema56.type,parentSchema:schema56,data:data2}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate323.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema363.type,parentSchema:schema363,data}];
return false;
}
}
validate323.errors = vErrors;
return errors === 0;
}
validate323.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate322(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate322.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate323(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate323.errors : vErrors.concat(validate323.errors);
errors = vErrors.length;
}
validate322.errors = vErrors;
return errors === 0;
}
validate322.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const summarizeRequests_query_since = validate327;
const schema367 = {"$ref":"contract#/components/schemas/Time"};

function validate327(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate327.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs0 = errors;
if(errors === _errs0){
if(errors === _errs0){
if(typeof data === "string"){
if(!pattern58.test(data)){
validate327.errors = [{instancePath,schemaPath:"contract#/components/schemas/Time/pattern",keyword:"pattern",params:{pattern: "^(?!0000|0001-01-01.*\\+(?!00:00)|9999-12-31.*(-(?!00:00)|:60))[0-9]{4}-[0-9]{2}-[0-9]{2}[Tt ]([01][0-9]|2[0-3]):[0-5][0-9]:([0-5][0-9]|60)(\\.[0-9]+)?([Zz]|[+-]([01][0-9]|2[0-3]):[0-5][0-9])$"},schema:"^(?!0000|0001-01-01.*\\+(?!00:00)|9999-12-31.*(-(?!00:00)|:60))[0-9]{4}-[0-9]{2}-[0-9]{2}[Tt ]([01][0-9]|2[0-3]):[0-5][0-9]:([0-5][0-9]|60)(\\.[0-9]+)?([Zz]|[+-]([01][0-9]|2[0-3]):[0-5][0-9])$",parentSchema:schema321,data}];
return false;
}
else {
if(!(formats0.validate(data))){
validate327.errors = [{instancePath,schemaPath:"contract#/components/schemas/Time/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema321,data}];
return false;
}
}
}
else {
validate327.errors = [{instancePath,schemaPath:"contract#/components/schemas/Time/type",keyword:"type",params:{type: "string"},schema:schema321.type,parentSchema:schema321,data}];
return false;
}
}
}
validate327.errors = vErrors;
return errors === 0;
}
validate327.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const summarizeRequests_query_until = validate328;
const schema369 = {"$ref":"contract#/components/schemas/Time"};

function validate328(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate328.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs0 = errors;
if(errors === _errs0){
if(errors === _errs0){
if(typeof data === "string"){
if(!pattern58.test(data)){
validate328.errors = [{instancePath,schemaPath:"contract#/components/schemas/Time/pattern",keyword:"pattern",params:{pattern: "^(?!0000|0001-01-01.*\\+(?!00:00)|9999-12-31.*(-(?!00:00)|:60))[0-9]{4}-[0-9]{2}-[0-9]{2}[Tt ]([01][0-9]|2[0-3]):[0-5][0-9]:([0-5][0-9]|60)(\\.[0-9]+)?([Zz]|[+-]([01][0-9]|2[0-3]):[0-5][0-9])$"},schema:"^(?!0000|0001-01-01.*\\+(?!00:00)|9999-12-31.*(-(?!00:00)|:60))[0-9]{4}-[0-9]{2}-[0-9]{2}[Tt ]([01][0-9]|2[0-3]):[0-5][0-9]:([0-5][0-9]|60)(\\.[0-9]+)?([Zz]|[+-]([01][0-9]|2[0-3]):[0-5][0-9])$",parentSchema:schema321,data}];
return false;
}
else {
if(!(formats0.validate(data))){
validate328.errors = [{instancePath,schemaPath:"contract#/components/schemas/Time/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema321,data}];
return false;
}
}
}
else {
validate328.errors = [{instancePath,schemaPath:"contract#/components/schemas/Time/type",keyword:"type",params:{type: "string"},schema:schema321.type,parentSchema:schema321,data}];
return false;
}
}
}
validate328.errors = vErrors;
return errors === 0;
}
validate328.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const summarizeRequests_query_request_id = validate329;
const schema371 = {"type":"string","maxLength":255,"pattern":"^[^\\u0000\\uD800-\\uDFFF]*([\\uD800-\\uDBFF][\\uDC00-\\uDFFF][^\\u0000\\uD800-\\uDFFF]*)*$"};

function validate329(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate329.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(typeof data === "string"){
if(func1(data) > 255){
validate329.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 255},schema:255,parentSchema:schema371,data}];
return false;
}
else {
if(!pattern4.test(data)){
validate329.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000\\uD800-\\uDFFF]*([\\uD800-\\uDBFF][\\uDC00-\\uDFFF][^\\u0000\\uD800-\\uDFFF]*)*$"},schema:"^[^\\u0000\\uD800-\\uDFFF]*([\\uD800-\\uDBFF][\\uDC00-\\uDFFF][^\\u0000\\uD800-\\uDFFF]*)*$",parentSchema:schema371,data}];
return false;
}
}
}
else {
validate329.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema371.type,parentSchema:schema371,data}];
return false;
}
}
validate329.errors = vErrors;
return errors === 0;
}
validate329.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const summarizeRequests_query_request_id_contains = validate330;
const schema372 = {"type":"string","maxLength":255,"pattern":"^[^\\u0000\\uD800-\\uDFFF]*([\\uD800-\\uDBFF][\\uDC00-\\uDFFF][^\\u0000\\uD800-\\uDFFF]*)*$"};

function validate330(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate330.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(typeof data === "string"){
if(func1(data) > 255){
validate330.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 255},schema:255,parentSchema:schema372,data}];
return false;
}
else {
if(!pattern4.test(data)){
validate330.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000\\uD800-\\uDFFF]*([\\uD800-\\uDBFF][\\uDC00-\\uDFFF][^\\u0000\\uD800-\\uDFFF]*)*$"},schema:"^[^\\u0000\\uD800-\\uDFFF]*([\\uD800-\\uDBFF][\\uDC00-\\uDFFF][^\\u0000\\uD800-\\uDFFF]*)*$",parentSchema:schema372,data}];
return false;
}
}
}
else {
validate330.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema372.type,parentSchema:schema372,data}];
return false;
}
}
validate330.errors = vErrors;
return errors === 0;
}
validate330.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const summarizeRequests_query_key_id = validate331;
const schema373 = {"type":"string","maxLength":255,"pattern":"^[^\\u0000\\uD800-\\uDFFF]*([\\uD800-\\uDBFF][\\uDC00-\\uDFFF][^\\u0000\\uD800-\\uDFFF]*)*$"};

function validate331(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate331.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(typeof data === "string"){
if(func1(data) > 255){
validate331.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 255},schema:255,parentSchema:schema373,data}];
return false;
}
else {
if(!pattern4.test(data)){
validate331.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000\\uD800-\\uDFFF]*([\\uD800-\\uDBFF][\\uDC00-\\uDFFF][^\\u0000\\uD800-\\uDFFF]*)*$"},schema:"^[^\\u0000\\uD800-\\uDFFF]*([\\uD800-\\uDBFF][\\uDC00-\\uDFFF][^\\u0000\\uD800-\\uDFFF]*)*$",parentSchema:schema373,data}];
return false;
}
}
}
else {
validate331.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema373.type,parentSchema:schema373,data}];
return false;
}
}
validate331.errors = vErrors;
return errors === 0;
}
validate331.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const summarizeRequests_query_operation_id = validate332;
const schema374 = {"type":"string","maxLength":255,"pattern":"^[^\\u0000\\uD800-\\uDFFF]*([\\uD800-\\uDBFF][\\uDC00-\\uDFFF][^\\u0000\\uD800-\\uDFFF]*)*$"};

function validate332(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate332.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(typeof data === "string"){
if(func1(data) > 255){
validate332.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 255},schema:255,parentSchema:schema374,data}];
return false;
}
else {
if(!pattern4.test(data)){
validate332.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000\\uD800-\\uDFFF]*([\\uD800-\\uDBFF][\\uDC00-\\uDFFF][^\\u0000\\uD800-\\uDFFF]*)*$"},schema:"^[^\\u0000\\uD800-\\uDFFF]*([\\uD800-\\uDBFF][\\uDC00-\\uDFFF][^\\u0000\\uD800-\\uDFFF]*)*$",parentSchema:schema374,data}];
return false;
}
}
}
else {
validate332.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema374.type,parentSchema:schema374,data}];
return false;
}
}
validate332.errors = vErrors;
return errors === 0;
}
validate332.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const summarizeRequests_query_status = validate333;
const schema375 = {"type":"string","pattern":"^([245]xx|[1-5][0-9][0-9])$","x-message":"must be 2xx, 4xx, 5xx or a number from 100 to 599"};

function validate333(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate333.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(typeof data === "string"){
if(!pattern95.test(data)){
validate333.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^([245]xx|[1-5][0-9][0-9])$"},schema:"^([245]xx|[1-5][0-9][0-9])$",parentSchema:schema375,data}];
return false;
}
}
else {
validate333.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema375.type,parentSchema:schema375,data}];
return false;
}
}
validate333.errors = vErrors;
return errors === 0;
}
validate333.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const summarizeRequests_query_path = validate334;
const schema376 = {"type":"string","maxLength":255,"pattern":"^[^\\u0000\\uD800-\\uDFFF]*([\\uD800-\\uDBFF][\\uDC00-\\uDFFF][^\\u0000\\uD800-\\uDFFF]*)*$"};

function validate334(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate334.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(typeof data === "string"){
if(func1(data) > 255){
validate334.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 255},schema:255,parentSchema:schema376,data}];
return false;
}
else {
if(!pattern4.test(data)){
validate334.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000\\uD800-\\uDFFF]*([\\uD800-\\uDBFF][\\uDC00-\\uDFFF][^\\u0000\\uD800-\\uDFFF]*)*$"},schema:"^[^\\u0000\\uD800-\\uDFFF]*([\\uD800-\\uDBFF][\\uDC00-\\uDFFF][^\\u0000\\uD800-\\uDFFF]*)*$",parentSchema:schema376,data}];
return false;
}
}
}
else {
validate334.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema376.type,parentSchema:schema376,data}];
return false;
}
}
validate334.errors = vErrors;
return errors === 0;
}
validate334.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const summarizeRequests_query_code = validate335;
const schema377 = {"type":"string","maxLength":255,"pattern":"^[^\\u0000\\uD800-\\uDFFF]*([\\uD800-\\uDBFF][\\uDC00-\\uDFFF][^\\u0000\\uD800-\\uDFFF]*)*$"};

function validate335(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate335.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(typeof data === "string"){
if(func1(data) > 255){
validate335.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 255},schema:255,parentSchema:schema377,data}];
return false;
}
else {
if(!pattern4.test(data)){
validate335.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000\\uD800-\\uDFFF]*([\\uD800-\\uDBFF][\\uDC00-\\uDFFF][^\\u0000\\uD800-\\uDFFF]*)*$"},schema:"^[^\\u0000\\uD800-\\uDFFF]*([\\uD800-\\uDBFF][\\uDC00-\\uDFFF][^\\u0000\\uD800-\\uDFFF]*)*$",parentSchema:schema377,data}];
return false;
}
}
}
else {
validate335.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema377.type,parentSchema:schema377,data}];
return false;
}
}
validate335.errors = vErrors;
return errors === 0;
}
validate335.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const summarizeRequests_200 = validate336;
const schema378 = {"$ref":"contract#/components/schemas/RequestSummary"};
const schema379 = {"description":"The numbers of requests by time.","type":"object","additionalProperties":false,"required":["data"],"properties":{"data":{"description":"The periods, oldest first.","type":"array","maxItems":120,"items":{"$ref":"#/components/schemas/RequestCounts"}}}};
const schema380 = {"description":"The numbers of requests in one period.","type":"object","additionalProperties":false,"required":["at","count_2xx","count_4xx","count_429","count_5xx"],"properties":{"at":{"description":"When the period begins.","type":"string","format":"date-time"},"count_2xx":{"description":"How many succeeded.","type":"integer","format":"int32"},"count_4xx":{"description":"How many were refused, without 429.","type":"integer","format":"int32"},"count_429":{"description":"How many were over a rate limit.","type":"integer","format":"int32"},"count_5xx":{"description":"How many failed.","type":"integer","format":"int32"}}};

function validate337(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate337.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.data === undefined) && (missing0 = "data")){
validate337.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema379.required,parentSchema:schema379,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "data")){
validate337.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema379,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.data !== undefined){
let data0 = data.data;
const _errs2 = errors;
if(errors === _errs2){
if(Array.isArray(data0)){
if(data0.length > 120){
validate337.errors = [{instancePath:instancePath+"/data",schemaPath:"#/properties/data/maxItems",keyword:"maxItems",params:{limit: 120},schema:120,parentSchema:schema379.properties.data,data:data0}];
return false;
}
else {
var valid1 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
const _errs4 = errors;
const _errs5 = errors;
if(errors === _errs5){
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
let missing1;
if((((((data1.at === undefined) && (missing1 = "at")) || ((data1.count_2xx === undefined) && (missing1 = "count_2xx"))) || ((data1.count_4xx === undefined) && (missing1 = "count_4xx"))) || ((data1.count_429 === undefined) && (missing1 = "count_429"))) || ((data1.count_5xx === undefined) && (missing1 = "count_5xx"))){
validate337.errors = [{instancePath:instancePath+"/data/" + i0,schemaPath:"#/components/schemas/RequestCounts/required",keyword:"required",params:{missingProperty: missing1},schema:schema380.required,parentSchema:schema380,data:data1}];
return false;
}
else {
const _errs7 = errors;
for(const key1 in data1){
if(!(((((key1 === "at") || (key1 === "count_2xx")) || (key1 === "count_4xx")) || (key1 === "count_429")) || (key1 === "count_5xx"))){
validate337.errors = [{instancePath:instancePath+"/data/" + i0,schemaPath:"#/components/schemas/RequestCounts/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},schema:false,parentSchema:schema380,data:data1}];
return false;
break;
}
}
if(_errs7 === errors){
if(data1.at !== undefined){
let data2 = data1.at;
const _errs8 = errors;
if(errors === _errs8){
if(errors === _errs8){
if(typeof data2 === "string"){
if(!(formats0.validate(data2))){
validate337.errors = [{instancePath:instancePath+"/data/" + i0+"/at",schemaPath:"#/components/schemas/RequestCounts/properties/at/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema380.properties.at,data:data2}];
return false;
}
}
else {
validate337.errors = [{instancePath:instancePath+"/data/" + i0+"/at",schemaPath:"#/components/schemas/RequestCounts/properties/at/type",keyword:"type",params:{type: "string"},schema:schema380.properties.at.type,parentSchema:schema380.properties.at,data:data2}];
return false;
}
}
}
var valid3 = _errs8 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data1.count_2xx !== undefined){
let data3 = data1.count_2xx;
const _errs10 = errors;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
validate337.errors = [{instancePath:instancePath+"/data/" + i0+"/count_2xx",schemaPath:"#/components/schemas/RequestCounts/properties/count_2xx/type",keyword:"type",params:{type: "integer"},schema:schema380.properties.count_2xx.type,parentSchema:schema380.properties.count_2xx,data:data3}];
return false;
}
if(errors === _errs10){
if((typeof data3 == "number") && (isFinite(data3))){
if(!(formats46.validate(data3))){
validate337.errors = [{instancePath:instancePath+"/data/" + i0+"/count_2xx",schemaPath:"#/components/schemas/RequestCounts/properties/count_2xx/format",keyword:"format",params:{format: "int32"},schema:"int32",parentSchema:schema380.properties.count_2xx,data:data3}];
return false;
}
}
}
var valid3 = _errs10 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data1.count_4xx !== undefined){
let data4 = data1.count_4xx;
const _errs12 = errors;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
validate337.errors = [{instancePath:instancePath+"/data/" + i0+"/count_4xx",schemaPath:"#/components/schemas/RequestCounts/properties/count_4xx/type",keyword:"type",params:{type: "integer"},schema:schema380.properties.count_4xx.type,parentSchema:schema380.properties.count_4xx,data:data4}];
return false;
}
if(errors === _errs12){
if((typeof data4 == "number") && (isFinite(data4))){
if(!(formats46.validate(data4))){
validate337.errors = [{instancePath:instancePath+"/data/" + i0+"/count_4xx",schemaPath:"#/components/schemas/RequestCounts/properties/count_4xx/format",keyword:"format",params:{format: "int32"},schema:"int32",parentSchema:schema380.properties.count_4xx,data:data4}];
return false;
}
}
}
var valid3 = _errs12 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data1.count_429 !== undefined){
let data5 = data1.count_429;
const _errs14 = errors;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
validate337.errors = [{instancePath:instancePath+"/data/" + i0+"/count_429",schemaPath:"#/components/schemas/RequestCounts/properties/count_429/type",keyword:"type",params:{type: "integer"},schema:schema380.properties.count_429.type,parentSchema:schema380.properties.count_429,data:data5}];
return false;
}
if(errors === _errs14){
if((typeof data5 == "number") && (isFinite(data5))){
if(!(formats46.validate(data5))){
validate337.errors = [{instancePath:instancePath+"/data/" + i0+"/count_429",schemaPath:"#/components/schemas/RequestCounts/properties/count_429/format",keyword:"format",params:{format: "int32"},schema:"int32",parentSchema:schema380.properties.count_429,data:data5}];
return false;
}
}
}
var valid3 = _errs14 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data1.count_5xx !== undefined){
let data6 = data1.count_5xx;
const _errs16 = errors;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
validate337.errors = [{instancePath:instancePath+"/data/" + i0+"/count_5xx",schemaPath:"#/components/schemas/RequestCounts/properties/count_5xx/type",keyword:"type",params:{type: "integer"},schema:schema380.properties.count_5xx.type,parentSchema:schema380.properties.count_5xx,data:data6}];
return false;
}
if(errors === _errs16){
if((typeof data6 == "number") && (isFinite(data6))){
if(!(formats46.validate(data6))){
validate337.errors = [{instancePath:instancePath+"/data/" + i0+"/count_5xx",schemaPath:"#/components/schemas/RequestCounts/properties/count_5xx/format",keyword:"format",params:{format: "int32"},schema:"int32",parentSchema:schema380.properties.count_5xx,data:data6}];
return false;
}
}
}
var valid3 = _errs16 === errors;
}
else {
var valid3 = true;
}
}
}
}
}
}
}
}
else {
validate337.errors = [{instancePath:instancePath+"/data/" + i0,schemaPath:"#/components/schemas/RequestCounts/type",keyword:"type",params:{type: "object"},schema:schema380.type,parentSchema:schema380,data:data1}];
return false;
}
}
var valid1 = _errs4 === errors;
if(!valid1){
break;
}
}
}
}
else {
validate337.errors = [{instancePath:instancePath+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type: "array"},schema:schema379.properties.data.type,parentSchema:schema379.properties.data,data:data0}];
return false;
}
}
}
}
}
}
else {
validate337.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema379.type,parentSchema:schema379,data}];
return false;
}
}
validate337.errors = vErrors;
return errors === 0;
}
validate337.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate336(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate336.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate337(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate337.errors : vErrors.concat(validate337.errors);
errors = vErrors.length;
}
validate336.errors = vErrors;
return errors === 0;
}
validate336.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const getRequest_200 = validate339;
const schema381 = {"$ref":"contract#/components/schemas/RequestDetailResponse"};
const schema382 = {"description":"The resource.","type":"object","additionalProperties":false,"required":["data"],"properties":{"data":{"$ref":"#/components/schemas/RequestDetail"}}};
const schema383 = {"description":"A request and what it caused.","type":"object","additionalProperties":false,"required":["id","request_id","at","method","path","query","operation_id","status","code","param","message","duration_ms","replayed","key","ip","user_agent","deliveries"],"properties":{"id":{"description":"The id of the entry.","type":"string"},"request_id":{"description":"Its `X-Request-Id`.","type":"string"},"at":{"description":"When it arrived.","type":"string","format":"date-time"},"method":{"description":"Its method.","type":"string"},"path":{"description":"Its path, without a query string.","type":"string"},"operation_id":{"description":"The operation; null if none matched.","type":["string","null"]},"status":{"description":"The status of the answer.","type":"integer","format":"int32"},"code":{"description":"The error code, if it was refused.","type":["string","null"]},"duration_ms":{"description":"How long it took.","type":"integer","format":"int32"},"key":{"oneOf":[{"$ref":"#/components/schemas/KeyRef"},{"type":"null"}]},"ip":{"description":"The IP address that it came from.","type":"string"},"query":{"description":"Its query string without the question mark, at most 2,000 characters; null if there was none. Secrets are\nreplaced by `[redacted]`.\n","type":["string","null"]},"user_agent":{"description":"Its `User-Agent`, at most 200 characters; null if there was none.","type":["string","null"]},"param":{"description":"The field that the refusal names; null if there is none.","type":["string","null"]},"message":{"description":"The message of the refusal, at most 1,000 characters; null if it was not refused.","type":["string","null"]},"replayed":{"description":"Whether the stored answer of an earlier request with the same `Idempotency-Key` was sent.","type":"boolean"},"deliveries":{"description":"The deliveries that it caused, newest first, at most a hundred.","type":"array","items":{"$ref":"#/components/schemas/Delivery"}}}};

function validate341(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate341.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((((((((((((((data.id === undefined) && (missing0 = "id")) || ((data.request_id === undefined) && (missing0 = "request_id"))) || ((data.at === undefined) && (missing0 = "at"))) || ((data.method === undefined) && (missing0 = "method"))) || ((data.path === undefined) && (missing0 = "path"))) || ((data.query === undefined) && (missing0 = "query"))) || ((data.operation_id === undefined) && (missing0 = "operation_id"))) || ((data.status === undefined) && (missing0 = "status"))) || ((data.code === undefined) && (missing0 = "code"))) || ((data.param === undefined) && (missing0 = "param"))) || ((data.message === undefined) && (missing0 = "message"))) || ((data.duration_ms === undefined) && (missing0 = "duration_ms"))) || ((data.replayed === undefined) && (missing0 = "replayed"))) || ((data.key === undefined) && (missing0 = "key"))) || ((data.ip === undefined) && (missing0 = "ip"))) || ((data.user_agent === undefined) && (missing0 = "user_agent"))) || ((data.deliveries === undefined) && (missing0 = "deliveries"))){
validate341.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema383.required,parentSchema:schema383,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(func108.call(schema383.properties, key0))){
validate341.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema383,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.id !== undefined){
let data0 = data.id;
const _errs2 = errors;
if(typeof data0 !== "string"){
validate341.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},schema:schema383.properties.id.type,parentSchema:schema383.properties.id,data:data0}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.request_id !== undefined){
let data1 = data.request_id;
const _errs4 = errors;
if(typeof data1 !== "string"){
validate341.errors = [{instancePath:instancePath+"/request_id",schemaPath:"#/properties/request_id/type",keyword:"type",params:{type: "string"},schema:schema383.properties.request_id.type,parentSchema:schema383.properties.request_id,data:data1}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.at !== undefined){
let data2 = data.at;
const _errs6 = errors;
if(errors === _errs6){
if(errors === _errs6){
if(typeof data2 === "string"){
if(!(formats0.validate(data2))){
validate341.errors = [{instancePath:instancePath+"/at",schemaPath:"#/properties/at/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema383.properties.at,data:data2}];
return false;
}
}
else {
validate341.errors = [{instancePath:instancePath+"/at",schemaPath:"#/properties/at/type",keyword:"type",params:{type: "string"},schema:schema383.properties.at.type,parentSchema:schema383.properties.at,data:data2}];
return false;
}
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.method !== undefined){
let data3 = data.method;
const _errs8 = errors;
if(typeof data3 !== "string"){
validate341.errors = [{instancePath:instancePath+"/method",schemaPath:"#/properties/method/type",keyword:"type",params:{type: "string"},schema:schema383.properties.method.type,parentSchema:schema383.properties.method,data:data3}];
return false;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.path !== undefined){
let data4 = data.path;
const _errs10 = errors;
if(typeof data4 !== "string"){
validate341.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "string"},schema:schema383.properties.path.type,parentSchema:schema383.properties.path,data:data4}];
return false;
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.operation_id !== undefined){
let data5 = data.operation_id;
const _errs12 = errors;
if((typeof data5 !== "string") && (data5 !== null)){
validate341.errors = [{instancePath:instancePath+"/operation_id",schemaPath:"#/properties/operation_id/type",keyword:"type",params:{type: schema383.properties.operation_id.type},schema:schema383.properties.operation_id.type,parentSchema:schema383.properties.operation_id,data:data5}];
return false;
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.status !== undefined){
let data6 = data.status;
const _errs14 = errors;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
validate341.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: "integer"},schema:schema383.properties.status.type,parentSchema:schema383.properties.status,data:data6}];
return false;
}
if(errors === _errs14){
if((typeof data6 == "number") && (isFinite(data6))){
if(!(formats46.validate(data6))){
validate341.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/format",keyword:"format",params:{format: "int32"},schema:"int32",parentSchema:schema383.properties.status,data:data6}];
return false;
}
}
}
var valid0 = _errs14 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.code !== undefined){
let data7 = data.code;
const _errs16 = errors;
if((typeof data7 !== "string") && (data7 !== null)){
validate341.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: schema383.properties.code.type},schema:schema383.properties.code.type,parentSchema:schema383.properties.code,data:data7}];
return false;
}
var valid0 = _errs16 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.duration_ms !== undefined){
let data8 = data.duration_ms;
const _errs18 = errors;
if(!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))){
validate341.errors = [{instancePath:instancePath+"/duration_ms",schemaPath:"#/properties/duration_ms/type",keyword:"type",params:{type: "integer"},schema:schema383.properties.duration_ms.type,parentSchema:schema383.properties.duration_ms,data:data8}];
return false;
}
if(errors === _errs18){
if((typeof data8 == "number") && (isFinite(data8))){
if(!(formats46.validate(data8))){
validate341.errors = [{instancePath:instancePath+"/duration_ms",schemaPath:"#/properties/duration_ms/format",keyword:"format",params:{format: "int32"},schema:"int32",parentSchema:schema383.properties.duration_ms,data:data8}];
return false;
}
}
}
var valid0 = _errs18 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.key !== undefined){
let data9 = data.key;
const _errs20 = errors;
const _errs21 = errors;
let valid1 = false;
let passing0 = null;
const _errs22 = errors;
const _errs23 = errors;
if(errors === _errs23){
if(data9 && typeof data9 == "object" && !Array.isArray(data9)){
let missing1;
if(((data9.id === undefined) && (missing1 = "id")) || ((data9.name === undefined) && (missing1 = "name"))){
const err0 = {instancePath:instancePath+"/key",schemaPath:"#/components/schemas/KeyRef/required",keyword:"required",params:{missingProperty: missing1},schema:schema365.required,parentSchema:schema365,data:data9};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
else {
const _errs25 = errors;
for(const key1 in data9){
if(!((key1 === "id") || (key1 === "name"))){
const err1 = {instancePath:instancePath+"/key",schemaPath:"#/components/schemas/KeyRef/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},schema:false,parentSchema:schema365,data:data9};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
break;
}
}
if(_errs25 === errors){
if(data9.id !== undefined){
let data10 = data9.id;
const _errs26 = errors;
if(typeof data10 !== "string"){
const err2 = {instancePath:instancePath+"/key/id",schemaPath:"#/components/schemas/KeyRef/properties/id/type",keyword:"type",params:{type: "string"},schema:schema365.properties.id.type,parentSchema:schema365.properties.id,data:data10};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
var valid3 = _errs26 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data9.name !== undefined){
let data11 = data9.name;
const _errs28 = errors;
if(typeof data11 !== "string"){
const err3 = {instancePath:instancePath+"/key/name",schemaPath:"#/components/schemas/KeyRef/properties/name/type",keyword:"type",params:{type: "string"},schema:schema365.properties.name.type,parentSchema:schema365.properties.name,data:data11};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
var valid3 = _errs28 === errors;
}
else {
var valid3 = true;
}
}
}
}
}
else {
const err4 = {instancePath:instancePath+"/key",schemaPath:"#/components/schemas/KeyRef/type",keyword:"type",params:{type: "object"},schema:schema365.type,parentSchema:schema365,data:data9};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
var _valid0 = _errs22 === errors;
if(_valid0){
valid1 = true;
passing0 = 0;
}
const _errs30 = errors;
if(data9 !== null){
const err5 = {instancePath:instancePath+"/key",schemaPath:"#/properties/key/oneOf/1/type",keyword:"type",params:{type: "null"},schema:schema383.properties.key.oneOf[1].type,parentSchema:schema383.properties.key.oneOf[1],data:data9};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
var _valid0 = _errs30 === errors;
if(_valid0 && valid1){
valid1 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid1 = true;
passing0 = 1;
}
}
if(!valid1){
const err6 = {instancePath:instancePath+"/key",schemaPath:"#/properties/key/oneOf",keyword:"oneOf",params:{passingSchemas: passing0},schema:schema383.properties.key.oneOf,parentSchema:schema383.properties.key,data:data9};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
validate341.errors = vErrors;
return false;
}
else {
errors = _errs21;
if(vErrors !== null){
if(_errs21){
vErrors.length = _errs21;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs20 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.ip !== undefined){
let data12 = data.ip;
const _errs32 = errors;
if(typeof data12 !== "string"){
validate341.errors = [{instancePath:instancePath+"/ip",schemaPath:"#/properties/ip/type",keyword:"type",params:{type: "string"},schema:schema383.properties.ip.type,parentSchema:schema383.properties.ip,data:data12}];
return false;
}
var valid0 = _errs32 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.query !== undefined){
let data13 = data.query;
const _errs34 = errors;
if((typeof data13 !== "string") && (data13 !== null)){
validate341.errors = [{instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: schema383.properties.query.type},schema:schema383.properties.query.type,parentSchema:schema383.properties.query,data:data13}];
return false;
}
var valid0 = _errs34 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.user_agent !== undefined){
let data14 = data.user_agent;
const _errs36 = errors;
if((typeof data14 !== "string") && (data14 !== null)){
validate341.errors = [{instancePath:instancePath+"/user_agent",schemaPath:"#/properties/user_agent/type",keyword:"type",params:{type: schema383.properties.user_agent.type},schema:schema383.properties.user_agent.type,parentSchema:schema383.properties.user_agent,data:data14}];
return false;
}
var valid0 = _errs36 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.param !== undefined){
let data15 = data.param;
const _errs38 = errors;
if((typeof data15 !== "string") && (data15 !== null)){
validate341.errors = [{instancePath:instancePath+"/param",schemaPath:"#/properties/param/type",keyword:"type",params:{type: schema383.properties.param.type},schema:schema383.properties.param.type,parentSchema:schema383.properties.param,data:data15}];
return false;
}
var valid0 = _errs38 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.message !== undefined){
let data16 = data.message;
const _errs40 = errors;
if((typeof data16 !== "string") && (data16 !== null)){
validate341.errors = [{instancePath:instancePath+"/message",schemaPath:"#/properties/message/type",keyword:"type",params:{type: schema383.properties.message.type},schema:schema383.properties.message.type,parentSchema:schema383.properties.message,data:data16}];
return false;
}
var valid0 = _errs40 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.replayed !== undefined){
let data17 = data.replayed;
const _errs42 = errors;
if(typeof data17 !== "boolean"){
validate341.errors = [{instancePath:instancePath+"/replayed",schemaPath:"#/properties/replayed/type",keyword:"type",params:{type: "boolean"},schema:schema383.properties.replayed.type,parentSchema:schema383.properties.replayed,data:data17}];
return false;
}
var valid0 = _errs42 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.deliveries !== undefined){
let data18 = data.deliveries;
const _errs44 = errors;
if(errors === _errs44){
if(Array.isArray(data18)){
var valid4 = true;
const len0 = data18.length;
for(let i0=0; i0<len0; i0++){
const _errs46 = errors;
if(!(validate275(data18[i0], {instancePath:instancePath+"/deliveries/" + i0,parentData:data18,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate275.errors : vErrors.concat(validate275.errors);
errors = vErrors.length;
}
var valid4 = _errs46 === errors;
if(!valid4){
break;
}
}
}
else {
validate341.errors = [{instancePath:instancePath+"/deliveries",schemaPath:"#/properties/deliveries/type",keyword:"type",params:{type: "array"},schema:schema383.properties.deliveries.type,parentSchema:schema383.properties.deliveries,data:data18}];
return false;
}
}
var valid0 = _errs44 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
else {
validate341.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema383.type,parentSchema:schema383,data}];
return false;
}
}
validate341.errors = vErrors;
return errors === 0;
}
validate341.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate340(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate340.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.data === undefined) && (missing0 = "data")){
validate340.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema382.required,parentSchema:schema382,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "data")){
validate340.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema382,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.data !== undefined){
if(!(validate341(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate341.errors : vErrors.concat(validate341.errors);
errors = vErrors.length;
}
}
}
}
}
else {
validate340.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema382.type,parentSchema:schema382,data}];
return false;
}
}
validate340.errors = vErrors;
return errors === 0;
}
validate340.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate339(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate339.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate340(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate340.errors : vErrors.concat(validate340.errors);
errors = vErrors.length;
}
validate339.errors = vErrors;
return errors === 0;
}
validate339.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const listActivity_query_type = validate345;
const schema385 = {"type":"string","maxLength":255,"pattern":"^[^\\u0000\\uD800-\\uDFFF]*([\\uD800-\\uDBFF][\\uDC00-\\uDFFF][^\\u0000\\uD800-\\uDFFF]*)*$"};

function validate345(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate345.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(typeof data === "string"){
if(func1(data) > 255){
validate345.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 255},schema:255,parentSchema:schema385,data}];
return false;
}
else {
if(!pattern4.test(data)){
validate345.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000\\uD800-\\uDFFF]*([\\uD800-\\uDBFF][\\uDC00-\\uDFFF][^\\u0000\\uD800-\\uDFFF]*)*$"},schema:"^[^\\u0000\\uD800-\\uDFFF]*([\\uD800-\\uDBFF][\\uDC00-\\uDFFF][^\\u0000\\uD800-\\uDFFF]*)*$",parentSchema:schema385,data}];
return false;
}
}
}
else {
validate345.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema385.type,parentSchema:schema385,data}];
return false;
}
}
validate345.errors = vErrors;
return errors === 0;
}
validate345.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const listActivity_query_key_id = validate346;
const schema386 = {"type":"string","maxLength":255,"pattern":"^[^\\u0000\\uD800-\\uDFFF]*([\\uD800-\\uDBFF][\\uDC00-\\uDFFF][^\\u0000\\uD800-\\uDFFF]*)*$"};

function validate346(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate346.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(typeof data === "string"){
if(func1(data) > 255){
validate346.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 255},schema:255,parentSchema:schema386,data}];
return false;
}
else {
if(!pattern4.test(data)){
validate346.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000\\uD800-\\uDFFF]*([\\uD800-\\uDBFF][\\uDC00-\\uDFFF][^\\u0000\\uD800-\\uDFFF]*)*$"},schema:"^[^\\u0000\\uD800-\\uDFFF]*([\\uD800-\\uDBFF][\\uDC00-\\uDFFF][^\\u0000\\uD800-\\uDFFF]*)*$",parentSchema:schema386,data}];
return false;
}
}
}
else {
validate346.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema386.type,parentSchema:schema386,data}];
return false;
}
}
validate346.errors = vErrors;
return errors === 0;
}
validate346.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const listActivity_query_since = validate347;
const schema387 = {"$ref":"contract#/components/schemas/Time"};

function validate347(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate347.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs0 = errors;
if(errors === _errs0){
if(errors === _errs0){
if(typeof data === "string"){
if(!pattern58.test(data)){
validate347.errors = [{instancePath,schemaPath:"contract#/components/schemas/Time/pattern",keyword:"pattern",params:{pattern: "^(?!0000|0001-01-01.*\\+(?!00:00)|9999-12-31.*(-(?!00:00)|:60))[0-9]{4}-[0-9]{2}-[0-9]{2}[Tt ]([01][0-9]|2[0-3]):[0-5][0-9]:([0-5][0-9]|60)(\\.[0-9]+)?([Zz]|[+-]([01][0-9]|2[0-3]):[0-5][0-9])$"},schema:"^(?!0000|0001-01-01.*\\+(?!00:00)|9999-12-31.*(-(?!00:00)|:60))[0-9]{4}-[0-9]{2}-[0-9]{2}[Tt ]([01][0-9]|2[0-3]):[0-5][0-9]:([0-5][0-9]|60)(\\.[0-9]+)?([Zz]|[+-]([01][0-9]|2[0-3]):[0-5][0-9])$",parentSchema:schema321,data}];
return false;
}
else {
if(!(formats0.validate(data))){
validate347.errors = [{instancePath,schemaPath:"contract#/components/schemas/Time/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema321,data}];
return false;
}
}
}
else {
validate347.errors = [{instancePath,schemaPath:"contract#/components/schemas/Time/type",keyword:"type",params:{type: "string"},schema:schema321.type,parentSchema:schema321,data}];
return false;
}
}
}
validate347.errors = vErrors;
return errors === 0;
}
validate347.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const listActivity_query_until = validate348;
const schema389 = {"$ref":"contract#/components/schemas/Time"};

function validate348(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate348.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs0 = errors;
if(errors === _errs0){
if(errors === _errs0){
if(typeof data === "string"){
if(!pattern58.test(data)){
validate348.errors = [{instancePath,schemaPath:"contract#/components/schemas/Time/pattern",keyword:"pattern",params:{pattern: "^(?!0000|0001-01-01.*\\+(?!00:00)|9999-12-31.*(-(?!00:00)|:60))[0-9]{4}-[0-9]{2}-[0-9]{2}[Tt ]([01][0-9]|2[0-3]):[0-5][0-9]:([0-5][0-9]|60)(\\.[0-9]+)?([Zz]|[+-]([01][0-9]|2[0-3]):[0-5][0-9])$"},schema:"^(?!0000|0001-01-01.*\\+(?!00:00)|9999-12-31.*(-(?!00:00)|:60))[0-9]{4}-[0-9]{2}-[0-9]{2}[Tt ]([01][0-9]|2[0-3]):[0-5][0-9]:([0-5][0-9]|60)(\\.[0-9]+)?([Zz]|[+-]([01][0-9]|2[0-3]):[0-5][0-9])$",parentSchema:schema321,data}];
return false;
}
else {
if(!(formats0.validate(data))){
validate348.errors = [{instancePath,schemaPath:"contract#/components/schemas/Time/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema321,data}];
return false;
}
}
}
else {
validate348.errors = [{instancePath,schemaPath:"contract#/components/schemas/Time/type",keyword:"type",params:{type: "string"},schema:schema321.type,parentSchema:schema321,data}];
return false;
}
}
}
validate348.errors = vErrors;
return errors === 0;
}
validate348.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const listActivity_query_cursor = validate349;
const schema391 = {"type":"string","maxLength":1024};

function validate349(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate349.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(typeof data === "string"){
if(func1(data) > 1024){
validate349.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 1024},schema:1024,parentSchema:schema391,data}];
return false;
}
}
else {
validate349.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema391.type,parentSchema:schema391,data}];
return false;
}
}
validate349.errors = vErrors;
return errors === 0;
}
validate349.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const listActivity_200 = validate350;
const schema392 = {"$ref":"contract#/components/schemas/ActivityList"};
const schema393 = {"description":"A page of a list.","type":"object","additionalProperties":false,"required":["data","meta"],"properties":{"data":{"description":"The items of this page.","type":"array","items":{"$ref":"#/components/schemas/Activity"}},"meta":{"$ref":"#/components/schemas/CursorMeta"}}};
const schema394 = {"description":"A change, and who made it.","type":"object","additionalProperties":false,"required":["id","at","type","actor","via","key","subject"],"properties":{"id":{"description":"The id of the entry.","type":"string"},"at":{"description":"When it was created.","type":"string","format":"date-time"},"type":{"description":"What was done.","type":"string"},"actor":{"oneOf":[{"$ref":"#/components/schemas/UserRef"},{"type":"null"}]},"via":{"description":"The source of the change.","$ref":"#/components/schemas/Entrance"},"key":{"oneOf":[{"$ref":"#/components/schemas/KeyRef"},{"type":"null"}]},"subject":{"$ref":"#/components/schemas/Subject"}}};
const schema396 = {"description":"The source of a change.","type":"string","enum":["api","web","cli","import","job"]};
const schema398 = {"description":"What it is about.","type":"object","additionalProperties":false,"required":["type","id","name"],"properties":{"type":{"description":"Its kind.","type":"string"},"id":{"description":"Its id.","type":"string"},"name":{"description":"Its current name, or its last one if it was deleted; null if there is none to show.","type":["string","null"]}}};

function validate352(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate352.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((((data.id === undefined) && (missing0 = "id")) || ((data.at === undefined) && (missing0 = "at"))) || ((data.type === undefined) && (missing0 = "type"))) || ((data.actor === undefined) && (missing0 = "actor"))) || ((data.via === undefined) && (missing0 = "via"))) || ((data.key === undefined) && (missing0 = "key"))) || ((data.subject === undefined) && (missing0 = "subject"))){
validate352.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema394.required,parentSchema:schema394,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((((((key0 === "id") || (key0 === "at")) || (key0 === "type")) || (key0 === "actor")) || (key0 === "via")) || (key0 === "key")) || (key0 === "subject"))){
validate352.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema394,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.id !== undefined){
let data0 = data.id;
const _errs2 = errors;
if(typeof data0 !== "string"){
validate352.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},schema:schema394.properties.id.type,parentSchema:schema394.properties.id,data:data0}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.at !== undefined){
let data1 = data.at;
const _errs4 = errors;
if(errors === _errs4){
if(errors === _errs4){
if(typeof data1 === "string"){
if(!(formats0.validate(data1))){
validate352.errors = [{instancePath:instancePath+"/at",schemaPath:"#/properties/at/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema394.properties.at,data:data1}];
return false;
}
}
else {
validate352.errors = [{instancePath:instancePath+"/at",schemaPath:"#/properties/at/type",keyword:"type",params:{type: "string"},schema:schema394.properties.at.type,parentSchema:schema394.properties.at,data:data1}];
return false;
}
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.type !== undefined){
let data2 = data.type;
const _errs6 = errors;
if(typeof data2 !== "string"){
validate352.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},schema:schema394.properties.type.type,parentSchema:schema394.properties.type,data:data2}];
return false;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.actor !== undefined){
let data3 = data.actor;
const _errs8 = errors;
const _errs9 = errors;
let valid1 = false;
let passing0 = null;
const _errs10 = errors;
const _errs11 = errors;
if(errors === _errs11){
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
let missing1;
if(((data3.id === undefined) && (missing1 = "id")) || ((data3.name === undefined) && (missing1 = "name"))){
const err0 = {instancePath:instancePath+"/actor",schemaPath:"#/components/schemas/UserRef/required",keyword:"required",params:{missingProperty: missing1},schema:schema94.required,parentSchema:schema94,data:data3};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
else {
const _errs13 = errors;
for(const key1 in data3){
if(!((key1 === "id") || (key1 === "name"))){
const err1 = {instancePath:instancePath+"/actor",schemaPath:"#/components/schemas/UserRef/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},schema:false,parentSchema:schema94,data:data3};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
break;
}
}
if(_errs13 === errors){
if(data3.id !== undefined){
let data4 = data3.id;
const _errs14 = errors;
if(typeof data4 !== "string"){
const err2 = {instancePath:instancePath+"/actor/id",schemaPath:"#/components/schemas/UserRef/properties/id/type",keyword:"type",params:{type: "string"},schema:schema94.properties.id.type,parentSchema:schema94.properties.id,data:data4};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
var valid3 = _errs14 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data3.name !== undefined){
let data5 = data3.name;
const _errs16 = errors;
if(typeof data5 !== "string"){
const err3 = {instancePath:instancePath+"/actor/name",schemaPath:"#/components/schemas/UserRef/properties/name/type",keyword:"type",params:{type: "string"},schema:schema94.properties.name.type,parentSchema:schema94.properties.name,data:data5};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
var valid3 = _errs16 === errors;
}
else {
var valid3 = true;
}
}
}
}
}
else {
const err4 = {instancePath:instancePath+"/actor",schemaPath:"#/components/schemas/UserRef/type",keyword:"type",params:{type: "object"},schema:schema94.type,parentSchema:schema94,data:data3};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
var _valid0 = _errs10 === errors;
if(_valid0){
valid1 = true;
passing0 = 0;
}
const _errs18 = errors;
if(data3 !== null){
const err5 = {instancePath:instancePath+"/actor",schemaPath:"#/properties/actor/oneOf/1/type",keyword:"type",params:{type: "null"},schema:schema394.properties.actor.oneOf[1].type,parentSchema:schema394.properties.actor.oneOf[1],data:data3};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
var _valid0 = _errs18 === errors;
if(_valid0 && valid1){
valid1 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid1 = true;
passing0 = 1;
}
}
if(!valid1){
const err6 = {instancePath:instancePath+"/actor",schemaPath:"#/properties/actor/oneOf",keyword:"oneOf",params:{passingSchemas: passing0},schema:schema394.properties.actor.oneOf,parentSchema:schema394.properties.actor,data:data3};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
validate352.errors = vErrors;
return false;
}
else {
errors = _errs9;
if(vErrors !== null){
if(_errs9){
vErrors.length = _errs9;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.via !== undefined){
let data6 = data.via;
const _errs20 = errors;
if(typeof data6 !== "string"){
validate352.errors = [{instancePath:instancePath+"/via",schemaPath:"#/components/schemas/Entrance/type",keyword:"type",params:{type: "string"},schema:schema396.type,parentSchema:schema396,data:data6}];
return false;
}
if(!(((((data6 === "api") || (data6 === "web")) || (data6 === "cli")) || (data6 === "import")) || (data6 === "job"))){
validate352.errors = [{instancePath:instancePath+"/via",schemaPath:"#/components/schemas/Entrance/enum",keyword:"enum",params:{allowedValues: schema396.enum},schema:schema396.enum,parentSchema:schema396,data:data6}];
return false;
}
var valid0 = _errs20 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.key !== undefined){
let data7 = data.key;
const _errs23 = errors;
const _errs24 = errors;
let valid5 = false;
let passing1 = null;
const _errs25 = errors;
const _errs26 = errors;
if(errors === _errs26){
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
let missing2;
if(((data7.id === undefined) && (missing2 = "id")) || ((data7.name === undefined) && (missing2 = "name"))){
const err7 = {instancePath:instancePath+"/key",schemaPath:"#/components/schemas/KeyRef/required",keyword:"required",params:{missingProperty: missing2},schema:schema365.required,parentSchema:schema365,data:data7};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
else {
const _errs28 = errors;
for(const key2 in data7){
if(!((key2 === "id") || (key2 === "name"))){
const err8 = {instancePath:instancePath+"/key",schemaPath:"#/components/schemas/KeyRef/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},schema:false,parentSchema:schema365,data:data7};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
break;
}
}
if(_errs28 === errors){
if(data7.id !== undefined){
let data8 = data7.id;
const _errs29 = errors;
if(typeof data8 !== "string"){
const err9 = {instancePath:instancePath+"/key/id",schemaPath:"#/components/schemas/KeyRef/properties/id/type",keyword:"type",params:{type: "string"},schema:schema365.properties.id.type,parentSchema:schema365.properties.id,data:data8};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
var valid7 = _errs29 === errors;
}
else {
var valid7 = true;
}
if(valid7){
if(data7.name !== undefined){
let data9 = data7.name;
const _errs31 = errors;
if(typeof data9 !== "string"){
const err10 = {instancePath:instancePath+"/key/name",schemaPath:"#/components/schemas/KeyRef/properties/name/type",keyword:"type",params:{type: "string"},schema:schema365.properties.name.type,parentSchema:schema365.properties.name,data:data9};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
var valid7 = _errs31 === errors;
}
else {
var valid7 = true;
}
}
}
}
}
else {
const err11 = {instancePath:instancePath+"/key",schemaPath:"#/components/schemas/KeyRef/type",keyword:"type",params:{type: "object"},schema:schema365.type,parentSchema:schema365,data:data7};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
var _valid1 = _errs25 === errors;
if(_valid1){
valid5 = true;
passing1 = 0;
}
const _errs33 = errors;
if(data7 !== null){
const err12 = {instancePath:instancePath+"/key",schemaPath:"#/properties/key/oneOf/1/type",keyword:"type",params:{type: "null"},schema:schema394.properties.key.oneOf[1].type,parentSchema:schema394.properties.key.oneOf[1],data:data7};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
var _valid1 = _errs33 === errors;
if(_valid1 && valid5){
valid5 = false;
passing1 = [passing1, 1];
}
else {
if(_valid1){
valid5 = true;
passing1 = 1;
}
}
if(!valid5){
const err13 = {instancePath:instancePath+"/key",schemaPath:"#/properties/key/oneOf",keyword:"oneOf",params:{passingSchemas: passing1},schema:schema394.properties.key.oneOf,parentSchema:schema394.properties.key,data:data7};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
validate352.errors = vErrors;
return false;
}
else {
errors = _errs24;
if(vErrors !== null){
if(_errs24){
vErrors.length = _errs24;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs23 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.subject !== undefined){
let data10 = data.subject;
const _errs35 = errors;
const _errs36 = errors;
if(errors === _errs36){
if(data10 && typeof data10 == "object" && !Array.isArray(data10)){
let missing3;
if((((data10.type === undefined) && (missing3 = "type")) || ((data10.id === undefined) && (missing3 = "id"))) || ((data10.name === undefined) && (missing3 = "name"))){
validate352.errors = [{instancePath:instancePath+"/subject",schemaPath:"#/components/schemas/Subject/required",keyword:"required",params:{missingProperty: missing3},schema:schema398.required,parentSchema:schema398,data:data10}];
return false;
}
else {
const _errs38 = errors;
for(const key3 in data10){
if(!(((key3 === "type") || (key3 === "id")) || (key3 === "name"))){
validate352.errors = [{instancePath:instancePath+"/subject",schemaPath:"#/components/schemas/Subject/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3},schema:false,parentSchema:schema398,data:data10}];
return false;
break;
}
}
if(_errs38 === errors){
if(data10.type !== undefined){
let data11 = data10.type;
const _errs39 = errors;
if(typeof data11 !== "string"){
validate352.errors = [{instancePath:instancePath+"/subject/type",schemaPath:"#/components/schemas/Subject/properties/type/type",keyword:"type",params:{type: "string"},schema:schema398.properties.type.type,parentSchema:schema398.properties.type,data:data11}];
return false;
}
var valid9 = _errs39 === errors;
}
else {
var valid9 = true;
}
if(valid9){
if(data10.id !== undefined){
let data12 = data10.id;
const _errs41 = errors;
if(typeof data12 !== "string"){
validate352.errors = [{instancePath:instancePath+"/subject/id",schemaPath:"#/components/schemas/Subject/properties/id/type",keyword:"type",params:{type: "string"},schema:schema398.properties.id.type,parentSchema:schema398.properties.id,data:data12}];
return false;
}
var valid9 = _errs41 === errors;
}
else {
var valid9 = true;
}
if(valid9){
if(data10.name !== undefined){
let data13 = data10.name;
const _errs43 = errors;
if((typeof data13 !== "string") && (data13 !== null)){
validate352.errors = [{instancePath:instancePath+"/subject/name",schemaPath:"#/components/schemas/Subject/properties/name/type",keyword:"type",params:{type: schema398.properties.name.type},schema:schema398.properties.name.type,parentSchema:schema398.properties.name,data:data13}];
return false;
}
var valid9 = _errs43 === errors;
}
else {
var valid9 = true;
}
}
}
}
}
}
else {
validate352.errors = [{instancePath:instancePath+"/subject",schemaPath:"#/components/schemas/Subject/type",keyword:"type",params:{type: "object"},schema:schema398.type,parentSchema:schema398,data:data10}];
return false;
}
}
var valid0 = _errs35 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
else {
validate352.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema394.type,parentSchema:schema394,data}];
return false;
}
}
validate352.errors = vErrors;
return errors === 0;
}
validate352.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate351(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate351.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.data === undefined) && (missing0 = "data")) || ((data.meta === undefined) && (missing0 = "meta"))){
validate351.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema393.required,parentSchema:schema393,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "data") || (key0 === "meta"))){
validate351.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema393,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.data !== undefined){
let data0 = data.data;
const _errs2 = errors;
if(errors === _errs2){
if(Array.isArray(data0)){
var valid1 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
const _errs4 = errors;
if(!(validate352(data0[i0], {instancePath:instancePath+"/data/" + i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate352.errors : vErrors.concat(validate352.errors);
errors = vErrors.length;
}
var valid1 = _errs4 === errors;
if(!valid1){
break;
}
}
}
else {
validate351.errors = [{instancePath:instancePath+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type: "array"},schema:schema393.properties.data.type,parentSchema:schema393.properties.data,data:data0}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.meta !== undefined){
let data2 = data.meta;
const _errs5 = errors;
const _errs6 = errors;
if(errors === _errs6){
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
let missing1;
if((data2.next_cursor === undefined) && (missing1 = "next_cursor")){
validate351.errors = [{instancePath:instancePath+"/meta",schemaPath:"#/components/schemas/CursorMeta/required",keyword:"required",params:{missingProperty: missing1},schema:schema56.required,parentSchema:schema56,data:data2}];
return false;
}
else {
const _errs8 = errors;
for(const key1 in data2){
if(!(key1 === "next_cursor")){
validate351.errors = [{instancePath:instancePath+"/meta",schemaPath:"#/components/schemas/CursorMeta/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},schema:false,parentSchema:schema56,data:data2}];
return false;
break;
}
}
if(_errs8 === errors){
if(data2.next_cursor !== undefined){
let data3 = data2.next_cursor;
if((typeof data3 !== "string") && (data3 !== null)){
validate351.errors = [{instancePath:instancePath+"/meta/next_cursor",schemaPath:"#/components/schemas/CursorMeta/properties/next_cursor/type",keyword:"type",params:{type: schema56.properties.next_cursor.type},schema:schema56.properties.next_cursor.type,parentSchema:schema56.properties.next_cursor,data:data3}];
return false;
}
}
}
}
}
else {
validate351.errors = [{instancePath:instancePath+"/meta",schemaPath:"#/components/schemas/CursorMeta/type",keyword:"type",params:{type: "object"},schema:schema56.type,parentSchema:schema56,data:data2}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate351.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema393.type,parentSchema:schema393,data}];
return false;
}
}
validate351.errors = vErrors;
return errors === 0;
}
validate351.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate350(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate350.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate351(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate351.errors : vErrors.concat(validate351.errors);
errors = vErrors.length;
}
validate350.errors = vErrors;
return errors === 0;
}
validate350.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const listNotifications_query_cursor = validate355;
const schema400 = {"type":"string","maxLength":1024};

function validate355(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate355.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(typeof data === "string"){
if(func1(data) > 1024){
validate355.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 1024},schema:1024,parentSchema:schema400,data}];
return false;
}
}
else {
validate355.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema400.type,parentSchema:schema400,data}];
return false;
}
}
validate355.errors = vErrors;
return errors === 0;
}
validate355.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const listNotifications_200 = validate356;
const schema401 = {"$ref":"contract#/components/schemas/NotificationList"};
const schema402 = {"description":"A page of a list.","type":"object","additionalProperties":false,"required":["data","meta"],"properties":{"data":{"description":"The items of this page.","type":"array","items":{"$ref":"#/components/schemas/UserNotification"}},"meta":{"$ref":"#/components/schemas/CursorMeta"}}};
const schema403 = {"description":"A change that concerns the user.","type":"object","additionalProperties":false,"required":["id","at","type","text","subject","via","read_at"],"properties":{"id":{"description":"The id of the notification.","type":"string"},"at":{"description":"When it happened.","type":"string","format":"date-time"},"type":{"description":"What happened.","type":"string"},"text":{"description":"The notification as a sentence.","type":"string"},"subject":{"oneOf":[{"$ref":"#/components/schemas/Subject"},{"type":"null"}]},"via":{"description":"The source of the change.","$ref":"#/components/schemas/Entrance"},"read_at":{"description":"When it was read.","type":["string","null"],"format":"date-time"}}};

function validate358(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate358.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((((data.id === undefined) && (missing0 = "id")) || ((data.at === undefined) && (missing0 = "at"))) || ((data.type === undefined) && (missing0 = "type"))) || ((data.text === undefined) && (missing0 = "text"))) || ((data.subject === undefined) && (missing0 = "subject"))) || ((data.via === undefined) && (missing0 = "via"))) || ((data.read_at === undefined) && (missing0 = "read_at"))){
validate358.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema403.required,parentSchema:schema403,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((((((key0 === "id") || (key0 === "at")) || (key0 === "type")) || (key0 === "text")) || (key0 === "subject")) || (key0 === "via")) || (key0 === "read_at"))){
validate358.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema403,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.id !== undefined){
let data0 = data.id;
const _errs2 = errors;
if(typeof data0 !== "string"){
validate358.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},schema:schema403.properties.id.type,parentSchema:schema403.properties.id,data:data0}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.at !== undefined){
let data1 = data.at;
const _errs4 = errors;
if(errors === _errs4){
if(errors === _errs4){
if(typeof data1 === "string"){
if(!(formats0.validate(data1))){
validate358.errors = [{instancePath:instancePath+"/at",schemaPath:"#/properties/at/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema403.properties.at,data:data1}];
return false;
}
}
else {
validate358.errors = [{instancePath:instancePath+"/at",schemaPath:"#/properties/at/type",keyword:"type",params:{type: "string"},schema:schema403.properties.at.type,parentSchema:schema403.properties.at,data:data1}];
return false;
}
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.type !== undefined){
let data2 = data.type;
const _errs6 = errors;
if(typeof data2 !== "string"){
validate358.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},schema:schema403.properties.type.type,parentSchema:schema403.properties.type,data:data2}];
return false;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.text !== undefined){
let data3 = data.text;
const _errs8 = errors;
if(typeof data3 !== "string"){
validate358.errors = [{instancePath:instancePath+"/text",schemaPath:"#/properties/text/type",keyword:"type",params:{type: "string"},schema:schema403.properties.text.type,parentSchema:schema403.properties.text,data:data3}];
return false;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.subject !== undefined){
let data4 = data.subject;
const _errs10 = errors;
const _errs11 = errors;
let valid1 = false;
let passing0 = null;
const _errs12 = errors;
const _errs13 = errors;
if(errors === _errs13){
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
let missing1;
if((((data4.type === undefined) && (missing1 = "type")) || ((data4.id === undefined) && (missing1 = "id"))) || ((data4.name === undefined) && (missing1 = "name"))){
const err0 = {instancePath:instancePath+"/subject",schemaPath:"#/components/schemas/Subject/required",keyword:"required",params:{missingProperty: missing1},schema:schema398.required,parentSchema:schema398,data:data4};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
else {
const _errs15 = errors;
for(const key1 in data4){
if(!(((key1 === "type") || (key1 === "id")) || (key1 === "name"))){
const err1 = {instancePath:instancePath+"/subject",schemaPath:"#/components/schemas/Subject/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},schema:false,parentSchema:schema398,data:data4};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
break;
}
}
if(_errs15 === errors){
if(data4.type !== undefined){
let data5 = data4.type;
const _errs16 = errors;
if(typeof data5 !== "string"){
const err2 = {instancePath:instancePath+"/subject/type",schemaPath:"#/components/schemas/Subject/properties/type/type",keyword:"type",params:{type: "string"},schema:schema398.properties.type.type,parentSchema:schema398.properties.type,data:data5};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
var valid3 = _errs16 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data4.id !== undefined){
let data6 = data4.id;
const _errs18 = errors;
if(typeof data6 !== "string"){
const err3 = {instancePath:instancePath+"/subject/id",schemaPath:"#/components/schemas/Subject/properties/id/type",keyword:"type",params:{type: "string"},schema:schema398.properties.id.type,parentSchema:schema398.properties.id,data:data6};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
var valid3 = _errs18 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data4.name !== undefined){
let data7 = data4.name;
const _errs20 = errors;
if((typeof data7 !== "string") && (data7 !== null)){
const err4 = {instancePath:instancePath+"/subject/name",schemaPath:"#/components/schemas/Subject/properties/name/type",keyword:"type",params:{type: schema398.properties.name.type},schema:schema398.properties.name.type,parentSchema:schema398.properties.name,data:data7};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
var valid3 = _errs20 === errors;
}
else {
var valid3 = true;
}
}
}
}
}
}
else {
const err5 = {instancePath:instancePath+"/subject",schemaPath:"#/components/schemas/Subject/type",keyword:"type",params:{type: "object"},schema:schema398.type,parentSchema:schema398,data:data4};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
var _valid0 = _errs12 === errors;
if(_valid0){
valid1 = true;
passing0 = 0;
}
const _errs22 = errors;
if(data4 !== null){
const err6 = {instancePath:instancePath+"/subject",schemaPath:"#/properties/subject/oneOf/1/type",keyword:"type",params:{type: "null"},schema:schema403.properties.subject.oneOf[1].type,parentSchema:schema403.properties.subject.oneOf[1],data:data4};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
var _valid0 = _errs22 === errors;
if(_valid0 && valid1){
valid1 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid1 = true;
passing0 = 1;
}
}
if(!valid1){
const err7 = {instancePath:instancePath+"/subject",schemaPath:"#/properties/subject/oneOf",keyword:"oneOf",params:{passingSchemas: passing0},schema:schema403.properties.subject.oneOf,parentSchema:schema403.properties.subject,data:data4};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
validate358.errors = vErrors;
return false;
}
else {
errors = _errs11;
if(vErrors !== null){
if(_errs11){
vErrors.length = _errs11;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.via !== undefined){
let data8 = data.via;
const _errs24 = errors;
if(typeof data8 !== "string"){
validate358.errors = [{instancePath:instancePath+"/via",schemaPath:"#/components/schemas/Entrance/type",keyword:"type",params:{type: "string"},schema:schema396.type,parentSchema:schema396,data:data8}];
return false;
}
if(!(((((data8 === "api") || (data8 === "web")) || (data8 === "cli")) || (data8 === "import")) || (data8 === "job"))){
validate358.errors = [{instancePath:instancePath+"/via",schemaPath:"#/components/schemas/Entrance/enum",keyword:"enum",params:{allowedValues: schema396.enum},schema:schema396.enum,parentSchema:schema396,data:data8}];
return false;
}
var valid0 = _errs24 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.read_at !== undefined){
let data9 = data.read_at;
const _errs27 = errors;
if((typeof data9 !== "string") && (data9 !== null)){
validate358.errors = [{instancePath:instancePath+"/read_at",schemaPath:"#/properties/read_at/type",keyword:"type",params:{type: schema403.properties.read_at.type},schema:schema403.properties.read_at.type,parentSchema:schema403.properties.read_at,data:data9}];
return false;
}
if(errors === _errs27){
if(errors === _errs27){
if(typeof data9 === "string"){
if(!(formats0.validate(data9))){
validate358.errors = [{instancePath:instancePath+"/read_at",schemaPath:"#/properties/read_at/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema403.properties.read_at,data:data9}];
return false;
}
}
}
}
var valid0 = _errs27 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
else {
validate358.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema403.type,parentSchema:schema403,data}];
return false;
}
}
validate358.errors = vErrors;
return errors === 0;
}
validate358.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate357(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate357.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.data === undefined) && (missing0 = "data")) || ((data.meta === undefined) && (missing0 = "meta"))){
validate357.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema402.required,parentSchema:schema402,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "data") || (key0 === "meta"))){
validate357.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema402,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.data !== undefined){
let data0 = data.data;
const _errs2 = errors;
if(errors === _errs2){
if(Array.isArray(data0)){
var valid1 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
const _errs4 = errors;
if(!(validate358(data0[i0], {instancePath:instancePath+"/data/" + i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate358.errors : vErrors.concat(validate358.errors);
errors = vErrors.length;
}
var valid1 = _errs4 === errors;
if(!valid1){
break;
}
}
}
else {
validate357.errors = [{instancePath:instancePath+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type: "array"},schema:schema402.properties.data.type,parentSchema:schema402.properties.data,data:data0}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.meta !== undefined){
let data2 = data.meta;
const _errs5 = errors;
const _errs6 = errors;
if(errors === _errs6){
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
let missing1;
if((data2.next_cursor === undefined) && (missing1 = "next_cursor")){
validate357.errors = [{instancePath:instancePath+"/meta",schemaPath:"#/components/schemas/CursorMeta/required",keyword:"required",params:{missingProperty: missing1},schema:schema56.required,parentSchema:schema56,data:data2}];
return false;
}
else {
const _errs8 = errors;
for(const key1 in data2){
if(!(key1 === "next_cursor")){
validate357.errors = [{instancePath:instancePath+"/meta",schemaPath:"#/components/schemas/CursorMeta/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},schema:false,parentSchema:schema56,data:data2}];
return false;
break;
}
}
if(_errs8 === errors){
if(data2.next_cursor !== undefined){
let data3 = data2.next_cursor;
if((typeof data3 !== "string") && (data3 !== null)){
validate357.errors = [{instancePath:instancePath+"/meta/next_cursor",schemaPath:"#/components/schemas/CursorMeta/properties/next_cursor/type",keyword:"type",params:{type: schema56.properties.next_cursor.type},schema:schema56.properties.next_cursor.type,parentSchema:schema56.properties.next_cursor,data:data3}];
return false;
}
}
}
}
}
else {
validate357.errors = [{instancePath:instancePath+"/meta",schemaPath:"#/components/schemas/CursorMeta/type",keyword:"type",params:{type: "object"},schema:schema56.type,parentSchema:schema56,data:data2}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate357.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema402.type,parentSchema:schema402,data}];
return false;
}
}
validate357.errors = vErrors;
return errors === 0;
}
validate357.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate356(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate356.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate357(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate357.errors : vErrors.concat(validate357.errors);
errors = vErrors.length;
}
validate356.errors = vErrors;
return errors === 0;
}
validate356.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const readNotifications_body = validate361;
const schema407 = {"$ref":"contract#/components/schemas/NotificationReads"};
const schema408 = {"description":"The time up to which notifications are marked.","type":"object","required":["until"],"properties":{"until":{"$ref":"#/components/schemas/Time"}}};

function validate362(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate362.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.until === undefined) && (missing0 = "until")){
validate362.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema408.required,parentSchema:schema408,data}];
return false;
}
else {
if(data.until !== undefined){
let data0 = data.until;
const _errs2 = errors;
if(errors === _errs2){
if(errors === _errs2){
if(typeof data0 === "string"){
if(!pattern58.test(data0)){
validate362.errors = [{instancePath:instancePath+"/until",schemaPath:"#/components/schemas/Time/pattern",keyword:"pattern",params:{pattern: "^(?!0000|0001-01-01.*\\+(?!00:00)|9999-12-31.*(-(?!00:00)|:60))[0-9]{4}-[0-9]{2}-[0-9]{2}[Tt ]([01][0-9]|2[0-3]):[0-5][0-9]:([0-5][0-9]|60)(\\.[0-9]+)?([Zz]|[+-]([01][0-9]|2[0-3]):[0-5][0-9])$"},schema:"^(?!0000|0001-01-01.*\\+(?!00:00)|9999-12-31.*(-(?!00:00)|:60))[0-9]{4}-[0-9]{2}-[0-9]{2}[Tt ]([01][0-9]|2[0-3]):[0-5][0-9]:([0-5][0-9]|60)(\\.[0-9]+)?([Zz]|[+-]([01][0-9]|2[0-3]):[0-5][0-9])$",parentSchema:schema321,data:data0}];
return false;
}
else {
if(!(formats0.validate(data0))){
validate362.errors = [{instancePath:instancePath+"/until",schemaPath:"#/components/schemas/Time/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema321,data:data0}];
return false;
}
}
}
else {
validate362.errors = [{instancePath:instancePath+"/until",schemaPath:"#/components/schemas/Time/type",keyword:"type",params:{type: "string"},schema:schema321.type,parentSchema:schema321,data:data0}];
return false;
}
}
}
}
}
}
else {
validate362.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema408.type,parentSchema:schema408,data}];
return false;
}
}
validate362.errors = vErrors;
return errors === 0;
}
validate362.evaluated = {"props":{"until":true},"dynamicProps":false,"dynamicItems":false};


function validate361(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate361.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate362(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate362.errors : vErrors.concat(validate362.errors);
errors = vErrors.length;
}
validate361.errors = vErrors;
return errors === 0;
}
validate361.evaluated = {"props":{"until":true},"dynamicProps":false,"dynamicItems":false};

export const readNotifications_body_until = validate364;
const schema410 = {"$ref":"contract#/components/schemas/Time"};

function validate364(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate364.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs0 = errors;
if(errors === _errs0){
if(errors === _errs0){
if(typeof data === "string"){
if(!pattern58.test(data)){
validate364.errors = [{instancePath,schemaPath:"contract#/components/schemas/Time/pattern",keyword:"pattern",params:{pattern: "^(?!0000|0001-01-01.*\\+(?!00:00)|9999-12-31.*(-(?!00:00)|:60))[0-9]{4}-[0-9]{2}-[0-9]{2}[Tt ]([01][0-9]|2[0-3]):[0-5][0-9]:([0-5][0-9]|60)(\\.[0-9]+)?([Zz]|[+-]([01][0-9]|2[0-3]):[0-5][0-9])$"},schema:"^(?!0000|0001-01-01.*\\+(?!00:00)|9999-12-31.*(-(?!00:00)|:60))[0-9]{4}-[0-9]{2}-[0-9]{2}[Tt ]([01][0-9]|2[0-3]):[0-5][0-9]:([0-5][0-9]|60)(\\.[0-9]+)?([Zz]|[+-]([01][0-9]|2[0-3]):[0-5][0-9])$",parentSchema:schema321,data}];
return false;
}
else {
if(!(formats0.validate(data))){
validate364.errors = [{instancePath,schemaPath:"contract#/components/schemas/Time/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema321,data}];
return false;
}
}
}
else {
validate364.errors = [{instancePath,schemaPath:"contract#/components/schemas/Time/type",keyword:"type",params:{type: "string"},schema:schema321.type,parentSchema:schema321,data}];
return false;
}
}
}
validate364.errors = vErrors;
return errors === 0;
}
validate364.evaluated = {"dynamicProps":false,"dynamicItems":false};
