// Written by `npm run codegen` from spec/settings.yaml. Do not edit: change the contract and run it again.
import { createRequire } from 'node:module'
import { formats } from '../src/contract/formats.ts'
const require = createRequire(import.meta.url)
"use strict";
export const getSession_200 = validate20;
const schema31 = {"$ref":"contract#/components/schemas/SessionResponse"};
const schema33 = {"description":"The resource.","type":"object","additionalProperties":false,"required":["data"],"properties":{"data":{"$ref":"#/components/schemas/Session"}}};
const schema34 = {"description":"A session.","type":"object","additionalProperties":false,"required":["user","workspace","role","workspaces","expires_at"],"properties":{"user":{"$ref":"#/components/schemas/SessionUser"},"workspace":{"$ref":"#/components/schemas/Workspace"},"role":{"$ref":"#/components/schemas/Role"},"workspaces":{"description":"The workspaces that the user may switch to.","type":"array","items":{"$ref":"#/components/schemas/SessionWorkspace"}},"expires_at":{"description":"When the session expires unless it is used before then.","type":"string","format":"date-time"}}};
const schema35 = {"description":"The user who is signed in.","type":"object","additionalProperties":false,"required":["id","name","email","second_factor","keyboard_shortcuts"],"properties":{"id":{"description":"The id of the user.","type":"string"},"name":{"description":"The name of the user.","type":"string"},"email":{"description":"The email address of the user.","type":"string"},"second_factor":{"description":"Whether the user has a second factor.","type":"boolean"},"keyboard_shortcuts":{"description":"Whether single keys are shortcuts in the web editor.","type":"boolean"}}};
const schema36 = {"description":"The workspace of the session.","type":"object","additionalProperties":false,"required":["id","name","time_zone","require_second_factor"],"properties":{"id":{"description":"The id of the workspace.","type":"string"},"name":{"description":"The name of the workspace.","type":"string"},"time_zone":{"description":"The IANA time zone that determines today's date in the workspace.","type":"string"},"require_second_factor":{"description":"Whether owners and admins of the workspace need a second factor.","type":"boolean"}}};
const schema37 = {"description":"A role in a workspace, from most to least permissions.","type":"string","enum":["owner","admin","member"]};
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
if((((((data0.id === undefined) && (missing1 = "id")) || ((data0.name === undefined) && (missing1 = "name"))) || ((data0.email === undefined) && (missing1 = "email"))) || ((data0.second_factor === undefined) && (missing1 = "second_factor"))) || ((data0.keyboard_shortcuts === undefined) && (missing1 = "keyboard_shortcuts"))){
validate23.errors = [{instancePath:instancePath+"/user",schemaPath:"#/components/schemas/SessionUser/required",keyword:"required",params:{missingProperty: missing1},schema:schema35.required,parentSchema:schema35,data:data0}];
return false;
}
else {
const _errs5 = errors;
for(const key1 in data0){
if(!(((((key1 === "id") || (key1 === "name")) || (key1 === "email")) || (key1 === "second_factor")) || (key1 === "keyboard_shortcuts"))){
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
if(valid2){
if(data0.keyboard_shortcuts !== undefined){
let data5 = data0.keyboard_shortcuts;
const _errs14 = errors;
if(typeof data5 !== "boolean"){
validate23.errors = [{instancePath:instancePath+"/user/keyboard_shortcuts",schemaPath:"#/components/schemas/SessionUser/properties/keyboard_shortcuts/type",keyword:"type",params:{type: "boolean"},schema:schema35.properties.keyboard_shortcuts.type,parentSchema:schema35.properties.keyboard_shortcuts,data:data5}];
return false;
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
let data6 = data.workspace;
const _errs16 = errors;
const _errs17 = errors;
if(errors === _errs17){
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
let missing2;
if(((((data6.id === undefined) && (missing2 = "id")) || ((data6.name === undefined) && (missing2 = "name"))) || ((data6.time_zone === undefined) && (missing2 = "time_zone"))) || ((data6.require_second_factor === undefined) && (missing2 = "require_second_factor"))){
validate23.errors = [{instancePath:instancePath+"/workspace",schemaPath:"#/components/schemas/Workspace/required",keyword:"required",params:{missingProperty: missing2},schema:schema36.required,parentSchema:schema36,data:data6}];
return false;
}
else {
const _errs19 = errors;
for(const key2 in data6){
if(!((((key2 === "id") || (key2 === "name")) || (key2 === "time_zone")) || (key2 === "require_second_factor"))){
validate23.errors = [{instancePath:instancePath+"/workspace",schemaPath:"#/components/schemas/Workspace/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},schema:false,parentSchema:schema36,data:data6}];
return false;
break;
}
}
if(_errs19 === errors){
if(data6.id !== undefined){
let data7 = data6.id;
const _errs20 = errors;
if(typeof data7 !== "string"){
validate23.errors = [{instancePath:instancePath+"/workspace/id",schemaPath:"#/components/schemas/Workspace/properties/id/type",keyword:"type",params:{type: "string"},schema:schema36.properties.id.type,parentSchema:schema36.properties.id,data:data7}];
return false;
}
var valid4 = _errs20 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data6.name !== undefined){
let data8 = data6.name;
const _errs22 = errors;
if(typeof data8 !== "string"){
validate23.errors = [{instancePath:instancePath+"/workspace/name",schemaPath:"#/components/schemas/Workspace/properties/name/type",keyword:"type",params:{type: "string"},schema:schema36.properties.name.type,parentSchema:schema36.properties.name,data:data8}];
return false;
}
var valid4 = _errs22 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data6.time_zone !== undefined){
let data9 = data6.time_zone;
const _errs24 = errors;
if(typeof data9 !== "string"){
validate23.errors = [{instancePath:instancePath+"/workspace/time_zone",schemaPath:"#/components/schemas/Workspace/properties/time_zone/type",keyword:"type",params:{type: "string"},schema:schema36.properties.time_zone.type,parentSchema:schema36.properties.time_zone,data:data9}];
return false;
}
var valid4 = _errs24 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data6.require_second_factor !== undefined){
let data10 = data6.require_second_factor;
const _errs26 = errors;
if(typeof data10 !== "boolean"){
validate23.errors = [{instancePath:instancePath+"/workspace/require_second_factor",schemaPath:"#/components/schemas/Workspace/properties/require_second_factor/type",keyword:"type",params:{type: "boolean"},schema:schema36.properties.require_second_factor.type,parentSchema:schema36.properties.require_second_factor,data:data10}];
return false;
}
var valid4 = _errs26 === errors;
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
validate23.errors = [{instancePath:instancePath+"/workspace",schemaPath:"#/components/schemas/Workspace/type",keyword:"type",params:{type: "object"},schema:schema36.type,parentSchema:schema36,data:data6}];
return false;
}
}
var valid0 = _errs16 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.role !== undefined){
let data11 = data.role;
const _errs28 = errors;
if(typeof data11 !== "string"){
validate23.errors = [{instancePath:instancePath+"/role",schemaPath:"#/components/schemas/Role/type",keyword:"type",params:{type: "string"},schema:schema37.type,parentSchema:schema37,data:data11}];
return false;
}
if(!(((data11 === "owner") || (data11 === "admin")) || (data11 === "member"))){
validate23.errors = [{instancePath:instancePath+"/role",schemaPath:"#/components/schemas/Role/enum",keyword:"enum",params:{allowedValues: schema37.enum},schema:schema37.enum,parentSchema:schema37,data:data11}];
return false;
}
var valid0 = _errs28 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.workspaces !== undefined){
let data12 = data.workspaces;
const _errs31 = errors;
if(errors === _errs31){
if(Array.isArray(data12)){
var valid6 = true;
const len0 = data12.length;
for(let i0=0; i0<len0; i0++){
const _errs33 = errors;
if(!(validate24(data12[i0], {instancePath:instancePath+"/workspaces/" + i0,parentData:data12,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
errors = vErrors.length;
}
var valid6 = _errs33 === errors;
if(!valid6){
break;
}
}
}
else {
validate23.errors = [{instancePath:instancePath+"/workspaces",schemaPath:"#/properties/workspaces/type",keyword:"type",params:{type: "array"},schema:schema34.properties.workspaces.type,parentSchema:schema34.properties.workspaces,data:data12}];
return false;
}
}
var valid0 = _errs31 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.expires_at !== undefined){
let data14 = data.expires_at;
const _errs34 = errors;
if(errors === _errs34){
if(errors === _errs34){
if(typeof data14 === "string"){
if(!(formats0.validate(data14))){
validate23.errors = [{instancePath:instancePath+"/expires_at",schemaPath:"#/properties/expires_at/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema34.properties.expires_at,data:data14}];
return false;
}
}
else {
validate23.errors = [{instancePath:instancePath+"/expires_at",schemaPath:"#/properties/expires_at/type",keyword:"type",params:{type: "string"},schema:schema34.properties.expires_at.type,parentSchema:schema34.properties.expires_at,data:data14}];
return false;
}
}
}
var valid0 = _errs34 === errors;
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
const schema41 = {"description":"The credentials.","type":"object","required":["email","password"],"properties":{"email":{"description":"The email address, case-insensitive.","type":"string","minLength":1,"maxLength":320,"pattern":"^[^\\x00]*$","x-storable":true},"password":{"description":"The password.","type":"string","minLength":1,"maxLength":200,"pattern":"^[^\\x00]*$","x-storable":true},"code":{"description":"A code of the authenticator app, or a recovery code, if the account has a second factor.","type":"string","minLength":1,"maxLength":64,"pattern":"^[^\\x00]*$","x-storable":true}}};
const func1 = require("ajv/dist/runtime/ucs2length").default;
const pattern4 = new RegExp("^[^\\x00]*$", "u");

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
validate28.errors = [{instancePath:instancePath+"/email",schemaPath:"contract#/components/schemas/SignIn/properties/email/pattern",keyword:"pattern",params:{pattern: "^[^\\x00]*$"},schema:"^[^\\x00]*$",parentSchema:schema41.properties.email,data:data0}];
return false;
}
else {
if(!data0.isWellFormed() || data0.includes("\0")){
validate28.errors = [{instancePath:instancePath+"/email",schemaPath:"contract#/components/schemas/SignIn/properties/email/x-storable",keyword:"x-storable",params:{},schema:true,parentSchema:schema41.properties.email,data:data0}];
return false;
}
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
validate28.errors = [{instancePath:instancePath+"/password",schemaPath:"contract#/components/schemas/SignIn/properties/password/pattern",keyword:"pattern",params:{pattern: "^[^\\x00]*$"},schema:"^[^\\x00]*$",parentSchema:schema41.properties.password,data:data1}];
return false;
}
else {
if(!data1.isWellFormed() || data1.includes("\0")){
validate28.errors = [{instancePath:instancePath+"/password",schemaPath:"contract#/components/schemas/SignIn/properties/password/x-storable",keyword:"x-storable",params:{},schema:true,parentSchema:schema41.properties.password,data:data1}];
return false;
}
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
validate28.errors = [{instancePath:instancePath+"/code",schemaPath:"contract#/components/schemas/SignIn/properties/code/pattern",keyword:"pattern",params:{pattern: "^[^\\x00]*$"},schema:"^[^\\x00]*$",parentSchema:schema41.properties.code,data:data2}];
return false;
}
else {
if(!data2.isWellFormed() || data2.includes("\0")){
validate28.errors = [{instancePath:instancePath+"/code",schemaPath:"contract#/components/schemas/SignIn/properties/code/x-storable",keyword:"x-storable",params:{},schema:true,parentSchema:schema41.properties.code,data:data2}];
return false;
}
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
const schema42 = {"description":"The email address, case-insensitive.","type":"string","minLength":1,"maxLength":320,"pattern":"^[^\\x00]*$","x-storable":true};

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
validate29.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[^\\x00]*$"},schema:"^[^\\x00]*$",parentSchema:schema42,data}];
return false;
}
else {
if(!data.isWellFormed() || data.includes("\0")){
validate29.errors = [{instancePath,schemaPath:"#/x-storable",keyword:"x-storable",params:{},schema:true,parentSchema:schema42,data}];
return false;
}
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
const schema43 = {"description":"The password.","type":"string","minLength":1,"maxLength":200,"pattern":"^[^\\x00]*$","x-storable":true};

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
validate30.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[^\\x00]*$"},schema:"^[^\\x00]*$",parentSchema:schema43,data}];
return false;
}
else {
if(!data.isWellFormed() || data.includes("\0")){
validate30.errors = [{instancePath,schemaPath:"#/x-storable",keyword:"x-storable",params:{},schema:true,parentSchema:schema43,data}];
return false;
}
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
const schema44 = {"description":"A code of the authenticator app, or a recovery code, if the account has a second factor.","type":"string","minLength":1,"maxLength":64,"pattern":"^[^\\x00]*$","x-storable":true};

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
validate31.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[^\\x00]*$"},schema:"^[^\\x00]*$",parentSchema:schema44,data}];
return false;
}
else {
if(!data.isWellFormed() || data.includes("\0")){
validate31.errors = [{instancePath,schemaPath:"#/x-storable",keyword:"x-storable",params:{},schema:true,parentSchema:schema44,data}];
return false;
}
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
const schema48 = {"description":"The workspace to switch to.","type":"object","required":["workspace_id"],"properties":{"workspace_id":{"description":"The id of the workspace.","type":"string","maxLength":255,"pattern":"^[^\\x00]*$","x-storable":true}}};

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
validate36.errors = [{instancePath:instancePath+"/workspace_id",schemaPath:"contract#/components/schemas/SessionUpdate/properties/workspace_id/pattern",keyword:"pattern",params:{pattern: "^[^\\x00]*$"},schema:"^[^\\x00]*$",parentSchema:schema48.properties.workspace_id,data:data0}];
return false;
}
else {
if(!data0.isWellFormed() || data0.includes("\0")){
validate36.errors = [{instancePath:instancePath+"/workspace_id",schemaPath:"contract#/components/schemas/SessionUpdate/properties/workspace_id/x-storable",keyword:"x-storable",params:{},schema:true,parentSchema:schema48.properties.workspace_id,data:data0}];
return false;
}
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
const schema49 = {"description":"The id of the workspace.","type":"string","maxLength":255,"pattern":"^[^\\x00]*$","x-storable":true};

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
validate37.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[^\\x00]*$"},schema:"^[^\\x00]*$",parentSchema:schema49,data}];
return false;
}
else {
if(!data.isWellFormed() || data.includes("\0")){
validate37.errors = [{instancePath,schemaPath:"#/x-storable",keyword:"x-storable",params:{},schema:true,parentSchema:schema49,data}];
return false;
}
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
const schema55 = {"description":"One of the user's sessions.","type":"object","additionalProperties":false,"required":["id","created_at","last_seen_at","ip","user_agent","current"],"properties":{"id":{"description":"The id of the session.","type":"string"},"created_at":{"description":"When the user signed in.","type":"string","format":"date-time"},"last_seen_at":{"description":"When the session was last used, to the minute.","type":"string","format":"date-time"},"ip":{"description":"The IP address from which the user signed in.","type":"string"},"user_agent":{"description":"The `User-Agent` of the browser that signed in.","type":["string","null"]},"current":{"description":"Whether this is the session of the current request.","type":"boolean"}}};
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
const schema58 = {"description":"The passwords.","type":"object","required":["current_password","new_password"],"properties":{"current_password":{"description":"The current password.","type":"string","minLength":1,"maxLength":200,"pattern":"^[^\\x00]*$","x-storable":true},"new_password":{"description":"The new password.","type":"string","minLength":12,"maxLength":200,"pattern":"^[^\\x00]*$","x-storable":true}}};

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
validate46.errors = [{instancePath:instancePath+"/current_password",schemaPath:"contract#/components/schemas/PasswordChange/properties/current_password/pattern",keyword:"pattern",params:{pattern: "^[^\\x00]*$"},schema:"^[^\\x00]*$",parentSchema:schema58.properties.current_password,data:data0}];
return false;
}
else {
if(!data0.isWellFormed() || data0.includes("\0")){
validate46.errors = [{instancePath:instancePath+"/current_password",schemaPath:"contract#/components/schemas/PasswordChange/properties/current_password/x-storable",keyword:"x-storable",params:{},schema:true,parentSchema:schema58.properties.current_password,data:data0}];
return false;
}
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
validate46.errors = [{instancePath:instancePath+"/new_password",schemaPath:"contract#/components/schemas/PasswordChange/properties/new_password/pattern",keyword:"pattern",params:{pattern: "^[^\\x00]*$"},schema:"^[^\\x00]*$",parentSchema:schema58.properties.new_password,data:data1}];
return false;
}
else {
if(!data1.isWellFormed() || data1.includes("\0")){
validate46.errors = [{instancePath:instancePath+"/new_password",schemaPath:"contract#/components/schemas/PasswordChange/properties/new_password/x-storable",keyword:"x-storable",params:{},schema:true,parentSchema:schema58.properties.new_password,data:data1}];
return false;
}
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
const schema59 = {"description":"The current password.","type":"string","minLength":1,"maxLength":200,"pattern":"^[^\\x00]*$","x-storable":true};

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
validate47.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[^\\x00]*$"},schema:"^[^\\x00]*$",parentSchema:schema59,data}];
return false;
}
else {
if(!data.isWellFormed() || data.includes("\0")){
validate47.errors = [{instancePath,schemaPath:"#/x-storable",keyword:"x-storable",params:{},schema:true,parentSchema:schema59,data}];
return false;
}
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
const schema60 = {"description":"The new password.","type":"string","minLength":12,"maxLength":200,"pattern":"^[^\\x00]*$","x-storable":true};

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
validate48.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[^\\x00]*$"},schema:"^[^\\x00]*$",parentSchema:schema60,data}];
return false;
}
else {
if(!data.isWellFormed() || data.includes("\0")){
validate48.errors = [{instancePath,schemaPath:"#/x-storable",keyword:"x-storable",params:{},schema:true,parentSchema:schema60,data}];
return false;
}
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
const schema62 = {"description":"The fields to change. Unknown fields are ignored.","type":"object","minProperties":1,"properties":{"name":{"description":"The name of the user.","type":"string","minLength":1,"maxLength":200,"pattern":"^[\\x09-\\x0D\\x20\\x85\\xA0  - \u2028\u2029  　]*[^\\x00\\x09-\\x0D\\x20\\x85\\xA0  - \u2028\u2029  　][^\\x00]*$","x-storable":true,"x-message":"must contain a character other than white space"},"email":{"description":"The email address of the user. Changing it requires `current_password`.","type":"string","format":"email","maxLength":320},"keyboard_shortcuts":{"description":"Whether single keys are shortcuts in the web editor.","type":"boolean"},"current_password":{"description":"The current password.","type":"string","minLength":1,"maxLength":200,"pattern":"^[^\\x00]*$","x-storable":true}}};
const pattern16 = new RegExp("^[\\x09-\\x0D\\x20\\x85\\xA0  - \u2028\u2029  　]*[^\\x00\\x09-\\x0D\\x20\\x85\\xA0  - \u2028\u2029  　][^\\x00]*$", "u");
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
validate49.errors = [{instancePath:instancePath+"/name",schemaPath:"contract#/components/schemas/MeUpdate/properties/name/pattern",keyword:"pattern",params:{pattern: "^[\\x09-\\x0D\\x20\\x85\\xA0  - \u2028\u2029  　]*[^\\x00\\x09-\\x0D\\x20\\x85\\xA0  - \u2028\u2029  　][^\\x00]*$"},schema:"^[\\x09-\\x0D\\x20\\x85\\xA0  - \u2028\u2029  　]*[^\\x00\\x09-\\x0D\\x20\\x85\\xA0  - \u2028\u2029  　][^\\x00]*$",parentSchema:schema62.properties.name,data:data0}];
return false;
}
else {
if(!data0.isWellFormed() || data0.includes("\0")){
validate49.errors = [{instancePath:instancePath+"/name",schemaPath:"contract#/components/schemas/MeUpdate/properties/name/x-storable",keyword:"x-storable",params:{},schema:true,parentSchema:schema62.properties.name,data:data0}];
return false;
}
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
if(data.keyboard_shortcuts !== undefined){
let data2 = data.keyboard_shortcuts;
const _errs6 = errors;
if(typeof data2 !== "boolean"){
validate49.errors = [{instancePath:instancePath+"/keyboard_shortcuts",schemaPath:"contract#/components/schemas/MeUpdate/properties/keyboard_shortcuts/type",keyword:"type",params:{type: "boolean"},schema:schema62.properties.keyboard_shortcuts.type,parentSchema:schema62.properties.keyboard_shortcuts,data:data2}];
return false;
}
var valid1 = _errs6 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.current_password !== undefined){
let data3 = data.current_password;
const _errs8 = errors;
if(errors === _errs8){
if(typeof data3 === "string"){
if(func1(data3) > 200){
validate49.errors = [{instancePath:instancePath+"/current_password",schemaPath:"contract#/components/schemas/MeUpdate/properties/current_password/maxLength",keyword:"maxLength",params:{limit: 200},schema:200,parentSchema:schema62.properties.current_password,data:data3}];
return false;
}
else {
if(func1(data3) < 1){
validate49.errors = [{instancePath:instancePath+"/current_password",schemaPath:"contract#/components/schemas/MeUpdate/properties/current_password/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema62.properties.current_password,data:data3}];
return false;
}
else {
if(!pattern4.test(data3)){
validate49.errors = [{instancePath:instancePath+"/current_password",schemaPath:"contract#/components/schemas/MeUpdate/properties/current_password/pattern",keyword:"pattern",params:{pattern: "^[^\\x00]*$"},schema:"^[^\\x00]*$",parentSchema:schema62.properties.current_password,data:data3}];
return false;
}
else {
if(!data3.isWellFormed() || data3.includes("\0")){
validate49.errors = [{instancePath:instancePath+"/current_password",schemaPath:"contract#/components/schemas/MeUpdate/properties/current_password/x-storable",keyword:"x-storable",params:{},schema:true,parentSchema:schema62.properties.current_password,data:data3}];
return false;
}
}
}
}
}
else {
validate49.errors = [{instancePath:instancePath+"/current_password",schemaPath:"contract#/components/schemas/MeUpdate/properties/current_password/type",keyword:"type",params:{type: "string"},schema:schema62.properties.current_password.type,parentSchema:schema62.properties.current_password,data:data3}];
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
validate49.errors = [{instancePath,schemaPath:"contract#/components/schemas/MeUpdate/type",keyword:"type",params:{type: "object"},schema:schema62.type,parentSchema:schema62,data}];
return false;
}
}
validate49.errors = vErrors;
return errors === 0;
}
validate49.evaluated = {"props":{"name":true,"email":true,"keyboard_shortcuts":true,"current_password":true},"dynamicProps":false,"dynamicItems":false};

export const updateMe_body_name = validate50;
const schema63 = {"description":"The name of the user.","type":"string","minLength":1,"maxLength":200,"pattern":"^[\\x09-\\x0D\\x20\\x85\\xA0  - \u2028\u2029  　]*[^\\x00\\x09-\\x0D\\x20\\x85\\xA0  - \u2028\u2029  　][^\\x00]*$","x-storable":true,"x-message":"must contain a character other than white space"};

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
validate50.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[\\x09-\\x0D\\x20\\x85\\xA0  - \u2028\u2029  　]*[^\\x00\\x09-\\x0D\\x20\\x85\\xA0  - \u2028\u2029  　][^\\x00]*$"},schema:"^[\\x09-\\x0D\\x20\\x85\\xA0  - \u2028\u2029  　]*[^\\x00\\x09-\\x0D\\x20\\x85\\xA0  - \u2028\u2029  　][^\\x00]*$",parentSchema:schema63,data}];
return false;
}
else {
if(!data.isWellFormed() || data.includes("\0")){
validate50.errors = [{instancePath,schemaPath:"#/x-storable",keyword:"x-storable",params:{},schema:true,parentSchema:schema63,data}];
return false;
}
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
const schema64 = {"description":"The email address of the user. Changing it requires `current_password`.","type":"string","format":"email","maxLength":320};

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

export const updateMe_body_keyboard_shortcuts = validate52;
const schema65 = {"description":"Whether single keys are shortcuts in the web editor.","type":"boolean"};

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
if(typeof data !== "boolean"){
validate52.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "boolean"},schema:schema65.type,parentSchema:schema65,data}];
return false;
}
validate52.errors = vErrors;
return errors === 0;
}
validate52.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const updateMe_body_current_password = validate53;
const schema66 = {"description":"The current password.","type":"string","minLength":1,"maxLength":200,"pattern":"^[^\\x00]*$","x-storable":true};

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
if(errors === 0){
if(typeof data === "string"){
if(func1(data) > 200){
validate53.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 200},schema:200,parentSchema:schema66,data}];
return false;
}
else {
if(func1(data) < 1){
validate53.errors = [{instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema66,data}];
return false;
}
else {
if(!pattern4.test(data)){
validate53.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[^\\x00]*$"},schema:"^[^\\x00]*$",parentSchema:schema66,data}];
return false;
}
else {
if(!data.isWellFormed() || data.includes("\0")){
validate53.errors = [{instancePath,schemaPath:"#/x-storable",keyword:"x-storable",params:{},schema:true,parentSchema:schema66,data}];
return false;
}
}
}
}
}
else {
validate53.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema66.type,parentSchema:schema66,data}];
return false;
}
}
validate53.errors = vErrors;
return errors === 0;
}
validate53.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const updateMe_200 = validate54;
const schema67 = {"$ref":"contract#/components/schemas/MeResponse"};
const schema68 = {"description":"The resource.","type":"object","additionalProperties":false,"required":["data"],"properties":{"data":{"$ref":"#/components/schemas/SessionUser"}}};

function validate55(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate55.evaluated;
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
validate55.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema68.required,parentSchema:schema68,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "data")){
validate55.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema68,data}];
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
if((((((data0.id === undefined) && (missing1 = "id")) || ((data0.name === undefined) && (missing1 = "name"))) || ((data0.email === undefined) && (missing1 = "email"))) || ((data0.second_factor === undefined) && (missing1 = "second_factor"))) || ((data0.keyboard_shortcuts === undefined) && (missing1 = "keyboard_shortcuts"))){
validate55.errors = [{instancePath:instancePath+"/data",schemaPath:"#/components/schemas/SessionUser/required",keyword:"required",params:{missingProperty: missing1},schema:schema35.required,parentSchema:schema35,data:data0}];
return false;
}
else {
const _errs5 = errors;
for(const key1 in data0){
if(!(((((key1 === "id") || (key1 === "name")) || (key1 === "email")) || (key1 === "second_factor")) || (key1 === "keyboard_shortcuts"))){
validate55.errors = [{instancePath:instancePath+"/data",schemaPath:"#/components/schemas/SessionUser/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},schema:false,parentSchema:schema35,data:data0}];
return false;
break;
}
}
if(_errs5 === errors){
if(data0.id !== undefined){
let data1 = data0.id;
const _errs6 = errors;
if(typeof data1 !== "string"){
validate55.errors = [{instancePath:instancePath+"/data/id",schemaPath:"#/components/schemas/SessionUser/properties/id/type",keyword:"type",params:{type: "string"},schema:schema35.properties.id.type,parentSchema:schema35.properties.id,data:data1}];
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
validate55.errors = [{instancePath:instancePath+"/data/name",schemaPath:"#/components/schemas/SessionUser/properties/name/type",keyword:"type",params:{type: "string"},schema:schema35.properties.name.type,parentSchema:schema35.properties.name,data:data2}];
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
validate55.errors = [{instancePath:instancePath+"/data/email",schemaPath:"#/components/schemas/SessionUser/properties/email/type",keyword:"type",params:{type: "string"},schema:schema35.properties.email.type,parentSchema:schema35.properties.email,data:data3}];
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
validate55.errors = [{instancePath:instancePath+"/data/second_factor",schemaPath:"#/components/schemas/SessionUser/properties/second_factor/type",keyword:"type",params:{type: "boolean"},schema:schema35.properties.second_factor.type,parentSchema:schema35.properties.second_factor,data:data4}];
return false;
}
var valid2 = _errs12 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data0.keyboard_shortcuts !== undefined){
let data5 = data0.keyboard_shortcuts;
const _errs14 = errors;
if(typeof data5 !== "boolean"){
validate55.errors = [{instancePath:instancePath+"/data/keyboard_shortcuts",schemaPath:"#/components/schemas/SessionUser/properties/keyboard_shortcuts/type",keyword:"type",params:{type: "boolean"},schema:schema35.properties.keyboard_shortcuts.type,parentSchema:schema35.properties.keyboard_shortcuts,data:data5}];
return false;
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
validate55.errors = [{instancePath:instancePath+"/data",schemaPath:"#/components/schemas/SessionUser/type",keyword:"type",params:{type: "object"},schema:schema35.type,parentSchema:schema35,data:data0}];
return false;
}
}
}
}
}
}
else {
validate55.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema68.type,parentSchema:schema68,data}];
return false;
}
}
validate55.errors = vErrors;
return errors === 0;
}
validate55.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


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
if(!(validate55(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate55.errors : vErrors.concat(validate55.errors);
errors = vErrors.length;
}
validate54.errors = vErrors;
return errors === 0;
}
validate54.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const setUpSecondFactor_body = validate57;
const schema70 = {"$ref":"contract#/components/schemas/SecondFactorSetup"};
const schema71 = {"description":"The password that authorizes setting up a second factor.","type":"object","required":["current_password"],"properties":{"current_password":{"description":"The current password.","type":"string","minLength":1,"maxLength":200,"pattern":"^[^\\x00]*$","x-storable":true}}};

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
const _errs0 = errors;
if(errors === _errs0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.current_password === undefined) && (missing0 = "current_password")){
validate57.errors = [{instancePath,schemaPath:"contract#/components/schemas/SecondFactorSetup/required",keyword:"required",params:{missingProperty: missing0},schema:schema71.required,parentSchema:schema71,data}];
return false;
}
else {
if(data.current_password !== undefined){
let data0 = data.current_password;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(func1(data0) > 200){
validate57.errors = [{instancePath:instancePath+"/current_password",schemaPath:"contract#/components/schemas/SecondFactorSetup/properties/current_password/maxLength",keyword:"maxLength",params:{limit: 200},schema:200,parentSchema:schema71.properties.current_password,data:data0}];
return false;
}
else {
if(func1(data0) < 1){
validate57.errors = [{instancePath:instancePath+"/current_password",schemaPath:"contract#/components/schemas/SecondFactorSetup/properties/current_password/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema71.properties.current_password,data:data0}];
return false;
}
else {
if(!pattern4.test(data0)){
validate57.errors = [{instancePath:instancePath+"/current_password",schemaPath:"contract#/components/schemas/SecondFactorSetup/properties/current_password/pattern",keyword:"pattern",params:{pattern: "^[^\\x00]*$"},schema:"^[^\\x00]*$",parentSchema:schema71.properties.current_password,data:data0}];
return false;
}
else {
if(!data0.isWellFormed() || data0.includes("\0")){
validate57.errors = [{instancePath:instancePath+"/current_password",schemaPath:"contract#/components/schemas/SecondFactorSetup/properties/current_password/x-storable",keyword:"x-storable",params:{},schema:true,parentSchema:schema71.properties.current_password,data:data0}];
return false;
}
}
}
}
}
else {
validate57.errors = [{instancePath:instancePath+"/current_password",schemaPath:"contract#/components/schemas/SecondFactorSetup/properties/current_password/type",keyword:"type",params:{type: "string"},schema:schema71.properties.current_password.type,parentSchema:schema71.properties.current_password,data:data0}];
return false;
}
}
}
}
}
else {
validate57.errors = [{instancePath,schemaPath:"contract#/components/schemas/SecondFactorSetup/type",keyword:"type",params:{type: "object"},schema:schema71.type,parentSchema:schema71,data}];
return false;
}
}
validate57.errors = vErrors;
return errors === 0;
}
validate57.evaluated = {"props":{"current_password":true},"dynamicProps":false,"dynamicItems":false};

export const setUpSecondFactor_body_current_password = validate58;
const schema72 = {"description":"The current password.","type":"string","minLength":1,"maxLength":200,"pattern":"^[^\\x00]*$","x-storable":true};

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
if(errors === 0){
if(typeof data === "string"){
if(func1(data) > 200){
validate58.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 200},schema:200,parentSchema:schema72,data}];
return false;
}
else {
if(func1(data) < 1){
validate58.errors = [{instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema72,data}];
return false;
}
else {
if(!pattern4.test(data)){
validate58.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[^\\x00]*$"},schema:"^[^\\x00]*$",parentSchema:schema72,data}];
return false;
}
else {
if(!data.isWellFormed() || data.includes("\0")){
validate58.errors = [{instancePath,schemaPath:"#/x-storable",keyword:"x-storable",params:{},schema:true,parentSchema:schema72,data}];
return false;
}
}
}
}
}
else {
validate58.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema72.type,parentSchema:schema72,data}];
return false;
}
}
validate58.errors = vErrors;
return errors === 0;
}
validate58.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const setUpSecondFactor_201 = validate59;
const schema73 = {"$ref":"contract#/components/schemas/SecondFactorSecretResponse"};
const schema74 = {"description":"The response with the secret of a second factor.","type":"object","additionalProperties":false,"required":["data"],"properties":{"data":{"$ref":"#/components/schemas/SecondFactorSecret"}}};
const schema75 = {"description":"The secret of a second factor.","type":"object","additionalProperties":false,"required":["secret","uri"],"properties":{"secret":{"description":"The secret in base32, for manual entry into an authenticator app.","type":"string"},"uri":{"description":"The secret as an `otpauth:` URI, for the QR code.","type":"string"}}};

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
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.data === undefined) && (missing0 = "data")){
validate60.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema74.required,parentSchema:schema74,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "data")){
validate60.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema74,data}];
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
if(((data0.secret === undefined) && (missing1 = "secret")) || ((data0.uri === undefined) && (missing1 = "uri"))){
validate60.errors = [{instancePath:instancePath+"/data",schemaPath:"#/components/schemas/SecondFactorSecret/required",keyword:"required",params:{missingProperty: missing1},schema:schema75.required,parentSchema:schema75,data:data0}];
return false;
}
else {
const _errs5 = errors;
for(const key1 in data0){
if(!((key1 === "secret") || (key1 === "uri"))){
validate60.errors = [{instancePath:instancePath+"/data",schemaPath:"#/components/schemas/SecondFactorSecret/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},schema:false,parentSchema:schema75,data:data0}];
return false;
break;
}
}
if(_errs5 === errors){
if(data0.secret !== undefined){
let data1 = data0.secret;
const _errs6 = errors;
if(typeof data1 !== "string"){
validate60.errors = [{instancePath:instancePath+"/data/secret",schemaPath:"#/components/schemas/SecondFactorSecret/properties/secret/type",keyword:"type",params:{type: "string"},schema:schema75.properties.secret.type,parentSchema:schema75.properties.secret,data:data1}];
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
validate60.errors = [{instancePath:instancePath+"/data/uri",schemaPath:"#/components/schemas/SecondFactorSecret/properties/uri/type",keyword:"type",params:{type: "string"},schema:schema75.properties.uri.type,parentSchema:schema75.properties.uri,data:data2}];
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
validate60.errors = [{instancePath:instancePath+"/data",schemaPath:"#/components/schemas/SecondFactorSecret/type",keyword:"type",params:{type: "object"},schema:schema75.type,parentSchema:schema75,data:data0}];
return false;
}
}
}
}
}
}
else {
validate60.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema74.type,parentSchema:schema74,data}];
return false;
}
}
validate60.errors = vErrors;
return errors === 0;
}
validate60.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


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
if(!(validate60(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate60.errors : vErrors.concat(validate60.errors);
errors = vErrors.length;
}
validate59.errors = vErrors;
return errors === 0;
}
validate59.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const confirmSecondFactor_body = validate62;
const schema76 = {"$ref":"contract#/components/schemas/SecondFactorConfirmation"};
const schema77 = {"description":"The code that confirms a second factor.","type":"object","required":["code"],"properties":{"code":{"description":"The code that the authenticator app shows.","type":"string","minLength":1,"maxLength":64,"pattern":"^[^\\x00]*$","x-storable":true}}};

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
if((data.code === undefined) && (missing0 = "code")){
validate62.errors = [{instancePath,schemaPath:"contract#/components/schemas/SecondFactorConfirmation/required",keyword:"required",params:{missingProperty: missing0},schema:schema77.required,parentSchema:schema77,data}];
return false;
}
else {
if(data.code !== undefined){
let data0 = data.code;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(func1(data0) > 64){
validate62.errors = [{instancePath:instancePath+"/code",schemaPath:"contract#/components/schemas/SecondFactorConfirmation/properties/code/maxLength",keyword:"maxLength",params:{limit: 64},schema:64,parentSchema:schema77.properties.code,data:data0}];
return false;
}
else {
if(func1(data0) < 1){
validate62.errors = [{instancePath:instancePath+"/code",schemaPath:"contract#/components/schemas/SecondFactorConfirmation/properties/code/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema77.properties.code,data:data0}];
return false;
}
else {
if(!pattern4.test(data0)){
validate62.errors = [{instancePath:instancePath+"/code",schemaPath:"contract#/components/schemas/SecondFactorConfirmation/properties/code/pattern",keyword:"pattern",params:{pattern: "^[^\\x00]*$"},schema:"^[^\\x00]*$",parentSchema:schema77.properties.code,data:data0}];
return false;
}
else {
if(!data0.isWellFormed() || data0.includes("\0")){
validate62.errors = [{instancePath:instancePath+"/code",schemaPath:"contract#/components/schemas/SecondFactorConfirmation/properties/code/x-storable",keyword:"x-storable",params:{},schema:true,parentSchema:schema77.properties.code,data:data0}];
return false;
}
}
}
}
}
else {
validate62.errors = [{instancePath:instancePath+"/code",schemaPath:"contract#/components/schemas/SecondFactorConfirmation/properties/code/type",keyword:"type",params:{type: "string"},schema:schema77.properties.code.type,parentSchema:schema77.properties.code,data:data0}];
return false;
}
}
}
}
}
else {
validate62.errors = [{instancePath,schemaPath:"contract#/components/schemas/SecondFactorConfirmation/type",keyword:"type",params:{type: "object"},schema:schema77.type,parentSchema:schema77,data}];
return false;
}
}
validate62.errors = vErrors;
return errors === 0;
}
validate62.evaluated = {"props":{"code":true},"dynamicProps":false,"dynamicItems":false};

export const confirmSecondFactor_body_code = validate63;
const schema78 = {"description":"The code that the authenticator app shows.","type":"string","minLength":1,"maxLength":64,"pattern":"^[^\\x00]*$","x-storable":true};

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
if(func1(data) > 64){
validate63.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 64},schema:64,parentSchema:schema78,data}];
return false;
}
else {
if(func1(data) < 1){
validate63.errors = [{instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema78,data}];
return false;
}
else {
if(!pattern4.test(data)){
validate63.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[^\\x00]*$"},schema:"^[^\\x00]*$",parentSchema:schema78,data}];
return false;
}
else {
if(!data.isWellFormed() || data.includes("\0")){
validate63.errors = [{instancePath,schemaPath:"#/x-storable",keyword:"x-storable",params:{},schema:true,parentSchema:schema78,data}];
return false;
}
}
}
}
}
else {
validate63.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema78.type,parentSchema:schema78,data}];
return false;
}
}
validate63.errors = vErrors;
return errors === 0;
}
validate63.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const confirmSecondFactor_201 = validate64;
const schema79 = {"$ref":"contract#/components/schemas/RecoveryCodesResponse"};
const schema80 = {"description":"The response with the recovery codes.","type":"object","additionalProperties":false,"required":["data"],"properties":{"data":{"$ref":"#/components/schemas/RecoveryCodes"}}};
const schema81 = {"description":"The recovery codes of a second factor.","type":"object","additionalProperties":false,"required":["recovery_codes"],"properties":{"recovery_codes":{"description":"Ten recovery codes. Each can be used once instead of a code from the app.","type":"array","items":{"type":"string"}}}};

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
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.data === undefined) && (missing0 = "data")){
validate65.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema80.required,parentSchema:schema80,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "data")){
validate65.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema80,data}];
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
if((data0.recovery_codes === undefined) && (missing1 = "recovery_codes")){
validate65.errors = [{instancePath:instancePath+"/data",schemaPath:"#/components/schemas/RecoveryCodes/required",keyword:"required",params:{missingProperty: missing1},schema:schema81.required,parentSchema:schema81,data:data0}];
return false;
}
else {
const _errs5 = errors;
for(const key1 in data0){
if(!(key1 === "recovery_codes")){
validate65.errors = [{instancePath:instancePath+"/data",schemaPath:"#/components/schemas/RecoveryCodes/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},schema:false,parentSchema:schema81,data:data0}];
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
validate65.errors = [{instancePath:instancePath+"/data/recovery_codes/" + i0,schemaPath:"#/components/schemas/RecoveryCodes/properties/recovery_codes/items/type",keyword:"type",params:{type: "string"},schema:schema81.properties.recovery_codes.items.type,parentSchema:schema81.properties.recovery_codes.items,data:data2}];
return false;
}
var valid3 = _errs8 === errors;
if(!valid3){
break;
}
}
}
else {
validate65.errors = [{instancePath:instancePath+"/data/recovery_codes",schemaPath:"#/components/schemas/RecoveryCodes/properties/recovery_codes/type",keyword:"type",params:{type: "array"},schema:schema81.properties.recovery_codes.type,parentSchema:schema81.properties.recovery_codes,data:data1}];
return false;
}
}
}
}
}
}
else {
validate65.errors = [{instancePath:instancePath+"/data",schemaPath:"#/components/schemas/RecoveryCodes/type",keyword:"type",params:{type: "object"},schema:schema81.type,parentSchema:schema81,data:data0}];
return false;
}
}
}
}
}
}
else {
validate65.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema80.type,parentSchema:schema80,data}];
return false;
}
}
validate65.errors = vErrors;
return errors === 0;
}
validate65.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


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
if(!(validate65(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate65.errors : vErrors.concat(validate65.errors);
errors = vErrors.length;
}
validate64.errors = vErrors;
return errors === 0;
}
validate64.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const renewRecoveryCodes_body = validate67;
const schema82 = {"$ref":"contract#/components/schemas/SecondFactorProof"};
const schema83 = {"description":"The password and code that authorize a change of the second factor.","type":"object","required":["current_password","code"],"properties":{"current_password":{"description":"The current password.","type":"string","minLength":1,"maxLength":200,"pattern":"^[^\\x00]*$","x-storable":true},"code":{"description":"A code of the authenticator app, or a recovery code.","type":"string","minLength":1,"maxLength":64,"pattern":"^[^\\x00]*$","x-storable":true}}};

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
const _errs0 = errors;
if(errors === _errs0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.current_password === undefined) && (missing0 = "current_password")) || ((data.code === undefined) && (missing0 = "code"))){
validate67.errors = [{instancePath,schemaPath:"contract#/components/schemas/SecondFactorProof/required",keyword:"required",params:{missingProperty: missing0},schema:schema83.required,parentSchema:schema83,data}];
return false;
}
else {
if(data.current_password !== undefined){
let data0 = data.current_password;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(func1(data0) > 200){
validate67.errors = [{instancePath:instancePath+"/current_password",schemaPath:"contract#/components/schemas/SecondFactorProof/properties/current_password/maxLength",keyword:"maxLength",params:{limit: 200},schema:200,parentSchema:schema83.properties.current_password,data:data0}];
return false;
}
else {
if(func1(data0) < 1){
validate67.errors = [{instancePath:instancePath+"/current_password",schemaPath:"contract#/components/schemas/SecondFactorProof/properties/current_password/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema83.properties.current_password,data:data0}];
return false;
}
else {
if(!pattern4.test(data0)){
validate67.errors = [{instancePath:instancePath+"/current_password",schemaPath:"contract#/components/schemas/SecondFactorProof/properties/current_password/pattern",keyword:"pattern",params:{pattern: "^[^\\x00]*$"},schema:"^[^\\x00]*$",parentSchema:schema83.properties.current_password,data:data0}];
return false;
}
else {
if(!data0.isWellFormed() || data0.includes("\0")){
validate67.errors = [{instancePath:instancePath+"/current_password",schemaPath:"contract#/components/schemas/SecondFactorProof/properties/current_password/x-storable",keyword:"x-storable",params:{},schema:true,parentSchema:schema83.properties.current_password,data:data0}];
return false;
}
}
}
}
}
else {
validate67.errors = [{instancePath:instancePath+"/current_password",schemaPath:"contract#/components/schemas/SecondFactorProof/properties/current_password/type",keyword:"type",params:{type: "string"},schema:schema83.properties.current_password.type,parentSchema:schema83.properties.current_password,data:data0}];
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
validate67.errors = [{instancePath:instancePath+"/code",schemaPath:"contract#/components/schemas/SecondFactorProof/properties/code/maxLength",keyword:"maxLength",params:{limit: 64},schema:64,parentSchema:schema83.properties.code,data:data1}];
return false;
}
else {
if(func1(data1) < 1){
validate67.errors = [{instancePath:instancePath+"/code",schemaPath:"contract#/components/schemas/SecondFactorProof/properties/code/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema83.properties.code,data:data1}];
return false;
}
else {
if(!pattern4.test(data1)){
validate67.errors = [{instancePath:instancePath+"/code",schemaPath:"contract#/components/schemas/SecondFactorProof/properties/code/pattern",keyword:"pattern",params:{pattern: "^[^\\x00]*$"},schema:"^[^\\x00]*$",parentSchema:schema83.properties.code,data:data1}];
return false;
}
else {
if(!data1.isWellFormed() || data1.includes("\0")){
validate67.errors = [{instancePath:instancePath+"/code",schemaPath:"contract#/components/schemas/SecondFactorProof/properties/code/x-storable",keyword:"x-storable",params:{},schema:true,parentSchema:schema83.properties.code,data:data1}];
return false;
}
}
}
}
}
else {
validate67.errors = [{instancePath:instancePath+"/code",schemaPath:"contract#/components/schemas/SecondFactorProof/properties/code/type",keyword:"type",params:{type: "string"},schema:schema83.properties.code.type,parentSchema:schema83.properties.code,data:data1}];
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
validate67.errors = [{instancePath,schemaPath:"contract#/components/schemas/SecondFactorProof/type",keyword:"type",params:{type: "object"},schema:schema83.type,parentSchema:schema83,data}];
return false;
}
}
validate67.errors = vErrors;
return errors === 0;
}
validate67.evaluated = {"props":{"current_password":true,"code":true},"dynamicProps":false,"dynamicItems":false};

export const renewRecoveryCodes_body_current_password = validate68;
const schema84 = {"description":"The current password.","type":"string","minLength":1,"maxLength":200,"pattern":"^[^\\x00]*$","x-storable":true};

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
if(func1(data) > 200){
validate68.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 200},schema:200,parentSchema:schema84,data}];
return false;
}
else {
if(func1(data) < 1){
validate68.errors = [{instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema84,data}];
return false;
}
else {
if(!pattern4.test(data)){
validate68.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[^\\x00]*$"},schema:"^[^\\x00]*$",parentSchema:schema84,data}];
return false;
}
else {
if(!data.isWellFormed() || data.includes("\0")){
validate68.errors = [{instancePath,schemaPath:"#/x-storable",keyword:"x-storable",params:{},schema:true,parentSchema:schema84,data}];
return false;
}
}
}
}
}
else {
validate68.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema84.type,parentSchema:schema84,data}];
return false;
}
}
validate68.errors = vErrors;
return errors === 0;
}
validate68.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const renewRecoveryCodes_body_code = validate69;
const schema85 = {"description":"A code of the authenticator app, or a recovery code.","type":"string","minLength":1,"maxLength":64,"pattern":"^[^\\x00]*$","x-storable":true};

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
if(func1(data) > 64){
validate69.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 64},schema:64,parentSchema:schema85,data}];
return false;
}
else {
if(func1(data) < 1){
validate69.errors = [{instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema85,data}];
return false;
}
else {
if(!pattern4.test(data)){
validate69.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[^\\x00]*$"},schema:"^[^\\x00]*$",parentSchema:schema85,data}];
return false;
}
else {
if(!data.isWellFormed() || data.includes("\0")){
validate69.errors = [{instancePath,schemaPath:"#/x-storable",keyword:"x-storable",params:{},schema:true,parentSchema:schema85,data}];
return false;
}
}
}
}
}
else {
validate69.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema85.type,parentSchema:schema85,data}];
return false;
}
}
validate69.errors = vErrors;
return errors === 0;
}
validate69.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const renewRecoveryCodes_201 = validate70;
const schema86 = {"$ref":"contract#/components/schemas/RecoveryCodesResponse"};

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
if((data.data === undefined) && (missing0 = "data")){
validate71.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema80.required,parentSchema:schema80,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "data")){
validate71.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema80,data}];
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
if((data0.recovery_codes === undefined) && (missing1 = "recovery_codes")){
validate71.errors = [{instancePath:instancePath+"/data",schemaPath:"#/components/schemas/RecoveryCodes/required",keyword:"required",params:{missingProperty: missing1},schema:schema81.required,parentSchema:schema81,data:data0}];
return false;
}
else {
const _errs5 = errors;
for(const key1 in data0){
if(!(key1 === "recovery_codes")){
validate71.errors = [{instancePath:instancePath+"/data",schemaPath:"#/components/schemas/RecoveryCodes/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},schema:false,parentSchema:schema81,data:data0}];
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
validate71.errors = [{instancePath:instancePath+"/data/recovery_codes/" + i0,schemaPath:"#/components/schemas/RecoveryCodes/properties/recovery_codes/items/type",keyword:"type",params:{type: "string"},schema:schema81.properties.recovery_codes.items.type,parentSchema:schema81.properties.recovery_codes.items,data:data2}];
return false;
}
var valid3 = _errs8 === errors;
if(!valid3){
break;
}
}
}
else {
validate71.errors = [{instancePath:instancePath+"/data/recovery_codes",schemaPath:"#/components/schemas/RecoveryCodes/properties/recovery_codes/type",keyword:"type",params:{type: "array"},schema:schema81.properties.recovery_codes.type,parentSchema:schema81.properties.recovery_codes,data:data1}];
return false;
}
}
}
}
}
}
else {
validate71.errors = [{instancePath:instancePath+"/data",schemaPath:"#/components/schemas/RecoveryCodes/type",keyword:"type",params:{type: "object"},schema:schema81.type,parentSchema:schema81,data:data0}];
return false;
}
}
}
}
}
}
else {
validate71.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema80.type,parentSchema:schema80,data}];
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

export const removeSecondFactor_body = validate73;
const schema89 = {"$ref":"contract#/components/schemas/SecondFactorProof"};

function validate73(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate73.evaluated;
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
validate73.errors = [{instancePath,schemaPath:"contract#/components/schemas/SecondFactorProof/required",keyword:"required",params:{missingProperty: missing0},schema:schema83.required,parentSchema:schema83,data}];
return false;
}
else {
if(data.current_password !== undefined){
let data0 = data.current_password;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(func1(data0) > 200){
validate73.errors = [{instancePath:instancePath+"/current_password",schemaPath:"contract#/components/schemas/SecondFactorProof/properties/current_password/maxLength",keyword:"maxLength",params:{limit: 200},schema:200,parentSchema:schema83.properties.current_password,data:data0}];
return false;
}
else {
if(func1(data0) < 1){
validate73.errors = [{instancePath:instancePath+"/current_password",schemaPath:"contract#/components/schemas/SecondFactorProof/properties/current_password/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema83.properties.current_password,data:data0}];
return false;
}
else {
if(!pattern4.test(data0)){
validate73.errors = [{instancePath:instancePath+"/current_password",schemaPath:"contract#/components/schemas/SecondFactorProof/properties/current_password/pattern",keyword:"pattern",params:{pattern: "^[^\\x00]*$"},schema:"^[^\\x00]*$",parentSchema:schema83.properties.current_password,data:data0}];
return false;
}
else {
if(!data0.isWellFormed() || data0.includes("\0")){
validate73.errors = [{instancePath:instancePath+"/current_password",schemaPath:"contract#/components/schemas/SecondFactorProof/properties/current_password/x-storable",keyword:"x-storable",params:{},schema:true,parentSchema:schema83.properties.current_password,data:data0}];
return false;
}
}
}
}
}
else {
validate73.errors = [{instancePath:instancePath+"/current_password",schemaPath:"contract#/components/schemas/SecondFactorProof/properties/current_password/type",keyword:"type",params:{type: "string"},schema:schema83.properties.current_password.type,parentSchema:schema83.properties.current_password,data:data0}];
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
validate73.errors = [{instancePath:instancePath+"/code",schemaPath:"contract#/components/schemas/SecondFactorProof/properties/code/maxLength",keyword:"maxLength",params:{limit: 64},schema:64,parentSchema:schema83.properties.code,data:data1}];
return false;
}
else {
if(func1(data1) < 1){
validate73.errors = [{instancePath:instancePath+"/code",schemaPath:"contract#/components/schemas/SecondFactorProof/properties/code/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema83.properties.code,data:data1}];
return false;
}
else {
if(!pattern4.test(data1)){
validate73.errors = [{instancePath:instancePath+"/code",schemaPath:"contract#/components/schemas/SecondFactorProof/properties/code/pattern",keyword:"pattern",params:{pattern: "^[^\\x00]*$"},schema:"^[^\\x00]*$",parentSchema:schema83.properties.code,data:data1}];
return false;
}
else {
if(!data1.isWellFormed() || data1.includes("\0")){
validate73.errors = [{instancePath:instancePath+"/code",schemaPath:"contract#/components/schemas/SecondFactorProof/properties/code/x-storable",keyword:"x-storable",params:{},schema:true,parentSchema:schema83.properties.code,data:data1}];
return false;
}
}
}
}
}
else {
validate73.errors = [{instancePath:instancePath+"/code",schemaPath:"contract#/components/schemas/SecondFactorProof/properties/code/type",keyword:"type",params:{type: "string"},schema:schema83.properties.code.type,parentSchema:schema83.properties.code,data:data1}];
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
validate73.errors = [{instancePath,schemaPath:"contract#/components/schemas/SecondFactorProof/type",keyword:"type",params:{type: "object"},schema:schema83.type,parentSchema:schema83,data}];
return false;
}
}
validate73.errors = vErrors;
return errors === 0;
}
validate73.evaluated = {"props":{"current_password":true,"code":true},"dynamicProps":false,"dynamicItems":false};

export const removeSecondFactor_body_current_password = validate74;
const schema91 = {"description":"The current password.","type":"string","minLength":1,"maxLength":200,"pattern":"^[^\\x00]*$","x-storable":true};

function validate74(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate74.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(typeof data === "string"){
if(func1(data) > 200){
validate74.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 200},schema:200,parentSchema:schema91,data}];
return false;
}
else {
if(func1(data) < 1){
validate74.errors = [{instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema91,data}];
return false;
}
else {
if(!pattern4.test(data)){
validate74.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[^\\x00]*$"},schema:"^[^\\x00]*$",parentSchema:schema91,data}];
return false;
}
else {
if(!data.isWellFormed() || data.includes("\0")){
validate74.errors = [{instancePath,schemaPath:"#/x-storable",keyword:"x-storable",params:{},schema:true,parentSchema:schema91,data}];
return false;
}
}
}
}
}
else {
validate74.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema91.type,parentSchema:schema91,data}];
return false;
}
}
validate74.errors = vErrors;
return errors === 0;
}
validate74.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const removeSecondFactor_body_code = validate75;
const schema92 = {"description":"A code of the authenticator app, or a recovery code.","type":"string","minLength":1,"maxLength":64,"pattern":"^[^\\x00]*$","x-storable":true};

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
if(func1(data) > 64){
validate75.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 64},schema:64,parentSchema:schema92,data}];
return false;
}
else {
if(func1(data) < 1){
validate75.errors = [{instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema92,data}];
return false;
}
else {
if(!pattern4.test(data)){
validate75.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[^\\x00]*$"},schema:"^[^\\x00]*$",parentSchema:schema92,data}];
return false;
}
else {
if(!data.isWellFormed() || data.includes("\0")){
validate75.errors = [{instancePath,schemaPath:"#/x-storable",keyword:"x-storable",params:{},schema:true,parentSchema:schema92,data}];
return false;
}
}
}
}
}
else {
validate75.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema92.type,parentSchema:schema92,data}];
return false;
}
}
validate75.errors = vErrors;
return errors === 0;
}
validate75.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const listInvitations_query_cursor = validate76;
const schema93 = {"type":"string","maxLength":1024};

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
if(errors === 0){
if(typeof data === "string"){
if(func1(data) > 1024){
validate76.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 1024},schema:1024,parentSchema:schema93,data}];
return false;
}
}
else {
validate76.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema93.type,parentSchema:schema93,data}];
return false;
}
}
validate76.errors = vErrors;
return errors === 0;
}
validate76.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const listInvitations_200 = validate77;
const schema94 = {"$ref":"contract#/components/schemas/InvitationList"};
const schema95 = {"description":"A page of a list.","type":"object","additionalProperties":false,"required":["data","meta"],"properties":{"data":{"description":"The items of this page.","type":"array","items":{"$ref":"#/components/schemas/Invitation"}},"meta":{"$ref":"#/components/schemas/CursorMeta"}}};
const schema96 = {"description":"An open invitation.","type":"object","additionalProperties":false,"required":["id","email","name","role","invited_by","created_at","expires_at"],"properties":{"id":{"description":"The id of the invitation.","type":"string"},"email":{"description":"The invited email address.","type":"string"},"name":{"description":"The name of the invited person, if given.","type":["string","null"]},"role":{"$ref":"#/components/schemas/Role"},"invited_by":{"description":"The user who sent the invitation. Null if an operator command created it.","oneOf":[{"$ref":"#/components/schemas/UserRef"},{"type":"null"}]},"created_at":{"description":"When the invitation was created.","type":"string","format":"date-time"},"expires_at":{"description":"When the invitation expires.","type":"string","format":"date-time"}}};
const schema98 = {"description":"A reference to a user.","type":"object","additionalProperties":false,"required":["id","name"],"properties":{"id":{"description":"The id of the user.","type":"string"},"name":{"description":"The name of the user.","type":"string"}}};

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
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((((data.id === undefined) && (missing0 = "id")) || ((data.email === undefined) && (missing0 = "email"))) || ((data.name === undefined) && (missing0 = "name"))) || ((data.role === undefined) && (missing0 = "role"))) || ((data.invited_by === undefined) && (missing0 = "invited_by"))) || ((data.created_at === undefined) && (missing0 = "created_at"))) || ((data.expires_at === undefined) && (missing0 = "expires_at"))){
validate79.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema96.required,parentSchema:schema96,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((((((key0 === "id") || (key0 === "email")) || (key0 === "name")) || (key0 === "role")) || (key0 === "invited_by")) || (key0 === "created_at")) || (key0 === "expires_at"))){
validate79.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema96,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.id !== undefined){
let data0 = data.id;
const _errs2 = errors;
if(typeof data0 !== "string"){
validate79.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},schema:schema96.properties.id.type,parentSchema:schema96.properties.id,data:data0}];
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
validate79.errors = [{instancePath:instancePath+"/email",schemaPath:"#/properties/email/type",keyword:"type",params:{type: "string"},schema:schema96.properties.email.type,parentSchema:schema96.properties.email,data:data1}];
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
validate79.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: schema96.properties.name.type},schema:schema96.properties.name.type,parentSchema:schema96.properties.name,data:data2}];
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
validate79.errors = [{instancePath:instancePath+"/role",schemaPath:"#/components/schemas/Role/type",keyword:"type",params:{type: "string"},schema:schema37.type,parentSchema:schema37,data:data3}];
return false;
}
if(!(((data3 === "owner") || (data3 === "admin")) || (data3 === "member"))){
validate79.errors = [{instancePath:instancePath+"/role",schemaPath:"#/components/schemas/Role/enum",keyword:"enum",params:{allowedValues: schema37.enum},schema:schema37.enum,parentSchema:schema37,data:data3}];
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
const err0 = {instancePath:instancePath+"/invited_by",schemaPath:"#/components/schemas/UserRef/required",keyword:"required",params:{missingProperty: missing1},schema:schema98.required,parentSchema:schema98,data:data4};
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
const err1 = {instancePath:instancePath+"/invited_by",schemaPath:"#/components/schemas/UserRef/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},schema:false,parentSchema:schema98,data:data4};
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
const err2 = {instancePath:instancePath+"/invited_by/id",schemaPath:"#/components/schemas/UserRef/properties/id/type",keyword:"type",params:{type: "string"},schema:schema98.properties.id.type,parentSchema:schema98.properties.id,data:data5};
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
const err3 = {instancePath:instancePath+"/invited_by/name",schemaPath:"#/components/schemas/UserRef/properties/name/type",keyword:"type",params:{type: "string"},schema:schema98.properties.name.type,parentSchema:schema98.properties.name,data:data6};
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
const err4 = {instancePath:instancePath+"/invited_by",schemaPath:"#/components/schemas/UserRef/type",keyword:"type",params:{type: "object"},schema:schema98.type,parentSchema:schema98,data:data4};
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
const err5 = {instancePath:instancePath+"/invited_by",schemaPath:"#/properties/invited_by/oneOf/1/type",keyword:"type",params:{type: "null"},schema:schema96.properties.invited_by.oneOf[1].type,parentSchema:schema96.properties.invited_by.oneOf[1],data:data4};
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
const err6 = {instancePath:instancePath+"/invited_by",schemaPath:"#/properties/invited_by/oneOf",keyword:"oneOf",params:{passingSchemas: passing0},schema:schema96.properties.invited_by.oneOf,parentSchema:schema96.properties.invited_by,data:data4};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
validate79.errors = vErrors;
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
validate79.errors = [{instancePath:instancePath+"/created_at",schemaPath:"#/properties/created_at/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema96.properties.created_at,data:data7}];
return false;
}
}
else {
validate79.errors = [{instancePath:instancePath+"/created_at",schemaPath:"#/properties/created_at/type",keyword:"type",params:{type: "string"},schema:schema96.properties.created_at.type,parentSchema:schema96.properties.created_at,data:data7}];
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
validate79.errors = [{instancePath:instancePath+"/expires_at",schemaPath:"#/properties/expires_at/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema96.properties.expires_at,data:data8}];
return false;
}
}
else {
validate79.errors = [{instancePath:instancePath+"/expires_at",schemaPath:"#/properties/expires_at/type",keyword:"type",params:{type: "string"},schema:schema96.properties.expires_at.type,parentSchema:schema96.properties.expires_at,data:data8}];
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
validate79.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema96.type,parentSchema:schema96,data}];
return false;
}
}
validate79.errors = vErrors;
return errors === 0;
}
validate79.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate78(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate78.evaluated;
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
validate78.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema95.required,parentSchema:schema95,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "data") || (key0 === "meta"))){
validate78.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema95,data}];
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
if(!(validate79(data0[i0], {instancePath:instancePath+"/data/" + i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate79.errors : vErrors.concat(validate79.errors);
errors = vErrors.length;
}
var valid1 = _errs4 === errors;
if(!valid1){
break;
}
}
}
else {
validate78.errors = [{instancePath:instancePath+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type: "array"},schema:schema95.properties.data.type,parentSchema:schema95.properties.data,data:data0}];
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
validate78.errors = [{instancePath:instancePath+"/meta",schemaPath:"#/components/schemas/CursorMeta/required",keyword:"required",params:{missingProperty: missing1},schema:schema56.required,parentSchema:schema56,data:data2}];
return false;
}
else {
const _errs8 = errors;
for(const key1 in data2){
if(!(key1 === "next_cursor")){
validate78.errors = [{instancePath:instancePath+"/meta",schemaPath:"#/components/schemas/CursorMeta/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},schema:false,parentSchema:schema56,data:data2}];
return false;
break;
}
}
if(_errs8 === errors){
if(data2.next_cursor !== undefined){
let data3 = data2.next_cursor;
if((typeof data3 !== "string") && (data3 !== null)){
validate78.errors = [{instancePath:instancePath+"/meta/next_cursor",schemaPath:"#/components/schemas/CursorMeta/properties/next_cursor/type",keyword:"type",params:{type: schema56.properties.next_cursor.type},schema:schema56.properties.next_cursor.type,parentSchema:schema56.properties.next_cursor,data:data3}];
return false;
}
}
}
}
}
else {
validate78.errors = [{instancePath:instancePath+"/meta",schemaPath:"#/components/schemas/CursorMeta/type",keyword:"type",params:{type: "object"},schema:schema56.type,parentSchema:schema56,data:data2}];
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
validate78.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema95.type,parentSchema:schema95,data}];
return false;
}
}
validate78.errors = vErrors;
return errors === 0;
}
validate78.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


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
if(!(validate78(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate78.errors : vErrors.concat(validate78.errors);
errors = vErrors.length;
}
validate77.errors = vErrors;
return errors === 0;
}
validate77.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const createInvitation_header_Idempotency$2d$Key = validate82;
const schema100 = {"type":"string","minLength":1,"maxLength":255};

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
if(errors === 0){
if(typeof data === "string"){
if(func1(data) > 255){
validate82.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 255},schema:255,parentSchema:schema100,data}];
return false;
}
else {
if(func1(data) < 1){
validate82.errors = [{instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema100,data}];
return false;
}
}
}
else {
validate82.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema100.type,parentSchema:schema100,data}];
return false;
}
}
validate82.errors = vErrors;
return errors === 0;
}
validate82.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const createInvitation_body = validate83;
const schema101 = {"$ref":"contract#/components/schemas/InvitationCreate"};
const schema102 = {"description":"A person to invite. Unknown fields are ignored.","type":"object","required":["email","role"],"properties":{"email":{"description":"The email address, case-insensitive.","type":"string","format":"email","maxLength":320,"pattern":"^[^\\x00]*$","x-storable":true},"role":{"$ref":"#/components/schemas/InvitedRole"},"name":{"description":"The name of the person, shown in the list of invitations.","type":["string","null"],"minLength":1,"maxLength":100,"pattern":"^[\\x09-\\x0D\\x20\\x85\\xA0  - \u2028\u2029  　]*[^\\x00\\x09-\\x0D\\x20\\x85\\xA0  - \u2028\u2029  　][^\\x00]*$","x-storable":true,"x-message":"must contain a character other than white space"}}};
const schema103 = {"description":"The role that the invited person will have.","type":"string","enum":["admin","member"]};

function validate84(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate84.evaluated;
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
validate84.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema102.required,parentSchema:schema102,data}];
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
validate84.errors = [{instancePath:instancePath+"/email",schemaPath:"#/properties/email/maxLength",keyword:"maxLength",params:{limit: 320},schema:320,parentSchema:schema102.properties.email,data:data0}];
return false;
}
else {
if(!pattern4.test(data0)){
validate84.errors = [{instancePath:instancePath+"/email",schemaPath:"#/properties/email/pattern",keyword:"pattern",params:{pattern: "^[^\\x00]*$"},schema:"^[^\\x00]*$",parentSchema:schema102.properties.email,data:data0}];
return false;
}
else {
if(!(formats6.test(data0))){
validate84.errors = [{instancePath:instancePath+"/email",schemaPath:"#/properties/email/format",keyword:"format",params:{format: "email"},schema:"email",parentSchema:schema102.properties.email,data:data0}];
return false;
}
else {
if(!data0.isWellFormed() || data0.includes("\0")){
validate84.errors = [{instancePath:instancePath+"/email",schemaPath:"#/properties/email/x-storable",keyword:"x-storable",params:{},schema:true,parentSchema:schema102.properties.email,data:data0}];
return false;
}
}
}
}
}
else {
validate84.errors = [{instancePath:instancePath+"/email",schemaPath:"#/properties/email/type",keyword:"type",params:{type: "string"},schema:schema102.properties.email.type,parentSchema:schema102.properties.email,data:data0}];
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
validate84.errors = [{instancePath:instancePath+"/role",schemaPath:"#/components/schemas/InvitedRole/type",keyword:"type",params:{type: "string"},schema:schema103.type,parentSchema:schema103,data:data1}];
return false;
}
if(!((data1 === "admin") || (data1 === "member"))){
validate84.errors = [{instancePath:instancePath+"/role",schemaPath:"#/components/schemas/InvitedRole/enum",keyword:"enum",params:{allowedValues: schema103.enum},schema:schema103.enum,parentSchema:schema103,data:data1}];
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
validate84.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: schema102.properties.name.type},schema:schema102.properties.name.type,parentSchema:schema102.properties.name,data:data2}];
return false;
}
if(errors === _errs6){
if(typeof data2 === "string"){
if(func1(data2) > 100){
validate84.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit: 100},schema:100,parentSchema:schema102.properties.name,data:data2}];
return false;
}
else {
if(func1(data2) < 1){
validate84.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema102.properties.name,data:data2}];
return false;
}
else {
if(!pattern16.test(data2)){
validate84.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/pattern",keyword:"pattern",params:{pattern: "^[\\x09-\\x0D\\x20\\x85\\xA0  - \u2028\u2029  　]*[^\\x00\\x09-\\x0D\\x20\\x85\\xA0  - \u2028\u2029  　][^\\x00]*$"},schema:"^[\\x09-\\x0D\\x20\\x85\\xA0  - \u2028\u2029  　]*[^\\x00\\x09-\\x0D\\x20\\x85\\xA0  - \u2028\u2029  　][^\\x00]*$",parentSchema:schema102.properties.name,data:data2}];
return false;
}
else {
if(!data2.isWellFormed() || data2.includes("\0")){
validate84.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/x-storable",keyword:"x-storable",params:{},schema:true,parentSchema:schema102.properties.name,data:data2}];
return false;
}
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
validate84.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema102.type,parentSchema:schema102,data}];
return false;
}
}
validate84.errors = vErrors;
return errors === 0;
}
validate84.evaluated = {"props":{"email":true,"role":true,"name":true},"dynamicProps":false,"dynamicItems":false};


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
if(!(validate84(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate84.errors : vErrors.concat(validate84.errors);
errors = vErrors.length;
}
validate83.errors = vErrors;
return errors === 0;
}
validate83.evaluated = {"props":{"email":true,"role":true,"name":true},"dynamicProps":false,"dynamicItems":false};

export const createInvitation_body_email = validate86;
const schema104 = {"description":"The email address, case-insensitive.","type":"string","format":"email","maxLength":320,"pattern":"^[^\\x00]*$","x-storable":true};

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
if(errors === 0){
if(errors === 0){
if(typeof data === "string"){
if(func1(data) > 320){
validate86.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 320},schema:320,parentSchema:schema104,data}];
return false;
}
else {
if(!pattern4.test(data)){
validate86.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[^\\x00]*$"},schema:"^[^\\x00]*$",parentSchema:schema104,data}];
return false;
}
else {
if(!(formats6.test(data))){
validate86.errors = [{instancePath,schemaPath:"#/format",keyword:"format",params:{format: "email"},schema:"email",parentSchema:schema104,data}];
return false;
}
else {
if(!data.isWellFormed() || data.includes("\0")){
validate86.errors = [{instancePath,schemaPath:"#/x-storable",keyword:"x-storable",params:{},schema:true,parentSchema:schema104,data}];
return false;
}
}
}
}
}
else {
validate86.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema104.type,parentSchema:schema104,data}];
return false;
}
}
}
validate86.errors = vErrors;
return errors === 0;
}
validate86.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const createInvitation_body_role = validate87;
const schema105 = {"$ref":"contract#/components/schemas/InvitedRole"};

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
if(typeof data !== "string"){
validate87.errors = [{instancePath,schemaPath:"contract#/components/schemas/InvitedRole/type",keyword:"type",params:{type: "string"},schema:schema103.type,parentSchema:schema103,data}];
return false;
}
if(!((data === "admin") || (data === "member"))){
validate87.errors = [{instancePath,schemaPath:"contract#/components/schemas/InvitedRole/enum",keyword:"enum",params:{allowedValues: schema103.enum},schema:schema103.enum,parentSchema:schema103,data}];
return false;
}
validate87.errors = vErrors;
return errors === 0;
}
validate87.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const createInvitation_body_name = validate88;
const schema107 = {"description":"The name of the person, shown in the list of invitations.","type":["string","null"],"minLength":1,"maxLength":100,"pattern":"^[\\x09-\\x0D\\x20\\x85\\xA0  - \u2028\u2029  　]*[^\\x00\\x09-\\x0D\\x20\\x85\\xA0  - \u2028\u2029  　][^\\x00]*$","x-storable":true,"x-message":"must contain a character other than white space"};

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
if((typeof data !== "string") && (data !== null)){
validate88.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema107.type},schema:schema107.type,parentSchema:schema107,data}];
return false;
}
if(errors === 0){
if(typeof data === "string"){
if(func1(data) > 100){
validate88.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 100},schema:100,parentSchema:schema107,data}];
return false;
}
else {
if(func1(data) < 1){
validate88.errors = [{instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema107,data}];
return false;
}
else {
if(!pattern16.test(data)){
validate88.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[\\x09-\\x0D\\x20\\x85\\xA0  - \u2028\u2029  　]*[^\\x00\\x09-\\x0D\\x20\\x85\\xA0  - \u2028\u2029  　][^\\x00]*$"},schema:"^[\\x09-\\x0D\\x20\\x85\\xA0  - \u2028\u2029  　]*[^\\x00\\x09-\\x0D\\x20\\x85\\xA0  - \u2028\u2029  　][^\\x00]*$",parentSchema:schema107,data}];
return false;
}
else {
if(!data.isWellFormed() || data.includes("\0")){
validate88.errors = [{instancePath,schemaPath:"#/x-storable",keyword:"x-storable",params:{},schema:true,parentSchema:schema107,data}];
return false;
}
}
}
}
}
}
validate88.errors = vErrors;
return errors === 0;
}
validate88.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const createInvitation_201 = validate89;
const schema108 = {"$ref":"contract#/components/schemas/InvitationWithUrl"};
const schema109 = {"description":"An invitation and its link.","type":"object","additionalProperties":false,"required":["data","url"],"properties":{"data":{"$ref":"#/components/schemas/Invitation"},"url":{"description":"The link of the invitation. Shown only once; null in a replay.","type":["string","null"],"x-shown-once":true}}};

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
if(((data.data === undefined) && (missing0 = "data")) || ((data.url === undefined) && (missing0 = "url"))){
validate90.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema109.required,parentSchema:schema109,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "data") || (key0 === "url"))){
validate90.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema109,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.data !== undefined){
const _errs2 = errors;
if(!(validate79(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate79.errors : vErrors.concat(validate79.errors);
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
validate90.errors = [{instancePath:instancePath+"/url",schemaPath:"#/properties/url/type",keyword:"type",params:{type: schema109.properties.url.type},schema:schema109.properties.url.type,parentSchema:schema109.properties.url,data:data1}];
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
validate90.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema109.type,parentSchema:schema109,data}];
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
if(!(validate90(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate90.errors : vErrors.concat(validate90.errors);
errors = vErrors.length;
}
validate89.errors = vErrors;
return errors === 0;
}
validate89.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const getInvitation_body = validate93;
const schema110 = {"$ref":"contract#/components/schemas/InvitationLookUp"};
const schema111 = {"description":"The link to look up.","type":"object","required":["token"],"properties":{"token":{"description":"The part of the link after `#`.","type":"string","minLength":1,"maxLength":255,"pattern":"^[^\\x00]*$","x-storable":true}}};

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
if((data.token === undefined) && (missing0 = "token")){
validate93.errors = [{instancePath,schemaPath:"contract#/components/schemas/InvitationLookUp/required",keyword:"required",params:{missingProperty: missing0},schema:schema111.required,parentSchema:schema111,data}];
return false;
}
else {
if(data.token !== undefined){
let data0 = data.token;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(func1(data0) > 255){
validate93.errors = [{instancePath:instancePath+"/token",schemaPath:"contract#/components/schemas/InvitationLookUp/properties/token/maxLength",keyword:"maxLength",params:{limit: 255},schema:255,parentSchema:schema111.properties.token,data:data0}];
return false;
}
else {
if(func1(data0) < 1){
validate93.errors = [{instancePath:instancePath+"/token",schemaPath:"contract#/components/schemas/InvitationLookUp/properties/token/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema111.properties.token,data:data0}];
return false;
}
else {
if(!pattern4.test(data0)){
validate93.errors = [{instancePath:instancePath+"/token",schemaPath:"contract#/components/schemas/InvitationLookUp/properties/token/pattern",keyword:"pattern",params:{pattern: "^[^\\x00]*$"},schema:"^[^\\x00]*$",parentSchema:schema111.properties.token,data:data0}];
return false;
}
else {
if(!data0.isWellFormed() || data0.includes("\0")){
validate93.errors = [{instancePath:instancePath+"/token",schemaPath:"contract#/components/schemas/InvitationLookUp/properties/token/x-storable",keyword:"x-storable",params:{},schema:true,parentSchema:schema111.properties.token,data:data0}];
return false;
}
}
}
}
}
else {
validate93.errors = [{instancePath:instancePath+"/token",schemaPath:"contract#/components/schemas/InvitationLookUp/properties/token/type",keyword:"type",params:{type: "string"},schema:schema111.properties.token.type,parentSchema:schema111.properties.token,data:data0}];
return false;
}
}
}
}
}
else {
validate93.errors = [{instancePath,schemaPath:"contract#/components/schemas/InvitationLookUp/type",keyword:"type",params:{type: "object"},schema:schema111.type,parentSchema:schema111,data}];
return false;
}
}
validate93.errors = vErrors;
return errors === 0;
}
validate93.evaluated = {"props":{"token":true},"dynamicProps":false,"dynamicItems":false};

export const getInvitation_body_token = validate94;
const schema112 = {"description":"The part of the link after `#`.","type":"string","minLength":1,"maxLength":255,"pattern":"^[^\\x00]*$","x-storable":true};

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
validate94.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 255},schema:255,parentSchema:schema112,data}];
return false;
}
else {
if(func1(data) < 1){
validate94.errors = [{instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema112,data}];
return false;
}
else {
if(!pattern4.test(data)){
validate94.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[^\\x00]*$"},schema:"^[^\\x00]*$",parentSchema:schema112,data}];
return false;
}
else {
if(!data.isWellFormed() || data.includes("\0")){
validate94.errors = [{instancePath,schemaPath:"#/x-storable",keyword:"x-storable",params:{},schema:true,parentSchema:schema112,data}];
return false;
}
}
}
}
}
else {
validate94.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema112.type,parentSchema:schema112,data}];
return false;
}
}
validate94.errors = vErrors;
return errors === 0;
}
validate94.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const getInvitation_200 = validate95;
const schema113 = {"$ref":"contract#/components/schemas/InvitationPreviewResponse"};
const schema114 = {"description":"The response with the purpose of an invitation.","type":"object","additionalProperties":false,"required":["data"],"properties":{"data":{"$ref":"#/components/schemas/InvitationPreview"}}};
const schema115 = {"description":"The purpose of an invitation.","type":"object","additionalProperties":false,"required":["email","role","workspace","has_account"],"properties":{"email":{"description":"The invited email address.","type":"string"},"role":{"$ref":"#/components/schemas/Role"},"workspace":{"$ref":"#/components/schemas/InvitingWorkspace"},"has_account":{"description":"Whether the address has an account. Accepting then requires the password of the account.","type":"boolean"}}};
const schema117 = {"description":"The workspace to join.","type":"object","additionalProperties":false,"required":["name"],"properties":{"name":{"description":"The name of the workspace.","type":"string"}}};

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
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.email === undefined) && (missing0 = "email")) || ((data.role === undefined) && (missing0 = "role"))) || ((data.workspace === undefined) && (missing0 = "workspace"))) || ((data.has_account === undefined) && (missing0 = "has_account"))){
validate97.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema115.required,parentSchema:schema115,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((key0 === "email") || (key0 === "role")) || (key0 === "workspace")) || (key0 === "has_account"))){
validate97.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema115,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.email !== undefined){
let data0 = data.email;
const _errs2 = errors;
if(typeof data0 !== "string"){
validate97.errors = [{instancePath:instancePath+"/email",schemaPath:"#/properties/email/type",keyword:"type",params:{type: "string"},schema:schema115.properties.email.type,parentSchema:schema115.properties.email,data:data0}];
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
validate97.errors = [{instancePath:instancePath+"/role",schemaPath:"#/components/schemas/Role/type",keyword:"type",params:{type: "string"},schema:schema37.type,parentSchema:schema37,data:data1}];
return false;
}
if(!(((data1 === "owner") || (data1 === "admin")) || (data1 === "member"))){
validate97.errors = [{instancePath:instancePath+"/role",schemaPath:"#/components/schemas/Role/enum",keyword:"enum",params:{allowedValues: schema37.enum},schema:schema37.enum,parentSchema:schema37,data:data1}];
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
validate97.errors = [{instancePath:instancePath+"/workspace",schemaPath:"#/components/schemas/InvitingWorkspace/required",keyword:"required",params:{missingProperty: missing1},schema:schema117.required,parentSchema:schema117,data:data2}];
return false;
}
else {
const _errs10 = errors;
for(const key1 in data2){
if(!(key1 === "name")){
validate97.errors = [{instancePath:instancePath+"/workspace",schemaPath:"#/components/schemas/InvitingWorkspace/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},schema:false,parentSchema:schema117,data:data2}];
return false;
break;
}
}
if(_errs10 === errors){
if(data2.name !== undefined){
let data3 = data2.name;
if(typeof data3 !== "string"){
validate97.errors = [{instancePath:instancePath+"/workspace/name",schemaPath:"#/components/schemas/InvitingWorkspace/properties/name/type",keyword:"type",params:{type: "string"},schema:schema117.properties.name.type,parentSchema:schema117.properties.name,data:data3}];
return false;
}
}
}
}
}
else {
validate97.errors = [{instancePath:instancePath+"/workspace",schemaPath:"#/components/schemas/InvitingWorkspace/type",keyword:"type",params:{type: "object"},schema:schema117.type,parentSchema:schema117,data:data2}];
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
validate97.errors = [{instancePath:instancePath+"/has_account",schemaPath:"#/properties/has_account/type",keyword:"type",params:{type: "boolean"},schema:schema115.properties.has_account.type,parentSchema:schema115.properties.has_account,data:data4}];
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
validate97.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema115.type,parentSchema:schema115,data}];
return false;
}
}
validate97.errors = vErrors;
return errors === 0;
}
validate97.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


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
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.data === undefined) && (missing0 = "data")){
validate96.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema114.required,parentSchema:schema114,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "data")){
validate96.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema114,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.data !== undefined){
if(!(validate97(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate97.errors : vErrors.concat(validate97.errors);
errors = vErrors.length;
}
}
}
}
}
else {
validate96.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema114.type,parentSchema:schema114,data}];
return false;
}
}
validate96.errors = vErrors;
return errors === 0;
}
validate96.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


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
if(!(validate96(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate96.errors : vErrors.concat(validate96.errors);
errors = vErrors.length;
}
validate95.errors = vErrors;
return errors === 0;
}
validate95.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const acceptInvitation_body = validate100;
const schema118 = {"$ref":"contract#/components/schemas/InvitationAcceptance"};
const schema119 = {"description":"The person who accepts an invitation. Unknown fields are ignored.","type":"object","required":["token","password"],"properties":{"token":{"description":"The part of the link after `#`.","type":"string","minLength":1,"maxLength":255,"pattern":"^[^\\x00]*$","x-storable":true},"password":{"description":"The password of the existing account, or of the account to create.","type":"string","minLength":1,"maxLength":200,"pattern":"^[^\\x00]*$","x-storable":true},"name":{"description":"The name of a person who does not have an account.","type":"string","minLength":1,"maxLength":100,"pattern":"^[\\x09-\\x0D\\x20\\x85\\xA0  - \u2028\u2029  　]*[^\\x00\\x09-\\x0D\\x20\\x85\\xA0  - \u2028\u2029  　][^\\x00]*$","x-storable":true,"x-message":"must contain a character other than white space"},"code":{"description":"A code of the authenticator app, or a recovery code, if the account has a second factor.","type":"string","minLength":1,"maxLength":64,"pattern":"^[^\\x00]*$","x-storable":true}}};

function validate100(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate100.evaluated;
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
validate100.errors = [{instancePath,schemaPath:"contract#/components/schemas/InvitationAcceptance/required",keyword:"required",params:{missingProperty: missing0},schema:schema119.required,parentSchema:schema119,data}];
return false;
}
else {
if(data.token !== undefined){
let data0 = data.token;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(func1(data0) > 255){
validate100.errors = [{instancePath:instancePath+"/token",schemaPath:"contract#/components/schemas/InvitationAcceptance/properties/token/maxLength",keyword:"maxLength",params:{limit: 255},schema:255,parentSchema:schema119.properties.token,data:data0}];
return false;
}
else {
if(func1(data0) < 1){
validate100.errors = [{instancePath:instancePath+"/token",schemaPath:"contract#/components/schemas/InvitationAcceptance/properties/token/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema119.properties.token,data:data0}];
return false;
}
else {
if(!pattern4.test(data0)){
validate100.errors = [{instancePath:instancePath+"/token",schemaPath:"contract#/components/schemas/InvitationAcceptance/properties/token/pattern",keyword:"pattern",params:{pattern: "^[^\\x00]*$"},schema:"^[^\\x00]*$",parentSchema:schema119.properties.token,data:data0}];
return false;
}
else {
if(!data0.isWellFormed() || data0.includes("\0")){
validate100.errors = [{instancePath:instancePath+"/token",schemaPath:"contract#/components/schemas/InvitationAcceptance/properties/token/x-storable",keyword:"x-storable",params:{},schema:true,parentSchema:schema119.properties.token,data:data0}];
return false;
}
}
}
}
}
else {
validate100.errors = [{instancePath:instancePath+"/token",schemaPath:"contract#/components/schemas/InvitationAcceptance/properties/token/type",keyword:"type",params:{type: "string"},schema:schema119.properties.token.type,parentSchema:schema119.properties.token,data:data0}];
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
validate100.errors = [{instancePath:instancePath+"/password",schemaPath:"contract#/components/schemas/InvitationAcceptance/properties/password/maxLength",keyword:"maxLength",params:{limit: 200},schema:200,parentSchema:schema119.properties.password,data:data1}];
return false;
}
else {
if(func1(data1) < 1){
validate100.errors = [{instancePath:instancePath+"/password",schemaPath:"contract#/components/schemas/InvitationAcceptance/properties/password/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema119.properties.password,data:data1}];
return false;
}
else {
if(!pattern4.test(data1)){
validate100.errors = [{instancePath:instancePath+"/password",schemaPath:"contract#/components/schemas/InvitationAcceptance/properties/password/pattern",keyword:"pattern",params:{pattern: "^[^\\x00]*$"},schema:"^[^\\x00]*$",parentSchema:schema119.properties.password,data:data1}];
return false;
}
else {
if(!data1.isWellFormed() || data1.includes("\0")){
validate100.errors = [{instancePath:instancePath+"/password",schemaPath:"contract#/components/schemas/InvitationAcceptance/properties/password/x-storable",keyword:"x-storable",params:{},schema:true,parentSchema:schema119.properties.password,data:data1}];
return false;
}
}
}
}
}
else {
validate100.errors = [{instancePath:instancePath+"/password",schemaPath:"contract#/components/schemas/InvitationAcceptance/properties/password/type",keyword:"type",params:{type: "string"},schema:schema119.properties.password.type,parentSchema:schema119.properties.password,data:data1}];
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
validate100.errors = [{instancePath:instancePath+"/name",schemaPath:"contract#/components/schemas/InvitationAcceptance/properties/name/maxLength",keyword:"maxLength",params:{limit: 100},schema:100,parentSchema:schema119.properties.name,data:data2}];
return false;
}
else {
if(func1(data2) < 1){
validate100.errors = [{instancePath:instancePath+"/name",schemaPath:"contract#/components/schemas/InvitationAcceptance/properties/name/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema119.properties.name,data:data2}];
return false;
}
else {
if(!pattern16.test(data2)){
validate100.errors = [{instancePath:instancePath+"/name",schemaPath:"contract#/components/schemas/InvitationAcceptance/properties/name/pattern",keyword:"pattern",params:{pattern: "^[\\x09-\\x0D\\x20\\x85\\xA0  - \u2028\u2029  　]*[^\\x00\\x09-\\x0D\\x20\\x85\\xA0  - \u2028\u2029  　][^\\x00]*$"},schema:"^[\\x09-\\x0D\\x20\\x85\\xA0  - \u2028\u2029  　]*[^\\x00\\x09-\\x0D\\x20\\x85\\xA0  - \u2028\u2029  　][^\\x00]*$",parentSchema:schema119.properties.name,data:data2}];
return false;
}
else {
if(!data2.isWellFormed() || data2.includes("\0")){
validate100.errors = [{instancePath:instancePath+"/name",schemaPath:"contract#/components/schemas/InvitationAcceptance/properties/name/x-storable",keyword:"x-storable",params:{},schema:true,parentSchema:schema119.properties.name,data:data2}];
return false;
}
}
}
}
}
else {
validate100.errors = [{instancePath:instancePath+"/name",schemaPath:"contract#/components/schemas/InvitationAcceptance/properties/name/type",keyword:"type",params:{type: "string"},schema:schema119.properties.name.type,parentSchema:schema119.properties.name,data:data2}];
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
validate100.errors = [{instancePath:instancePath+"/code",schemaPath:"contract#/components/schemas/InvitationAcceptance/properties/code/maxLength",keyword:"maxLength",params:{limit: 64},schema:64,parentSchema:schema119.properties.code,data:data3}];
return false;
}
else {
if(func1(data3) < 1){
validate100.errors = [{instancePath:instancePath+"/code",schemaPath:"contract#/components/schemas/InvitationAcceptance/properties/code/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema119.properties.code,data:data3}];
return false;
}
else {
if(!pattern4.test(data3)){
validate100.errors = [{instancePath:instancePath+"/code",schemaPath:"contract#/components/schemas/InvitationAcceptance/properties/code/pattern",keyword:"pattern",params:{pattern: "^[^\\x00]*$"},schema:"^[^\\x00]*$",parentSchema:schema119.properties.code,data:data3}];
return false;
}
else {
if(!data3.isWellFormed() || data3.includes("\0")){
validate100.errors = [{instancePath:instancePath+"/code",schemaPath:"contract#/components/schemas/InvitationAcceptance/properties/code/x-storable",keyword:"x-storable",params:{},schema:true,parentSchema:schema119.properties.code,data:data3}];
return false;
}
}
}
}
}
else {
validate100.errors = [{instancePath:instancePath+"/code",schemaPath:"contract#/components/schemas/InvitationAcceptance/properties/code/type",keyword:"type",params:{type: "string"},schema:schema119.properties.code.type,parentSchema:schema119.properties.code,data:data3}];
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
validate100.errors = [{instancePath,schemaPath:"contract#/components/schemas/InvitationAcceptance/type",keyword:"type",params:{type: "object"},schema:schema119.type,parentSchema:schema119,data}];
return false;
}
}
validate100.errors = vErrors;
return errors === 0;
}
validate100.evaluated = {"props":{"token":true,"password":true,"name":true,"code":true},"dynamicProps":false,"dynamicItems":false};

export const acceptInvitation_body_token = validate101;
const schema120 = {"description":"The part of the link after `#`.","type":"string","minLength":1,"maxLength":255,"pattern":"^[^\\x00]*$","x-storable":true};

function validate101(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate101.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(typeof data === "string"){
if(func1(data) > 255){
validate101.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 255},schema:255,parentSchema:schema120,data}];
return false;
}
else {
if(func1(data) < 1){
validate101.errors = [{instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema120,data}];
return false;
}
else {
if(!pattern4.test(data)){
validate101.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[^\\x00]*$"},schema:"^[^\\x00]*$",parentSchema:schema120,data}];
return false;
}
else {
if(!data.isWellFormed() || data.includes("\0")){
validate101.errors = [{instancePath,schemaPath:"#/x-storable",keyword:"x-storable",params:{},schema:true,parentSchema:schema120,data}];
return false;
}
}
}
}
}
else {
validate101.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema120.type,parentSchema:schema120,data}];
return false;
}
}
validate101.errors = vErrors;
return errors === 0;
}
validate101.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const acceptInvitation_body_password = validate102;
const schema121 = {"description":"The password of the existing account, or of the account to create.","type":"string","minLength":1,"maxLength":200,"pattern":"^[^\\x00]*$","x-storable":true};

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
if(errors === 0){
if(typeof data === "string"){
if(func1(data) > 200){
validate102.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 200},schema:200,parentSchema:schema121,data}];
return false;
}
else {
if(func1(data) < 1){
validate102.errors = [{instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema121,data}];
return false;
}
else {
if(!pattern4.test(data)){
validate102.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[^\\x00]*$"},schema:"^[^\\x00]*$",parentSchema:schema121,data}];
return false;
}
else {
if(!data.isWellFormed() || data.includes("\0")){
validate102.errors = [{instancePath,schemaPath:"#/x-storable",keyword:"x-storable",params:{},schema:true,parentSchema:schema121,data}];
return false;
}
}
}
}
}
else {
validate102.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema121.type,parentSchema:schema121,data}];
return false;
}
}
validate102.errors = vErrors;
return errors === 0;
}
validate102.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const acceptInvitation_body_name = validate103;
const schema122 = {"description":"The name of a person who does not have an account.","type":"string","minLength":1,"maxLength":100,"pattern":"^[\\x09-\\x0D\\x20\\x85\\xA0  - \u2028\u2029  　]*[^\\x00\\x09-\\x0D\\x20\\x85\\xA0  - \u2028\u2029  　][^\\x00]*$","x-storable":true,"x-message":"must contain a character other than white space"};

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
if(func1(data) > 100){
validate103.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 100},schema:100,parentSchema:schema122,data}];
return false;
}
else {
if(func1(data) < 1){
validate103.errors = [{instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema122,data}];
return false;
}
else {
if(!pattern16.test(data)){
validate103.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[\\x09-\\x0D\\x20\\x85\\xA0  - \u2028\u2029  　]*[^\\x00\\x09-\\x0D\\x20\\x85\\xA0  - \u2028\u2029  　][^\\x00]*$"},schema:"^[\\x09-\\x0D\\x20\\x85\\xA0  - \u2028\u2029  　]*[^\\x00\\x09-\\x0D\\x20\\x85\\xA0  - \u2028\u2029  　][^\\x00]*$",parentSchema:schema122,data}];
return false;
}
else {
if(!data.isWellFormed() || data.includes("\0")){
validate103.errors = [{instancePath,schemaPath:"#/x-storable",keyword:"x-storable",params:{},schema:true,parentSchema:schema122,data}];
return false;
}
}
}
}
}
else {
validate103.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema122.type,parentSchema:schema122,data}];
return false;
}
}
validate103.errors = vErrors;
return errors === 0;
}
validate103.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const acceptInvitation_body_code = validate104;
const schema123 = {"description":"A code of the authenticator app, or a recovery code, if the account has a second factor.","type":"string","minLength":1,"maxLength":64,"pattern":"^[^\\x00]*$","x-storable":true};

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
if(errors === 0){
if(typeof data === "string"){
if(func1(data) > 64){
validate104.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 64},schema:64,parentSchema:schema123,data}];
return false;
}
else {
if(func1(data) < 1){
validate104.errors = [{instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema123,data}];
return false;
}
else {
if(!pattern4.test(data)){
validate104.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[^\\x00]*$"},schema:"^[^\\x00]*$",parentSchema:schema123,data}];
return false;
}
else {
if(!data.isWellFormed() || data.includes("\0")){
validate104.errors = [{instancePath,schemaPath:"#/x-storable",keyword:"x-storable",params:{},schema:true,parentSchema:schema123,data}];
return false;
}
}
}
}
}
else {
validate104.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema123.type,parentSchema:schema123,data}];
return false;
}
}
validate104.errors = vErrors;
return errors === 0;
}
validate104.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const acceptInvitation_201 = validate105;
const schema124 = {"$ref":"contract#/components/schemas/SessionResponse"};

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
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.data === undefined) && (missing0 = "data")){
validate106.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema33.required,parentSchema:schema33,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "data")){
validate106.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema33,data}];
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
validate106.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema33.type,parentSchema:schema33,data}];
return false;
}
}
validate106.errors = vErrors;
return errors === 0;
}
validate106.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


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
if(!(validate106(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate106.errors : vErrors.concat(validate106.errors);
errors = vErrors.length;
}
validate105.errors = vErrors;
return errors === 0;
}
validate105.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const requestPasswordReset_body = validate109;
const schema126 = {"$ref":"contract#/components/schemas/PasswordResetRequest"};
const schema127 = {"description":"The account whose password to reset.","type":"object","required":["email"],"properties":{"email":{"description":"The email address, case-insensitive.","type":"string","minLength":1,"maxLength":320,"pattern":"^[^\\x00]*$","x-storable":true}}};

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
const _errs0 = errors;
if(errors === _errs0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.email === undefined) && (missing0 = "email")){
validate109.errors = [{instancePath,schemaPath:"contract#/components/schemas/PasswordResetRequest/required",keyword:"required",params:{missingProperty: missing0},schema:schema127.required,parentSchema:schema127,data}];
return false;
}
else {
if(data.email !== undefined){
let data0 = data.email;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(func1(data0) > 320){
validate109.errors = [{instancePath:instancePath+"/email",schemaPath:"contract#/components/schemas/PasswordResetRequest/properties/email/maxLength",keyword:"maxLength",params:{limit: 320},schema:320,parentSchema:schema127.properties.email,data:data0}];
return false;
}
else {
if(func1(data0) < 1){
validate109.errors = [{instancePath:instancePath+"/email",schemaPath:"contract#/components/schemas/PasswordResetRequest/properties/email/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema127.properties.email,data:data0}];
return false;
}
else {
if(!pattern4.test(data0)){
validate109.errors = [{instancePath:instancePath+"/email",schemaPath:"contract#/components/schemas/PasswordResetRequest/properties/email/pattern",keyword:"pattern",params:{pattern: "^[^\\x00]*$"},schema:"^[^\\x00]*$",parentSchema:schema127.properties.email,data:data0}];
return false;
}
else {
if(!data0.isWellFormed() || data0.includes("\0")){
validate109.errors = [{instancePath:instancePath+"/email",schemaPath:"contract#/components/schemas/PasswordResetRequest/properties/email/x-storable",keyword:"x-storable",params:{},schema:true,parentSchema:schema127.properties.email,data:data0}];
return false;
}
}
}
}
}
else {
validate109.errors = [{instancePath:instancePath+"/email",schemaPath:"contract#/components/schemas/PasswordResetRequest/properties/email/type",keyword:"type",params:{type: "string"},schema:schema127.properties.email.type,parentSchema:schema127.properties.email,data:data0}];
return false;
}
}
}
}
}
else {
validate109.errors = [{instancePath,schemaPath:"contract#/components/schemas/PasswordResetRequest/type",keyword:"type",params:{type: "object"},schema:schema127.type,parentSchema:schema127,data}];
return false;
}
}
validate109.errors = vErrors;
return errors === 0;
}
validate109.evaluated = {"props":{"email":true},"dynamicProps":false,"dynamicItems":false};

export const requestPasswordReset_body_email = validate110;
const schema128 = {"description":"The email address, case-insensitive.","type":"string","minLength":1,"maxLength":320,"pattern":"^[^\\x00]*$","x-storable":true};

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
if(func1(data) > 320){
validate110.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 320},schema:320,parentSchema:schema128,data}];
return false;
}
else {
if(func1(data) < 1){
validate110.errors = [{instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema128,data}];
return false;
}
else {
if(!pattern4.test(data)){
validate110.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[^\\x00]*$"},schema:"^[^\\x00]*$",parentSchema:schema128,data}];
return false;
}
else {
if(!data.isWellFormed() || data.includes("\0")){
validate110.errors = [{instancePath,schemaPath:"#/x-storable",keyword:"x-storable",params:{},schema:true,parentSchema:schema128,data}];
return false;
}
}
}
}
}
else {
validate110.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema128.type,parentSchema:schema128,data}];
return false;
}
}
validate110.errors = vErrors;
return errors === 0;
}
validate110.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const completePasswordReset_body = validate111;
const schema129 = {"$ref":"contract#/components/schemas/PasswordResetCompletion"};
const schema130 = {"description":"The new password and the token that permits it.","type":"object","required":["token","new_password"],"properties":{"token":{"description":"The part of the link after `#`.","type":"string","minLength":1,"maxLength":255,"pattern":"^[^\\x00]*$","x-storable":true},"new_password":{"description":"The new password.","type":"string","minLength":12,"maxLength":200,"pattern":"^[^\\x00]*$","x-storable":true}}};

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
const _errs0 = errors;
if(errors === _errs0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.token === undefined) && (missing0 = "token")) || ((data.new_password === undefined) && (missing0 = "new_password"))){
validate111.errors = [{instancePath,schemaPath:"contract#/components/schemas/PasswordResetCompletion/required",keyword:"required",params:{missingProperty: missing0},schema:schema130.required,parentSchema:schema130,data}];
return false;
}
else {
if(data.token !== undefined){
let data0 = data.token;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(func1(data0) > 255){
validate111.errors = [{instancePath:instancePath+"/token",schemaPath:"contract#/components/schemas/PasswordResetCompletion/properties/token/maxLength",keyword:"maxLength",params:{limit: 255},schema:255,parentSchema:schema130.properties.token,data:data0}];
return false;
}
else {
if(func1(data0) < 1){
validate111.errors = [{instancePath:instancePath+"/token",schemaPath:"contract#/components/schemas/PasswordResetCompletion/properties/token/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema130.properties.token,data:data0}];
return false;
}
else {
if(!pattern4.test(data0)){
validate111.errors = [{instancePath:instancePath+"/token",schemaPath:"contract#/components/schemas/PasswordResetCompletion/properties/token/pattern",keyword:"pattern",params:{pattern: "^[^\\x00]*$"},schema:"^[^\\x00]*$",parentSchema:schema130.properties.token,data:data0}];
return false;
}
else {
if(!data0.isWellFormed() || data0.includes("\0")){
validate111.errors = [{instancePath:instancePath+"/token",schemaPath:"contract#/components/schemas/PasswordResetCompletion/properties/token/x-storable",keyword:"x-storable",params:{},schema:true,parentSchema:schema130.properties.token,data:data0}];
return false;
}
}
}
}
}
else {
validate111.errors = [{instancePath:instancePath+"/token",schemaPath:"contract#/components/schemas/PasswordResetCompletion/properties/token/type",keyword:"type",params:{type: "string"},schema:schema130.properties.token.type,parentSchema:schema130.properties.token,data:data0}];
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
validate111.errors = [{instancePath:instancePath+"/new_password",schemaPath:"contract#/components/schemas/PasswordResetCompletion/properties/new_password/maxLength",keyword:"maxLength",params:{limit: 200},schema:200,parentSchema:schema130.properties.new_password,data:data1}];
return false;
}
else {
if(func1(data1) < 12){
validate111.errors = [{instancePath:instancePath+"/new_password",schemaPath:"contract#/components/schemas/PasswordResetCompletion/properties/new_password/minLength",keyword:"minLength",params:{limit: 12},schema:12,parentSchema:schema130.properties.new_password,data:data1}];
return false;
}
else {
if(!pattern4.test(data1)){
validate111.errors = [{instancePath:instancePath+"/new_password",schemaPath:"contract#/components/schemas/PasswordResetCompletion/properties/new_password/pattern",keyword:"pattern",params:{pattern: "^[^\\x00]*$"},schema:"^[^\\x00]*$",parentSchema:schema130.properties.new_password,data:data1}];
return false;
}
else {
if(!data1.isWellFormed() || data1.includes("\0")){
validate111.errors = [{instancePath:instancePath+"/new_password",schemaPath:"contract#/components/schemas/PasswordResetCompletion/properties/new_password/x-storable",keyword:"x-storable",params:{},schema:true,parentSchema:schema130.properties.new_password,data:data1}];
return false;
}
}
}
}
}
else {
validate111.errors = [{instancePath:instancePath+"/new_password",schemaPath:"contract#/components/schemas/PasswordResetCompletion/properties/new_password/type",keyword:"type",params:{type: "string"},schema:schema130.properties.new_password.type,parentSchema:schema130.properties.new_password,data:data1}];
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
validate111.errors = [{instancePath,schemaPath:"contract#/components/schemas/PasswordResetCompletion/type",keyword:"type",params:{type: "object"},schema:schema130.type,parentSchema:schema130,data}];
return false;
}
}
validate111.errors = vErrors;
return errors === 0;
}
validate111.evaluated = {"props":{"token":true,"new_password":true},"dynamicProps":false,"dynamicItems":false};

export const completePasswordReset_body_token = validate112;
const schema131 = {"description":"The part of the link after `#`.","type":"string","minLength":1,"maxLength":255,"pattern":"^[^\\x00]*$","x-storable":true};

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
if(typeof data === "string"){
if(func1(data) > 255){
validate112.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 255},schema:255,parentSchema:schema131,data}];
return false;
}
else {
if(func1(data) < 1){
validate112.errors = [{instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema131,data}];
return false;
}
else {
if(!pattern4.test(data)){
validate112.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[^\\x00]*$"},schema:"^[^\\x00]*$",parentSchema:schema131,data}];
return false;
}
else {
if(!data.isWellFormed() || data.includes("\0")){
validate112.errors = [{instancePath,schemaPath:"#/x-storable",keyword:"x-storable",params:{},schema:true,parentSchema:schema131,data}];
return false;
}
}
}
}
}
else {
validate112.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema131.type,parentSchema:schema131,data}];
return false;
}
}
validate112.errors = vErrors;
return errors === 0;
}
validate112.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const completePasswordReset_body_new_password = validate113;
const schema132 = {"description":"The new password.","type":"string","minLength":12,"maxLength":200,"pattern":"^[^\\x00]*$","x-storable":true};

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
if(typeof data === "string"){
if(func1(data) > 200){
validate113.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 200},schema:200,parentSchema:schema132,data}];
return false;
}
else {
if(func1(data) < 12){
validate113.errors = [{instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 12},schema:12,parentSchema:schema132,data}];
return false;
}
else {
if(!pattern4.test(data)){
validate113.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[^\\x00]*$"},schema:"^[^\\x00]*$",parentSchema:schema132,data}];
return false;
}
else {
if(!data.isWellFormed() || data.includes("\0")){
validate113.errors = [{instancePath,schemaPath:"#/x-storable",keyword:"x-storable",params:{},schema:true,parentSchema:schema132,data}];
return false;
}
}
}
}
}
else {
validate113.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema132.type,parentSchema:schema132,data}];
return false;
}
}
validate113.errors = vErrors;
return errors === 0;
}
validate113.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const listMembers_query_status = validate114;
const schema133 = {"$ref":"contract#/components/schemas/MemberStatus"};
const schema134 = {"description":"The status of a membership. Only active members have access; pending members have not joined yet.\n","type":"string","enum":["active","suspended","pending"]};

function validate114(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate114.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data !== "string"){
validate114.errors = [{instancePath,schemaPath:"contract#/components/schemas/MemberStatus/type",keyword:"type",params:{type: "string"},schema:schema134.type,parentSchema:schema134,data}];
return false;
}
if(!(((data === "active") || (data === "suspended")) || (data === "pending"))){
validate114.errors = [{instancePath,schemaPath:"contract#/components/schemas/MemberStatus/enum",keyword:"enum",params:{allowedValues: schema134.enum},schema:schema134.enum,parentSchema:schema134,data}];
return false;
}
validate114.errors = vErrors;
return errors === 0;
}
validate114.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const listMembers_query_role = validate115;
const schema135 = {"$ref":"contract#/components/schemas/Role"};

function validate115(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate115.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data !== "string"){
validate115.errors = [{instancePath,schemaPath:"contract#/components/schemas/Role/type",keyword:"type",params:{type: "string"},schema:schema37.type,parentSchema:schema37,data}];
return false;
}
if(!(((data === "owner") || (data === "admin")) || (data === "member"))){
validate115.errors = [{instancePath,schemaPath:"contract#/components/schemas/Role/enum",keyword:"enum",params:{allowedValues: schema37.enum},schema:schema37.enum,parentSchema:schema37,data}];
return false;
}
validate115.errors = vErrors;
return errors === 0;
}
validate115.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const listMembers_query_q = validate116;
const schema137 = {"type":"string","maxLength":255,"pattern":"^[^\\x00]*$","x-storable":true};

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
if(errors === 0){
if(typeof data === "string"){
if(func1(data) > 255){
validate116.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 255},schema:255,parentSchema:schema137,data}];
return false;
}
else {
if(!pattern4.test(data)){
validate116.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[^\\x00]*$"},schema:"^[^\\x00]*$",parentSchema:schema137,data}];
return false;
}
else {
if(!data.isWellFormed() || data.includes("\0")){
validate116.errors = [{instancePath,schemaPath:"#/x-storable",keyword:"x-storable",params:{},schema:true,parentSchema:schema137,data}];
return false;
}
}
}
}
else {
validate116.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema137.type,parentSchema:schema137,data}];
return false;
}
}
validate116.errors = vErrors;
return errors === 0;
}
validate116.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const listMembers_query_cursor = validate117;
const schema138 = {"type":"string","maxLength":1024};

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
if(typeof data === "string"){
if(func1(data) > 1024){
validate117.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 1024},schema:1024,parentSchema:schema138,data}];
return false;
}
}
else {
validate117.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema138.type,parentSchema:schema138,data}];
return false;
}
}
validate117.errors = vErrors;
return errors === 0;
}
validate117.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const listMembers_200 = validate118;
const schema139 = {"$ref":"contract#/components/schemas/MemberList"};
const schema140 = {"description":"A page of a list.","type":"object","additionalProperties":false,"required":["data","meta"],"properties":{"data":{"description":"The items of this page.","type":"array","items":{"$ref":"#/components/schemas/Member"}},"meta":{"$ref":"#/components/schemas/CursorMeta"}}};
const schema141 = {"description":"A member of the workspace.","type":"object","additionalProperties":false,"required":["user","role","status","joined_at","last_seen_at"],"properties":{"user":{"$ref":"#/components/schemas/MemberUser"},"role":{"$ref":"#/components/schemas/Role"},"status":{"$ref":"#/components/schemas/MemberStatus"},"joined_at":{"description":"When the member joined. Null for pending members.","type":["string","null"],"format":"date-time"},"last_seen_at":{"description":"When the member last used a session in this workspace, to the minute. Null if the member never did.\n","type":["string","null"],"format":"date-time"}}};
const schema142 = {"description":"The user of a membership.","type":"object","additionalProperties":false,"required":["id","name","email"],"properties":{"id":{"description":"The id of the user.","type":"string"},"name":{"description":"The name of the user.","type":"string"},"email":{"description":"The email address of the user.","type":"string"}}};

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
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.user === undefined) && (missing0 = "user")) || ((data.role === undefined) && (missing0 = "role"))) || ((data.status === undefined) && (missing0 = "status"))) || ((data.joined_at === undefined) && (missing0 = "joined_at"))) || ((data.last_seen_at === undefined) && (missing0 = "last_seen_at"))){
validate120.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema141.required,parentSchema:schema141,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((((key0 === "user") || (key0 === "role")) || (key0 === "status")) || (key0 === "joined_at")) || (key0 === "last_seen_at"))){
validate120.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema141,data}];
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
validate120.errors = [{instancePath:instancePath+"/user",schemaPath:"#/components/schemas/MemberUser/required",keyword:"required",params:{missingProperty: missing1},schema:schema142.required,parentSchema:schema142,data:data0}];
return false;
}
else {
const _errs5 = errors;
for(const key1 in data0){
if(!(((key1 === "id") || (key1 === "name")) || (key1 === "email"))){
validate120.errors = [{instancePath:instancePath+"/user",schemaPath:"#/components/schemas/MemberUser/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},schema:false,parentSchema:schema142,data:data0}];
return false;
break;
}
}
if(_errs5 === errors){
if(data0.id !== undefined){
let data1 = data0.id;
const _errs6 = errors;
if(typeof data1 !== "string"){
validate120.errors = [{instancePath:instancePath+"/user/id",schemaPath:"#/components/schemas/MemberUser/properties/id/type",keyword:"type",params:{type: "string"},schema:schema142.properties.id.type,parentSchema:schema142.properties.id,data:data1}];
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
validate120.errors = [{instancePath:instancePath+"/user/name",schemaPath:"#/components/schemas/MemberUser/properties/name/type",keyword:"type",params:{type: "string"},schema:schema142.properties.name.type,parentSchema:schema142.properties.name,data:data2}];
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
validate120.errors = [{instancePath:instancePath+"/user/email",schemaPath:"#/components/schemas/MemberUser/properties/email/type",keyword:"type",params:{type: "string"},schema:schema142.properties.email.type,parentSchema:schema142.properties.email,data:data3}];
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
validate120.errors = [{instancePath:instancePath+"/user",schemaPath:"#/components/schemas/MemberUser/type",keyword:"type",params:{type: "object"},schema:schema142.type,parentSchema:schema142,data:data0}];
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
validate120.errors = [{instancePath:instancePath+"/role",schemaPath:"#/components/schemas/Role/type",keyword:"type",params:{type: "string"},schema:schema37.type,parentSchema:schema37,data:data4}];
return false;
}
if(!(((data4 === "owner") || (data4 === "admin")) || (data4 === "member"))){
validate120.errors = [{instancePath:instancePath+"/role",schemaPath:"#/components/schemas/Role/enum",keyword:"enum",params:{allowedValues: schema37.enum},schema:schema37.enum,parentSchema:schema37,data:data4}];
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
validate120.errors = [{instancePath:instancePath+"/status",schemaPath:"#/components/schemas/MemberStatus/type",keyword:"type",params:{type: "string"},schema:schema134.type,parentSchema:schema134,data:data5}];
return false;
}
if(!(((data5 === "active") || (data5 === "suspended")) || (data5 === "pending"))){
validate120.errors = [{instancePath:instancePath+"/status",schemaPath:"#/components/schemas/MemberStatus/enum",keyword:"enum",params:{allowedValues: schema134.enum},schema:schema134.enum,parentSchema:schema134,data:data5}];
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
validate120.errors = [{instancePath:instancePath+"/joined_at",schemaPath:"#/properties/joined_at/type",keyword:"type",params:{type: schema141.properties.joined_at.type},schema:schema141.properties.joined_at.type,parentSchema:schema141.properties.joined_at,data:data6}];
return false;
}
if(errors === _errs18){
if(errors === _errs18){
if(typeof data6 === "string"){
if(!(formats0.validate(data6))){
validate120.errors = [{instancePath:instancePath+"/joined_at",schemaPath:"#/properties/joined_at/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema141.properties.joined_at,data:data6}];
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
validate120.errors = [{instancePath:instancePath+"/last_seen_at",schemaPath:"#/properties/last_seen_at/type",keyword:"type",params:{type: schema141.properties.last_seen_at.type},schema:schema141.properties.last_seen_at.type,parentSchema:schema141.properties.last_seen_at,data:data7}];
return false;
}
if(errors === _errs20){
if(errors === _errs20){
if(typeof data7 === "string"){
if(!(formats0.validate(data7))){
validate120.errors = [{instancePath:instancePath+"/last_seen_at",schemaPath:"#/properties/last_seen_at/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema141.properties.last_seen_at,data:data7}];
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
validate120.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema141.type,parentSchema:schema141,data}];
return false;
}
}
validate120.errors = vErrors;
return errors === 0;
}
validate120.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


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
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.data === undefined) && (missing0 = "data")) || ((data.meta === undefined) && (missing0 = "meta"))){
validate119.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema140.required,parentSchema:schema140,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "data") || (key0 === "meta"))){
validate119.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema140,data}];
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
if(!(validate120(data0[i0], {instancePath:instancePath+"/data/" + i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate120.errors : vErrors.concat(validate120.errors);
errors = vErrors.length;
}
var valid1 = _errs4 === errors;
if(!valid1){
break;
}
}
}
else {
validate119.errors = [{instancePath:instancePath+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type: "array"},schema:schema140.properties.data.type,parentSchema:schema140.properties.data,data:data0}];
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
validate119.errors = [{instancePath:instancePath+"/meta",schemaPath:"#/components/schemas/CursorMeta/required",keyword:"required",params:{missingProperty: missing1},schema:schema56.required,parentSchema:schema56,data:data2}];
return false;
}
else {
const _errs8 = errors;
for(const key1 in data2){
if(!(key1 === "next_cursor")){
validate119.errors = [{instancePath:instancePath+"/meta",schemaPath:"#/components/schemas/CursorMeta/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},schema:false,parentSchema:schema56,data:data2}];
return false;
break;
}
}
if(_errs8 === errors){
if(data2.next_cursor !== undefined){
let data3 = data2.next_cursor;
if((typeof data3 !== "string") && (data3 !== null)){
validate119.errors = [{instancePath:instancePath+"/meta/next_cursor",schemaPath:"#/components/schemas/CursorMeta/properties/next_cursor/type",keyword:"type",params:{type: schema56.properties.next_cursor.type},schema:schema56.properties.next_cursor.type,parentSchema:schema56.properties.next_cursor,data:data3}];
return false;
}
}
}
}
}
else {
validate119.errors = [{instancePath:instancePath+"/meta",schemaPath:"#/components/schemas/CursorMeta/type",keyword:"type",params:{type: "object"},schema:schema56.type,parentSchema:schema56,data:data2}];
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
validate119.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema140.type,parentSchema:schema140,data}];
return false;
}
}
validate119.errors = vErrors;
return errors === 0;
}
validate119.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate118(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate118.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate119(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate119.errors : vErrors.concat(validate119.errors);
errors = vErrors.length;
}
validate118.errors = vErrors;
return errors === 0;
}
validate118.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const updateMember_body = validate123;
const schema146 = {"$ref":"contract#/components/schemas/MemberUpdate"};
const schema147 = {"description":"The fields to change. Unknown fields are ignored.","type":"object","properties":{"role":{"$ref":"#/components/schemas/Role"},"status":{"$ref":"#/components/schemas/MemberAccess"}}};
const schema149 = {"description":"Whether the membership gives access to the workspace.","type":"string","enum":["active","suspended"]};

function validate124(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate124.evaluated;
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
validate124.errors = [{instancePath:instancePath+"/role",schemaPath:"#/components/schemas/Role/type",keyword:"type",params:{type: "string"},schema:schema37.type,parentSchema:schema37,data:data0}];
return false;
}
if(!(((data0 === "owner") || (data0 === "admin")) || (data0 === "member"))){
validate124.errors = [{instancePath:instancePath+"/role",schemaPath:"#/components/schemas/Role/enum",keyword:"enum",params:{allowedValues: schema37.enum},schema:schema37.enum,parentSchema:schema37,data:data0}];
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
validate124.errors = [{instancePath:instancePath+"/status",schemaPath:"#/components/schemas/MemberAccess/type",keyword:"type",params:{type: "string"},schema:schema149.type,parentSchema:schema149,data:data1}];
return false;
}
if(!((data1 === "active") || (data1 === "suspended"))){
validate124.errors = [{instancePath:instancePath+"/status",schemaPath:"#/components/schemas/MemberAccess/enum",keyword:"enum",params:{allowedValues: schema149.enum},schema:schema149.enum,parentSchema:schema149,data:data1}];
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
validate124.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema147.type,parentSchema:schema147,data}];
return false;
}
}
validate124.errors = vErrors;
return errors === 0;
}
validate124.evaluated = {"props":{"role":true,"status":true},"dynamicProps":false,"dynamicItems":false};


function validate123(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate123.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate124(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate124.errors : vErrors.concat(validate124.errors);
errors = vErrors.length;
}
validate123.errors = vErrors;
return errors === 0;
}
validate123.evaluated = {"props":{"role":true,"status":true},"dynamicProps":false,"dynamicItems":false};

export const updateMember_body_role = validate126;
const schema150 = {"$ref":"contract#/components/schemas/Role"};

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
if(typeof data !== "string"){
validate126.errors = [{instancePath,schemaPath:"contract#/components/schemas/Role/type",keyword:"type",params:{type: "string"},schema:schema37.type,parentSchema:schema37,data}];
return false;
}
if(!(((data === "owner") || (data === "admin")) || (data === "member"))){
validate126.errors = [{instancePath,schemaPath:"contract#/components/schemas/Role/enum",keyword:"enum",params:{allowedValues: schema37.enum},schema:schema37.enum,parentSchema:schema37,data}];
return false;
}
validate126.errors = vErrors;
return errors === 0;
}
validate126.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const updateMember_body_status = validate127;
const schema152 = {"$ref":"contract#/components/schemas/MemberAccess"};

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
if(typeof data !== "string"){
validate127.errors = [{instancePath,schemaPath:"contract#/components/schemas/MemberAccess/type",keyword:"type",params:{type: "string"},schema:schema149.type,parentSchema:schema149,data}];
return false;
}
if(!((data === "active") || (data === "suspended"))){
validate127.errors = [{instancePath,schemaPath:"contract#/components/schemas/MemberAccess/enum",keyword:"enum",params:{allowedValues: schema149.enum},schema:schema149.enum,parentSchema:schema149,data}];
return false;
}
validate127.errors = vErrors;
return errors === 0;
}
validate127.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const updateMember_200 = validate128;
const schema154 = {"$ref":"contract#/components/schemas/MemberResponse"};
const schema155 = {"description":"The resource.","type":"object","additionalProperties":false,"required":["data"],"properties":{"data":{"$ref":"#/components/schemas/Member"}}};

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
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.data === undefined) && (missing0 = "data")){
validate129.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema155.required,parentSchema:schema155,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "data")){
validate129.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema155,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.data !== undefined){
if(!(validate120(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate120.errors : vErrors.concat(validate120.errors);
errors = vErrors.length;
}
}
}
}
}
else {
validate129.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema155.type,parentSchema:schema155,data}];
return false;
}
}
validate129.errors = vErrors;
return errors === 0;
}
validate129.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


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
if(!(validate129(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate129.errors : vErrors.concat(validate129.errors);
errors = vErrors.length;
}
validate128.errors = vErrors;
return errors === 0;
}
validate128.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const updateWorkspace_body = validate132;
const schema156 = {"$ref":"contract#/components/schemas/WorkspaceUpdate"};
const schema157 = {"description":"The fields to change. Unknown fields are ignored.","type":"object","minProperties":1,"properties":{"name":{"description":"The name of the workspace.","type":"string","minLength":1,"maxLength":100,"pattern":"^[\\x09-\\x0D\\x20\\x85\\xA0  - \u2028\u2029  　]*[^\\x00\\x09-\\x0D\\x20\\x85\\xA0  - \u2028\u2029  　][^\\x00]*$","x-storable":true,"x-message":"must contain a character other than white space"},"time_zone":{"description":"The IANA name of the time zone of the workspace, such as `Europe/Oslo`.","type":"string","maxLength":255,"format":"time-zone","pattern":"^[^\\x00]*$","x-storable":true},"require_second_factor":{"description":"Whether owners and admins of the workspace need a second factor. Only an owner who has a second factor may\nrequire it.\n","type":"boolean"}}};
const formats22 = formats["time-zone"];

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
const _errs0 = errors;
if(errors === _errs0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(Object.keys(data).length < 1){
validate132.errors = [{instancePath,schemaPath:"contract#/components/schemas/WorkspaceUpdate/minProperties",keyword:"minProperties",params:{limit: 1},schema:1,parentSchema:schema157,data}];
return false;
}
else {
if(data.name !== undefined){
let data0 = data.name;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(func1(data0) > 100){
validate132.errors = [{instancePath:instancePath+"/name",schemaPath:"contract#/components/schemas/WorkspaceUpdate/properties/name/maxLength",keyword:"maxLength",params:{limit: 100},schema:100,parentSchema:schema157.properties.name,data:data0}];
return false;
}
else {
if(func1(data0) < 1){
validate132.errors = [{instancePath:instancePath+"/name",schemaPath:"contract#/components/schemas/WorkspaceUpdate/properties/name/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema157.properties.name,data:data0}];
return false;
}
else {
if(!pattern16.test(data0)){
validate132.errors = [{instancePath:instancePath+"/name",schemaPath:"contract#/components/schemas/WorkspaceUpdate/properties/name/pattern",keyword:"pattern",params:{pattern: "^[\\x09-\\x0D\\x20\\x85\\xA0  - \u2028\u2029  　]*[^\\x00\\x09-\\x0D\\x20\\x85\\xA0  - \u2028\u2029  　][^\\x00]*$"},schema:"^[\\x09-\\x0D\\x20\\x85\\xA0  - \u2028\u2029  　]*[^\\x00\\x09-\\x0D\\x20\\x85\\xA0  - \u2028\u2029  　][^\\x00]*$",parentSchema:schema157.properties.name,data:data0}];
return false;
}
else {
if(!data0.isWellFormed() || data0.includes("\0")){
validate132.errors = [{instancePath:instancePath+"/name",schemaPath:"contract#/components/schemas/WorkspaceUpdate/properties/name/x-storable",keyword:"x-storable",params:{},schema:true,parentSchema:schema157.properties.name,data:data0}];
return false;
}
}
}
}
}
else {
validate132.errors = [{instancePath:instancePath+"/name",schemaPath:"contract#/components/schemas/WorkspaceUpdate/properties/name/type",keyword:"type",params:{type: "string"},schema:schema157.properties.name.type,parentSchema:schema157.properties.name,data:data0}];
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
validate132.errors = [{instancePath:instancePath+"/time_zone",schemaPath:"contract#/components/schemas/WorkspaceUpdate/properties/time_zone/maxLength",keyword:"maxLength",params:{limit: 255},schema:255,parentSchema:schema157.properties.time_zone,data:data1}];
return false;
}
else {
if(!pattern4.test(data1)){
validate132.errors = [{instancePath:instancePath+"/time_zone",schemaPath:"contract#/components/schemas/WorkspaceUpdate/properties/time_zone/pattern",keyword:"pattern",params:{pattern: "^[^\\x00]*$"},schema:"^[^\\x00]*$",parentSchema:schema157.properties.time_zone,data:data1}];
return false;
}
else {
if(!(formats22(data1))){
validate132.errors = [{instancePath:instancePath+"/time_zone",schemaPath:"contract#/components/schemas/WorkspaceUpdate/properties/time_zone/format",keyword:"format",params:{format: "time-zone"},schema:"time-zone",parentSchema:schema157.properties.time_zone,data:data1}];
return false;
}
else {
if(!data1.isWellFormed() || data1.includes("\0")){
validate132.errors = [{instancePath:instancePath+"/time_zone",schemaPath:"contract#/components/schemas/WorkspaceUpdate/properties/time_zone/x-storable",keyword:"x-storable",params:{},schema:true,parentSchema:schema157.properties.time_zone,data:data1}];
return false;
}
}
}
}
}
else {
validate132.errors = [{instancePath:instancePath+"/time_zone",schemaPath:"contract#/components/schemas/WorkspaceUpdate/properties/time_zone/type",keyword:"type",params:{type: "string"},schema:schema157.properties.time_zone.type,parentSchema:schema157.properties.time_zone,data:data1}];
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
validate132.errors = [{instancePath:instancePath+"/require_second_factor",schemaPath:"contract#/components/schemas/WorkspaceUpdate/properties/require_second_factor/type",keyword:"type",params:{type: "boolean"},schema:schema157.properties.require_second_factor.type,parentSchema:schema157.properties.require_second_factor,data:data2}];
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
validate132.errors = [{instancePath,schemaPath:"contract#/components/schemas/WorkspaceUpdate/type",keyword:"type",params:{type: "object"},schema:schema157.type,parentSchema:schema157,data}];
return false;
}
}
validate132.errors = vErrors;
return errors === 0;
}
validate132.evaluated = {"props":{"name":true,"time_zone":true,"require_second_factor":true},"dynamicProps":false,"dynamicItems":false};

export const updateWorkspace_body_name = validate133;
const schema158 = {"description":"The name of the workspace.","type":"string","minLength":1,"maxLength":100,"pattern":"^[\\x09-\\x0D\\x20\\x85\\xA0  - \u2028\u2029  　]*[^\\x00\\x09-\\x0D\\x20\\x85\\xA0  - \u2028\u2029  　][^\\x00]*$","x-storable":true,"x-message":"must contain a character other than white space"};

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
if(errors === 0){
if(typeof data === "string"){
if(func1(data) > 100){
validate133.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 100},schema:100,parentSchema:schema158,data}];
return false;
}
else {
if(func1(data) < 1){
validate133.errors = [{instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema158,data}];
return false;
}
else {
if(!pattern16.test(data)){
validate133.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[\\x09-\\x0D\\x20\\x85\\xA0  - \u2028\u2029  　]*[^\\x00\\x09-\\x0D\\x20\\x85\\xA0  - \u2028\u2029  　][^\\x00]*$"},schema:"^[\\x09-\\x0D\\x20\\x85\\xA0  - \u2028\u2029  　]*[^\\x00\\x09-\\x0D\\x20\\x85\\xA0  - \u2028\u2029  　][^\\x00]*$",parentSchema:schema158,data}];
return false;
}
else {
if(!data.isWellFormed() || data.includes("\0")){
validate133.errors = [{instancePath,schemaPath:"#/x-storable",keyword:"x-storable",params:{},schema:true,parentSchema:schema158,data}];
return false;
}
}
}
}
}
else {
validate133.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema158.type,parentSchema:schema158,data}];
return false;
}
}
validate133.errors = vErrors;
return errors === 0;
}
validate133.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const updateWorkspace_body_time_zone = validate134;
const schema159 = {"description":"The IANA name of the time zone of the workspace, such as `Europe/Oslo`.","type":"string","maxLength":255,"format":"time-zone","pattern":"^[^\\x00]*$","x-storable":true};

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
if(errors === 0){
if(typeof data === "string"){
if(func1(data) > 255){
validate134.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 255},schema:255,parentSchema:schema159,data}];
return false;
}
else {
if(!pattern4.test(data)){
validate134.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[^\\x00]*$"},schema:"^[^\\x00]*$",parentSchema:schema159,data}];
return false;
}
else {
if(!(formats22(data))){
validate134.errors = [{instancePath,schemaPath:"#/format",keyword:"format",params:{format: "time-zone"},schema:"time-zone",parentSchema:schema159,data}];
return false;
}
else {
if(!data.isWellFormed() || data.includes("\0")){
validate134.errors = [{instancePath,schemaPath:"#/x-storable",keyword:"x-storable",params:{},schema:true,parentSchema:schema159,data}];
return false;
}
}
}
}
}
else {
validate134.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema159.type,parentSchema:schema159,data}];
return false;
}
}
}
validate134.errors = vErrors;
return errors === 0;
}
validate134.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const updateWorkspace_body_require_second_factor = validate135;
const schema160 = {"description":"Whether owners and admins of the workspace need a second factor. Only an owner who has a second factor may\nrequire it.\n","type":"boolean"};

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
if(typeof data !== "boolean"){
validate135.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "boolean"},schema:schema160.type,parentSchema:schema160,data}];
return false;
}
validate135.errors = vErrors;
return errors === 0;
}
validate135.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const updateWorkspace_200 = validate136;
const schema161 = {"$ref":"contract#/components/schemas/WorkspaceResponse"};
const schema162 = {"description":"The resource.","type":"object","additionalProperties":false,"required":["data"],"properties":{"data":{"$ref":"#/components/schemas/Workspace"}}};

function validate137(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate137.evaluated;
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
validate137.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema162.required,parentSchema:schema162,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "data")){
validate137.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema162,data}];
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
validate137.errors = [{instancePath:instancePath+"/data",schemaPath:"#/components/schemas/Workspace/required",keyword:"required",params:{missingProperty: missing1},schema:schema36.required,parentSchema:schema36,data:data0}];
return false;
}
else {
const _errs5 = errors;
for(const key1 in data0){
if(!((((key1 === "id") || (key1 === "name")) || (key1 === "time_zone")) || (key1 === "require_second_factor"))){
validate137.errors = [{instancePath:instancePath+"/data",schemaPath:"#/components/schemas/Workspace/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},schema:false,parentSchema:schema36,data:data0}];
return false;
break;
}
}
if(_errs5 === errors){
if(data0.id !== undefined){
let data1 = data0.id;
const _errs6 = errors;
if(typeof data1 !== "string"){
validate137.errors = [{instancePath:instancePath+"/data/id",schemaPath:"#/components/schemas/Workspace/properties/id/type",keyword:"type",params:{type: "string"},schema:schema36.properties.id.type,parentSchema:schema36.properties.id,data:data1}];
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
validate137.errors = [{instancePath:instancePath+"/data/name",schemaPath:"#/components/schemas/Workspace/properties/name/type",keyword:"type",params:{type: "string"},schema:schema36.properties.name.type,parentSchema:schema36.properties.name,data:data2}];
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
validate137.errors = [{instancePath:instancePath+"/data/time_zone",schemaPath:"#/components/schemas/Workspace/properties/time_zone/type",keyword:"type",params:{type: "string"},schema:schema36.properties.time_zone.type,parentSchema:schema36.properties.time_zone,data:data3}];
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
validate137.errors = [{instancePath:instancePath+"/data/require_second_factor",schemaPath:"#/components/schemas/Workspace/properties/require_second_factor/type",keyword:"type",params:{type: "boolean"},schema:schema36.properties.require_second_factor.type,parentSchema:schema36.properties.require_second_factor,data:data4}];
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
validate137.errors = [{instancePath:instancePath+"/data",schemaPath:"#/components/schemas/Workspace/type",keyword:"type",params:{type: "object"},schema:schema36.type,parentSchema:schema36,data:data0}];
return false;
}
}
}
}
}
}
else {
validate137.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema162.type,parentSchema:schema162,data}];
return false;
}
}
validate137.errors = vErrors;
return errors === 0;
}
validate137.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate136(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate136.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate137(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate137.errors : vErrors.concat(validate137.errors);
errors = vErrors.length;
}
validate136.errors = vErrors;
return errors === 0;
}
validate136.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const listKeys_query_cursor = validate139;
const schema164 = {"type":"string","maxLength":1024};

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
if(errors === 0){
if(typeof data === "string"){
if(func1(data) > 1024){
validate139.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 1024},schema:1024,parentSchema:schema164,data}];
return false;
}
}
else {
validate139.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema164.type,parentSchema:schema164,data}];
return false;
}
}
validate139.errors = vErrors;
return errors === 0;
}
validate139.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const listKeys_200 = validate140;
const schema165 = {"$ref":"contract#/components/schemas/KeyList"};
const schema166 = {"description":"A page of a list.","type":"object","additionalProperties":false,"required":["data","meta"],"properties":{"data":{"description":"The items of this page.","type":"array","items":{"$ref":"#/components/schemas/Key"}},"meta":{"$ref":"#/components/schemas/CursorMeta"}}};
const schema167 = {"description":"An API key.","type":"object","additionalProperties":false,"required":["id","name","scopes","status","created_by","creator_active","created_at","expires_at","last_used_at","secrets"],"properties":{"id":{"description":"The id of the key.","type":"string"},"name":{"description":"The purpose of the key.","type":"string"},"scopes":{"description":"The scopes of the key.","type":"array","items":{"$ref":"#/components/schemas/Scope"}},"status":{"$ref":"#/components/schemas/KeyStatus"},"created_by":{"$ref":"#/components/schemas/UserRef"},"creator_active":{"description":"False if the creator is no longer an active owner or admin. The key does not work then.","type":"boolean"},"created_at":{"description":"When the key was created.","type":"string","format":"date-time"},"expires_at":{"description":"When the key expires.","type":["string","null"],"format":"date-time"},"last_used_at":{"description":"When the key was last used.","type":["string","null"],"format":"date-time"},"secrets":{"description":"The active secrets of the key, newest first.","type":"array","items":{"$ref":"#/components/schemas/KeySecret"}}}};
const schema168 = {"description":"A permission of an API key.\n\n| Scope | Grants |\n|---|---|\n| `read:projects` | List and read projects and their board columns |\n| `read:tasks` | List and read tasks and their comments |\n| `read:events` | List calendar events |\n| `read:members` | List active members, including email addresses |\n| `write:tasks` | Create and update tasks |\n| `write:events` | Create calendar events |\n| `write:comments` | Comment on tasks |\n","type":"string","enum":["read:projects","read:tasks","read:events","read:members","write:tasks","write:events","write:comments"]};
const schema169 = {"description":"The status of a key. Only active keys work.","type":"string","enum":["active","disabled","revoked","expired"]};
const schema171 = {"description":"An active secret of a key.","type":"object","additionalProperties":false,"required":["last4","created_at","expires_at","last_used_at"],"properties":{"last4":{"description":"The last four characters of the secret.","type":"string"},"created_at":{"description":"When the secret was created.","type":"string","format":"date-time"},"expires_at":{"description":"When the overlap ends, if the key was rotated.","type":["string","null"],"format":"date-time"},"last_used_at":{"description":"When the secret was last used.","type":["string","null"],"format":"date-time"}}};
const func108 = Object.prototype.hasOwnProperty;

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
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((((((data.id === undefined) && (missing0 = "id")) || ((data.name === undefined) && (missing0 = "name"))) || ((data.scopes === undefined) && (missing0 = "scopes"))) || ((data.status === undefined) && (missing0 = "status"))) || ((data.created_by === undefined) && (missing0 = "created_by"))) || ((data.creator_active === undefined) && (missing0 = "creator_active"))) || ((data.created_at === undefined) && (missing0 = "created_at"))) || ((data.expires_at === undefined) && (missing0 = "expires_at"))) || ((data.last_used_at === undefined) && (missing0 = "last_used_at"))) || ((data.secrets === undefined) && (missing0 = "secrets"))){
validate142.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema167.required,parentSchema:schema167,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(func108.call(schema167.properties, key0))){
validate142.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema167,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.id !== undefined){
let data0 = data.id;
const _errs2 = errors;
if(typeof data0 !== "string"){
validate142.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},schema:schema167.properties.id.type,parentSchema:schema167.properties.id,data:data0}];
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
validate142.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},schema:schema167.properties.name.type,parentSchema:schema167.properties.name,data:data1}];
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
validate142.errors = [{instancePath:instancePath+"/scopes/" + i0,schemaPath:"#/components/schemas/Scope/type",keyword:"type",params:{type: "string"},schema:schema168.type,parentSchema:schema168,data:data3}];
return false;
}
if(!(((((((data3 === "read:projects") || (data3 === "read:tasks")) || (data3 === "read:events")) || (data3 === "read:members")) || (data3 === "write:tasks")) || (data3 === "write:events")) || (data3 === "write:comments"))){
validate142.errors = [{instancePath:instancePath+"/scopes/" + i0,schemaPath:"#/components/schemas/Scope/enum",keyword:"enum",params:{allowedValues: schema168.enum},schema:schema168.enum,parentSchema:schema168,data:data3}];
return false;
}
var valid1 = _errs8 === errors;
if(!valid1){
break;
}
}
}
else {
validate142.errors = [{instancePath:instancePath+"/scopes",schemaPath:"#/properties/scopes/type",keyword:"type",params:{type: "array"},schema:schema167.properties.scopes.type,parentSchema:schema167.properties.scopes,data:data2}];
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
validate142.errors = [{instancePath:instancePath+"/status",schemaPath:"#/components/schemas/KeyStatus/type",keyword:"type",params:{type: "string"},schema:schema169.type,parentSchema:schema169,data:data4}];
return false;
}
if(!((((data4 === "active") || (data4 === "disabled")) || (data4 === "revoked")) || (data4 === "expired"))){
validate142.errors = [{instancePath:instancePath+"/status",schemaPath:"#/components/schemas/KeyStatus/enum",keyword:"enum",params:{allowedValues: schema169.enum},schema:schema169.enum,parentSchema:schema169,data:data4}];
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
validate142.errors = [{instancePath:instancePath+"/created_by",schemaPath:"#/components/schemas/UserRef/required",keyword:"required",params:{missingProperty: missing1},schema:schema98.required,parentSchema:schema98,data:data5}];
return false;
}
else {
const _errs17 = errors;
for(const key1 in data5){
if(!((key1 === "id") || (key1 === "name"))){
validate142.errors = [{instancePath:instancePath+"/created_by",schemaPath:"#/components/schemas/UserRef/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},schema:false,parentSchema:schema98,data:data5}];
return false;
break;
}
}
if(_errs17 === errors){
if(data5.id !== undefined){
let data6 = data5.id;
const _errs18 = errors;
if(typeof data6 !== "string"){
validate142.errors = [{instancePath:instancePath+"/created_by/id",schemaPath:"#/components/schemas/UserRef/properties/id/type",keyword:"type",params:{type: "string"},schema:schema98.properties.id.type,parentSchema:schema98.properties.id,data:data6}];
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
validate142.errors = [{instancePath:instancePath+"/created_by/name",schemaPath:"#/components/schemas/UserRef/properties/name/type",keyword:"type",params:{type: "string"},schema:schema98.properties.name.type,parentSchema:schema98.properties.name,data:data7}];
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
validate142.errors = [{instancePath:instancePath+"/created_by",schemaPath:"#/components/schemas/UserRef/type",keyword:"type",params:{type: "object"},schema:schema98.type,parentSchema:schema98,data:data5}];
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
validate142.errors = [{instancePath:instancePath+"/creator_active",schemaPath:"#/properties/creator_active/type",keyword:"type",params:{type: "boolean"},schema:schema167.properties.creator_active.type,parentSchema:schema167.properties.creator_active,data:data8}];
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
validate142.errors = [{instancePath:instancePath+"/created_at",schemaPath:"#/properties/created_at/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema167.properties.created_at,data:data9}];
return false;
}
}
else {
validate142.errors = [{instancePath:instancePath+"/created_at",schemaPath:"#/properties/created_at/type",keyword:"type",params:{type: "string"},schema:schema167.properties.created_at.type,parentSchema:schema167.properties.created_at,data:data9}];
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
validate142.errors = [{instancePath:instancePath+"/expires_at",schemaPath:"#/properties/expires_at/type",keyword:"type",params:{type: schema167.properties.expires_at.type},schema:schema167.properties.expires_at.type,parentSchema:schema167.properties.expires_at,data:data10}];
return false;
}
if(errors === _errs26){
if(errors === _errs26){
if(typeof data10 === "string"){
if(!(formats0.validate(data10))){
validate142.errors = [{instancePath:instancePath+"/expires_at",schemaPath:"#/properties/expires_at/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema167.properties.expires_at,data:data10}];
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
validate142.errors = [{instancePath:instancePath+"/last_used_at",schemaPath:"#/properties/last_used_at/type",keyword:"type",params:{type: schema167.properties.last_used_at.type},schema:schema167.properties.last_used_at.type,parentSchema:schema167.properties.last_used_at,data:data11}];
return false;
}
if(errors === _errs28){
if(errors === _errs28){
if(typeof data11 === "string"){
if(!(formats0.validate(data11))){
validate142.errors = [{instancePath:instancePath+"/last_used_at",schemaPath:"#/properties/last_used_at/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema167.properties.last_used_at,data:data11}];
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
validate142.errors = [{instancePath:instancePath+"/secrets/" + i1,schemaPath:"#/components/schemas/KeySecret/required",keyword:"required",params:{missingProperty: missing2},schema:schema171.required,parentSchema:schema171,data:data13}];
return false;
}
else {
const _errs35 = errors;
for(const key2 in data13){
if(!((((key2 === "last4") || (key2 === "created_at")) || (key2 === "expires_at")) || (key2 === "last_used_at"))){
validate142.errors = [{instancePath:instancePath+"/secrets/" + i1,schemaPath:"#/components/schemas/KeySecret/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},schema:false,parentSchema:schema171,data:data13}];
return false;
break;
}
}
if(_errs35 === errors){
if(data13.last4 !== undefined){
let data14 = data13.last4;
const _errs36 = errors;
if(typeof data14 !== "string"){
validate142.errors = [{instancePath:instancePath+"/secrets/" + i1+"/last4",schemaPath:"#/components/schemas/KeySecret/properties/last4/type",keyword:"type",params:{type: "string"},schema:schema171.properties.last4.type,parentSchema:schema171.properties.last4,data:data14}];
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
validate142.errors = [{instancePath:instancePath+"/secrets/" + i1+"/created_at",schemaPath:"#/components/schemas/KeySecret/properties/created_at/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema171.properties.created_at,data:data15}];
return false;
}
}
else {
validate142.errors = [{instancePath:instancePath+"/secrets/" + i1+"/created_at",schemaPath:"#/components/schemas/KeySecret/properties/created_at/type",keyword:"type",params:{type: "string"},schema:schema171.properties.created_at.type,parentSchema:schema171.properties.created_at,data:data15}];
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
validate142.errors = [{instancePath:instancePath+"/secrets/" + i1+"/expires_at",schemaPath:"#/components/schemas/KeySecret/properties/expires_at/type",keyword:"type",params:{type: schema171.properties.expires_at.type},schema:schema171.properties.expires_at.type,parentSchema:schema171.properties.expires_at,data:data16}];
return false;
}
if(errors === _errs40){
if(errors === _errs40){
if(typeof data16 === "string"){
if(!(formats0.validate(data16))){
validate142.errors = [{instancePath:instancePath+"/secrets/" + i1+"/expires_at",schemaPath:"#/components/schemas/KeySecret/properties/expires_at/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema171.properties.expires_at,data:data16}];
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
validate142.errors = [{instancePath:instancePath+"/secrets/" + i1+"/last_used_at",schemaPath:"#/components/schemas/KeySecret/properties/last_used_at/type",keyword:"type",params:{type: schema171.properties.last_used_at.type},schema:schema171.properties.last_used_at.type,parentSchema:schema171.properties.last_used_at,data:data17}];
return false;
}
if(errors === _errs42){
if(errors === _errs42){
if(typeof data17 === "string"){
if(!(formats0.validate(data17))){
validate142.errors = [{instancePath:instancePath+"/secrets/" + i1+"/last_used_at",schemaPath:"#/components/schemas/KeySecret/properties/last_used_at/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema171.properties.last_used_at,data:data17}];
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
validate142.errors = [{instancePath:instancePath+"/secrets/" + i1,schemaPath:"#/components/schemas/KeySecret/type",keyword:"type",params:{type: "object"},schema:schema171.type,parentSchema:schema171,data:data13}];
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
validate142.errors = [{instancePath:instancePath+"/secrets",schemaPath:"#/properties/secrets/type",keyword:"type",params:{type: "array"},schema:schema167.properties.secrets.type,parentSchema:schema167.properties.secrets,data:data12}];
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
validate142.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema167.type,parentSchema:schema167,data}];
return false;
}
}
validate142.errors = vErrors;
return errors === 0;
}
validate142.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate141(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate141.evaluated;
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
validate141.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema166.required,parentSchema:schema166,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "data") || (key0 === "meta"))){
validate141.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema166,data}];
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
if(!(validate142(data0[i0], {instancePath:instancePath+"/data/" + i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate142.errors : vErrors.concat(validate142.errors);
errors = vErrors.length;
}
var valid1 = _errs4 === errors;
if(!valid1){
break;
}
}
}
else {
validate141.errors = [{instancePath:instancePath+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type: "array"},schema:schema166.properties.data.type,parentSchema:schema166.properties.data,data:data0}];
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
validate141.errors = [{instancePath:instancePath+"/meta",schemaPath:"#/components/schemas/CursorMeta/required",keyword:"required",params:{missingProperty: missing1},schema:schema56.required,parentSchema:schema56,data:data2}];
return false;
}
else {
const _errs8 = errors;
for(const key1 in data2){
if(!(key1 === "next_cursor")){
validate141.errors = [{instancePath:instancePath+"/meta",schemaPath:"#/components/schemas/CursorMeta/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},schema:false,parentSchema:schema56,data:data2}];
return false;
break;
}
}
if(_errs8 === errors){
if(data2.next_cursor !== undefined){
let data3 = data2.next_cursor;
if((typeof data3 !== "string") && (data3 !== null)){
validate141.errors = [{instancePath:instancePath+"/meta/next_cursor",schemaPath:"#/components/schemas/CursorMeta/properties/next_cursor/type",keyword:"type",params:{type: schema56.properties.next_cursor.type},schema:schema56.properties.next_cursor.type,parentSchema:schema56.properties.next_cursor,data:data3}];
return false;
}
}
}
}
}
else {
validate141.errors = [{instancePath:instancePath+"/meta",schemaPath:"#/components/schemas/CursorMeta/type",keyword:"type",params:{type: "object"},schema:schema56.type,parentSchema:schema56,data:data2}];
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
validate141.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema166.type,parentSchema:schema166,data}];
return false;
}
}
validate141.errors = vErrors;
return errors === 0;
}
validate141.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


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
if(!(validate141(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate141.errors : vErrors.concat(validate141.errors);
errors = vErrors.length;
}
validate140.errors = vErrors;
return errors === 0;
}
validate140.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const createKey_header_Idempotency$2d$Key = validate145;
const schema173 = {"type":"string","minLength":1,"maxLength":255};

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
if(errors === 0){
if(typeof data === "string"){
if(func1(data) > 255){
validate145.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 255},schema:255,parentSchema:schema173,data}];
return false;
}
else {
if(func1(data) < 1){
validate145.errors = [{instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema173,data}];
return false;
}
}
}
else {
validate145.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema173.type,parentSchema:schema173,data}];
return false;
}
}
validate145.errors = vErrors;
return errors === 0;
}
validate145.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const createKey_body = validate146;
const schema174 = {"$ref":"contract#/components/schemas/KeyCreate"};
const schema175 = {"description":"A key to create. Unknown fields are ignored.","type":"object","required":["name","scopes"],"properties":{"name":{"description":"The purpose of the key.","type":"string","minLength":1,"maxLength":100,"pattern":"^[\\x09-\\x0D\\x20\\x85\\xA0  - \u2028\u2029  　]*[^\\x00\\x09-\\x0D\\x20\\x85\\xA0  - \u2028\u2029  　][^\\x00]*$","x-storable":true,"x-message":"must contain a character other than white space"},"scopes":{"description":"The scopes of the key.","type":"array","minItems":1,"uniqueItems":true,"items":{"$ref":"#/components/schemas/Scope"}},"expires_at":{"description":"When the key expires. Must be in the future. Null if the key does not expire.","type":["string","null"],"format":"date-time","pattern":"^([1-9][0-9]{3}|0[1-9][0-9]{2}|00[1-9][0-9]|000[1-9])-[0-9]{2}-[0-9]{2}[Tt ]([01][0-9]|2[0-3]):[0-5][0-9]:([0-5][0-9]|60)(\\.[0-9]+)?([Zz]|[+-]([01][0-9]|2[0-3]):[0-5][0-9])$","x-utc-years":true}}};
const func0 = require("ajv/dist/runtime/equal").default;
const pattern58 = new RegExp("^([1-9][0-9]{3}|0[1-9][0-9]{2}|00[1-9][0-9]|000[1-9])-[0-9]{2}-[0-9]{2}[Tt ]([01][0-9]|2[0-3]):[0-5][0-9]:([0-5][0-9]|60)(\\.[0-9]+)?([Zz]|[+-]([01][0-9]|2[0-3]):[0-5][0-9])$", "u");
const pattern59 = new RegExp("^0001-01-01.*\\+(?!00:00)|^9999-12-31.*(-(?!00:00)|:60)", "u");

function validate147(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate147.evaluated;
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
validate147.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema175.required,parentSchema:schema175,data}];
return false;
}
else {
if(data.name !== undefined){
let data0 = data.name;
const _errs1 = errors;
if(errors === _errs1){
if(typeof data0 === "string"){
if(func1(data0) > 100){
validate147.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit: 100},schema:100,parentSchema:schema175.properties.name,data:data0}];
return false;
}
else {
if(func1(data0) < 1){
validate147.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema175.properties.name,data:data0}];
return false;
}
else {
if(!pattern16.test(data0)){
validate147.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/pattern",keyword:"pattern",params:{pattern: "^[\\x09-\\x0D\\x20\\x85\\xA0  - \u2028\u2029  　]*[^\\x00\\x09-\\x0D\\x20\\x85\\xA0  - \u2028\u2029  　][^\\x00]*$"},schema:"^[\\x09-\\x0D\\x20\\x85\\xA0  - \u2028\u2029  　]*[^\\x00\\x09-\\x0D\\x20\\x85\\xA0  - \u2028\u2029  　][^\\x00]*$",parentSchema:schema175.properties.name,data:data0}];
return false;
}
else {
if(!data0.isWellFormed() || data0.includes("\0")){
validate147.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/x-storable",keyword:"x-storable",params:{},schema:true,parentSchema:schema175.properties.name,data:data0}];
return false;
}
}
}
}
}
else {
validate147.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},schema:schema175.properties.name.type,parentSchema:schema175.properties.name,data:data0}];
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
validate147.errors = [{instancePath:instancePath+"/scopes",schemaPath:"#/properties/scopes/minItems",keyword:"minItems",params:{limit: 1},schema:1,parentSchema:schema175.properties.scopes,data:data1}];
return false;
}
else {
var valid1 = true;
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
const _errs5 = errors;
if(typeof data2 !== "string"){
validate147.errors = [{instancePath:instancePath+"/scopes/" + i0,schemaPath:"#/components/schemas/Scope/type",keyword:"type",params:{type: "string"},schema:schema168.type,parentSchema:schema168,data:data2}];
return false;
}
if(!(((((((data2 === "read:projects") || (data2 === "read:tasks")) || (data2 === "read:events")) || (data2 === "read:members")) || (data2 === "write:tasks")) || (data2 === "write:events")) || (data2 === "write:comments"))){
validate147.errors = [{instancePath:instancePath+"/scopes/" + i0,schemaPath:"#/components/schemas/Scope/enum",keyword:"enum",params:{allowedValues: schema168.enum},schema:schema168.enum,parentSchema:schema168,data:data2}];
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
validate147.errors = [{instancePath:instancePath+"/scopes",schemaPath:"#/properties/scopes/uniqueItems",keyword:"uniqueItems",params:{i: i1, j: j0},schema:true,parentSchema:schema175.properties.scopes,data:data1}];
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
validate147.errors = [{instancePath:instancePath+"/scopes",schemaPath:"#/properties/scopes/type",keyword:"type",params:{type: "array"},schema:schema175.properties.scopes.type,parentSchema:schema175.properties.scopes,data:data1}];
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
validate147.errors = [{instancePath:instancePath+"/expires_at",schemaPath:"#/properties/expires_at/type",keyword:"type",params:{type: schema175.properties.expires_at.type},schema:schema175.properties.expires_at.type,parentSchema:schema175.properties.expires_at,data:data3}];
return false;
}
if(errors === _errs8){
if(errors === _errs8){
if(typeof data3 === "string"){
if(!pattern58.test(data3)){
validate147.errors = [{instancePath:instancePath+"/expires_at",schemaPath:"#/properties/expires_at/pattern",keyword:"pattern",params:{pattern: "^([1-9][0-9]{3}|0[1-9][0-9]{2}|00[1-9][0-9]|000[1-9])-[0-9]{2}-[0-9]{2}[Tt ]([01][0-9]|2[0-3]):[0-5][0-9]:([0-5][0-9]|60)(\\.[0-9]+)?([Zz]|[+-]([01][0-9]|2[0-3]):[0-5][0-9])$"},schema:"^([1-9][0-9]{3}|0[1-9][0-9]{2}|00[1-9][0-9]|000[1-9])-[0-9]{2}-[0-9]{2}[Tt ]([01][0-9]|2[0-3]):[0-5][0-9]:([0-5][0-9]|60)(\\.[0-9]+)?([Zz]|[+-]([01][0-9]|2[0-3]):[0-5][0-9])$",parentSchema:schema175.properties.expires_at,data:data3}];
return false;
}
else {
if(!(formats0.validate(data3))){
validate147.errors = [{instancePath:instancePath+"/expires_at",schemaPath:"#/properties/expires_at/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema175.properties.expires_at,data:data3}];
return false;
}
else {
if(pattern59.test(data3)){
validate147.errors = [{instancePath:instancePath+"/expires_at",schemaPath:"#/properties/expires_at/x-utc-years",keyword:"x-utc-years",params:{},schema:true,parentSchema:schema175.properties.expires_at,data:data3}];
return false;
}
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
validate147.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema175.type,parentSchema:schema175,data}];
return false;
}
}
validate147.errors = vErrors;
return errors === 0;
}
validate147.evaluated = {"props":{"name":true,"scopes":true,"expires_at":true},"dynamicProps":false,"dynamicItems":false};


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
if(!(validate147(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate147.errors : vErrors.concat(validate147.errors);
errors = vErrors.length;
}
validate146.errors = vErrors;
return errors === 0;
}
validate146.evaluated = {"props":{"name":true,"scopes":true,"expires_at":true},"dynamicProps":false,"dynamicItems":false};

export const createKey_body_name = validate149;
const schema177 = {"description":"The purpose of the key.","type":"string","minLength":1,"maxLength":100,"pattern":"^[\\x09-\\x0D\\x20\\x85\\xA0  - \u2028\u2029  　]*[^\\x00\\x09-\\x0D\\x20\\x85\\xA0  - \u2028\u2029  　][^\\x00]*$","x-storable":true,"x-message":"must contain a character other than white space"};

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
if(errors === 0){
if(typeof data === "string"){
if(func1(data) > 100){
validate149.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 100},schema:100,parentSchema:schema177,data}];
return false;
}
else {
if(func1(data) < 1){
validate149.errors = [{instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema177,data}];
return false;
}
else {
if(!pattern16.test(data)){
validate149.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[\\x09-\\x0D\\x20\\x85\\xA0  - \u2028\u2029  　]*[^\\x00\\x09-\\x0D\\x20\\x85\\xA0  - \u2028\u2029  　][^\\x00]*$"},schema:"^[\\x09-\\x0D\\x20\\x85\\xA0  - \u2028\u2029  　]*[^\\x00\\x09-\\x0D\\x20\\x85\\xA0  - \u2028\u2029  　][^\\x00]*$",parentSchema:schema177,data}];
return false;
}
else {
if(!data.isWellFormed() || data.includes("\0")){
validate149.errors = [{instancePath,schemaPath:"#/x-storable",keyword:"x-storable",params:{},schema:true,parentSchema:schema177,data}];
return false;
}
}
}
}
}
else {
validate149.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema177.type,parentSchema:schema177,data}];
return false;
}
}
validate149.errors = vErrors;
return errors === 0;
}
validate149.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const createKey_body_scopes = validate150;
const schema178 = {"description":"The scopes of the key.","type":"array","minItems":1,"uniqueItems":true,"items":{"$ref":"contract#/components/schemas/Scope"}};

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
if(Array.isArray(data)){
if(data.length < 1){
validate150.errors = [{instancePath,schemaPath:"#/minItems",keyword:"minItems",params:{limit: 1},schema:1,parentSchema:schema178,data}];
return false;
}
else {
var valid0 = true;
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
let data0 = data[i0];
const _errs1 = errors;
if(typeof data0 !== "string"){
validate150.errors = [{instancePath:instancePath+"/" + i0,schemaPath:"contract#/components/schemas/Scope/type",keyword:"type",params:{type: "string"},schema:schema168.type,parentSchema:schema168,data:data0}];
return false;
}
if(!(((((((data0 === "read:projects") || (data0 === "read:tasks")) || (data0 === "read:events")) || (data0 === "read:members")) || (data0 === "write:tasks")) || (data0 === "write:events")) || (data0 === "write:comments"))){
validate150.errors = [{instancePath:instancePath+"/" + i0,schemaPath:"contract#/components/schemas/Scope/enum",keyword:"enum",params:{allowedValues: schema168.enum},schema:schema168.enum,parentSchema:schema168,data:data0}];
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
validate150.errors = [{instancePath,schemaPath:"#/uniqueItems",keyword:"uniqueItems",params:{i: i1, j: j0},schema:true,parentSchema:schema178,data}];
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
validate150.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},schema:schema178.type,parentSchema:schema178,data}];
return false;
}
}
validate150.errors = vErrors;
return errors === 0;
}
validate150.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};

export const createKey_body_expires_at = validate151;
const schema180 = {"description":"When the key expires. Must be in the future. Null if the key does not expire.","type":["string","null"],"format":"date-time","pattern":"^([1-9][0-9]{3}|0[1-9][0-9]{2}|00[1-9][0-9]|000[1-9])-[0-9]{2}-[0-9]{2}[Tt ]([01][0-9]|2[0-3]):[0-5][0-9]:([0-5][0-9]|60)(\\.[0-9]+)?([Zz]|[+-]([01][0-9]|2[0-3]):[0-5][0-9])$","x-utc-years":true};

function validate151(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate151.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if((typeof data !== "string") && (data !== null)){
validate151.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema180.type},schema:schema180.type,parentSchema:schema180,data}];
return false;
}
if(errors === 0){
if(errors === 0){
if(typeof data === "string"){
if(!pattern58.test(data)){
validate151.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^([1-9][0-9]{3}|0[1-9][0-9]{2}|00[1-9][0-9]|000[1-9])-[0-9]{2}-[0-9]{2}[Tt ]([01][0-9]|2[0-3]):[0-5][0-9]:([0-5][0-9]|60)(\\.[0-9]+)?([Zz]|[+-]([01][0-9]|2[0-3]):[0-5][0-9])$"},schema:"^([1-9][0-9]{3}|0[1-9][0-9]{2}|00[1-9][0-9]|000[1-9])-[0-9]{2}-[0-9]{2}[Tt ]([01][0-9]|2[0-3]):[0-5][0-9]:([0-5][0-9]|60)(\\.[0-9]+)?([Zz]|[+-]([01][0-9]|2[0-3]):[0-5][0-9])$",parentSchema:schema180,data}];
return false;
}
else {
if(!(formats0.validate(data))){
validate151.errors = [{instancePath,schemaPath:"#/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema180,data}];
return false;
}
else {
if(pattern59.test(data)){
validate151.errors = [{instancePath,schemaPath:"#/x-utc-years",keyword:"x-utc-years",params:{},schema:true,parentSchema:schema180,data}];
return false;
}
}
}
}
}
}
validate151.errors = vErrors;
return errors === 0;
}
validate151.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const createKey_201 = validate152;
const schema181 = {"$ref":"contract#/components/schemas/KeyWithSecret"};
const schema182 = {"description":"A key and its secret.","type":"object","additionalProperties":false,"required":["data","secret"],"properties":{"data":{"$ref":"#/components/schemas/Key"},"secret":{"description":"The secret of the key. Shown only once; null in a replay.","type":["string","null"],"x-shown-once":true}}};

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
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.data === undefined) && (missing0 = "data")) || ((data.secret === undefined) && (missing0 = "secret"))){
validate153.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema182.required,parentSchema:schema182,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "data") || (key0 === "secret"))){
validate153.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema182,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.data !== undefined){
const _errs2 = errors;
if(!(validate142(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate142.errors : vErrors.concat(validate142.errors);
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
validate153.errors = [{instancePath:instancePath+"/secret",schemaPath:"#/properties/secret/type",keyword:"type",params:{type: schema182.properties.secret.type},schema:schema182.properties.secret.type,parentSchema:schema182.properties.secret,data:data1}];
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
validate153.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema182.type,parentSchema:schema182,data}];
return false;
}
}
validate153.errors = vErrors;
return errors === 0;
}
validate153.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate152(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate152.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate153(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate153.errors : vErrors.concat(validate153.errors);
errors = vErrors.length;
}
validate152.errors = vErrors;
return errors === 0;
}
validate152.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const getKey_200 = validate156;
const schema183 = {"$ref":"contract#/components/schemas/KeyResponse"};
const schema184 = {"description":"The resource.","type":"object","additionalProperties":false,"required":["data"],"properties":{"data":{"$ref":"#/components/schemas/Key"}}};

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
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.data === undefined) && (missing0 = "data")){
validate157.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema184.required,parentSchema:schema184,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "data")){
validate157.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema184,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.data !== undefined){
if(!(validate142(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate142.errors : vErrors.concat(validate142.errors);
errors = vErrors.length;
}
}
}
}
}
else {
validate157.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema184.type,parentSchema:schema184,data}];
return false;
}
}
validate157.errors = vErrors;
return errors === 0;
}
validate157.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


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
if(!(validate157(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate157.errors : vErrors.concat(validate157.errors);
errors = vErrors.length;
}
validate156.errors = vErrors;
return errors === 0;
}
validate156.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const updateKey_body = validate160;
const schema185 = {"$ref":"contract#/components/schemas/KeyUpdate"};
const schema186 = {"description":"The fields to change. Unknown fields are ignored.","type":"object","properties":{"name":{"description":"The purpose of the key.","type":"string","minLength":1,"maxLength":100,"pattern":"^[\\x09-\\x0D\\x20\\x85\\xA0  - \u2028\u2029  　]*[^\\x00\\x09-\\x0D\\x20\\x85\\xA0  - \u2028\u2029  　][^\\x00]*$","x-storable":true,"x-message":"must contain a character other than white space"},"disabled":{"description":"Whether the key is disabled. Responses show this as `status`.","type":"boolean"},"scopes":{"description":"The scopes of the key. They replace the current scopes.","type":"array","minItems":1,"uniqueItems":true,"items":{"$ref":"#/components/schemas/Scope"}},"expires_at":{"description":"When the key expires. Must be in the future. Null if the key does not expire.","type":["string","null"],"format":"date-time","pattern":"^([1-9][0-9]{3}|0[1-9][0-9]{2}|00[1-9][0-9]|000[1-9])-[0-9]{2}-[0-9]{2}[Tt ]([01][0-9]|2[0-3]):[0-5][0-9]:([0-5][0-9]|60)(\\.[0-9]+)?([Zz]|[+-]([01][0-9]|2[0-3]):[0-5][0-9])$","x-utc-years":true}}};

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
if(data.name !== undefined){
let data0 = data.name;
const _errs1 = errors;
if(errors === _errs1){
if(typeof data0 === "string"){
if(func1(data0) > 100){
validate161.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit: 100},schema:100,parentSchema:schema186.properties.name,data:data0}];
return false;
}
else {
if(func1(data0) < 1){
validate161.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema186.properties.name,data:data0}];
return false;
}
else {
if(!pattern16.test(data0)){
validate161.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/pattern",keyword:"pattern",params:{pattern: "^[\\x09-\\x0D\\x20\\x85\\xA0  - \u2028\u2029  　]*[^\\x00\\x09-\\x0D\\x20\\x85\\xA0  - \u2028\u2029  　][^\\x00]*$"},schema:"^[\\x09-\\x0D\\x20\\x85\\xA0  - \u2028\u2029  　]*[^\\x00\\x09-\\x0D\\x20\\x85\\xA0  - \u2028\u2029  　][^\\x00]*$",parentSchema:schema186.properties.name,data:data0}];
return false;
}
else {
if(!data0.isWellFormed() || data0.includes("\0")){
validate161.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/x-storable",keyword:"x-storable",params:{},schema:true,parentSchema:schema186.properties.name,data:data0}];
return false;
}
}
}
}
}
else {
validate161.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},schema:schema186.properties.name.type,parentSchema:schema186.properties.name,data:data0}];
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
validate161.errors = [{instancePath:instancePath+"/disabled",schemaPath:"#/properties/disabled/type",keyword:"type",params:{type: "boolean"},schema:schema186.properties.disabled.type,parentSchema:schema186.properties.disabled,data:data1}];
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
validate161.errors = [{instancePath:instancePath+"/scopes",schemaPath:"#/properties/scopes/minItems",keyword:"minItems",params:{limit: 1},schema:1,parentSchema:schema186.properties.scopes,data:data2}];
return false;
}
else {
var valid1 = true;
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
let data3 = data2[i0];
const _errs7 = errors;
if(typeof data3 !== "string"){
validate161.errors = [{instancePath:instancePath+"/scopes/" + i0,schemaPath:"#/components/schemas/Scope/type",keyword:"type",params:{type: "string"},schema:schema168.type,parentSchema:schema168,data:data3}];
return false;
}
if(!(((((((data3 === "read:projects") || (data3 === "read:tasks")) || (data3 === "read:events")) || (data3 === "read:members")) || (data3 === "write:tasks")) || (data3 === "write:events")) || (data3 === "write:comments"))){
validate161.errors = [{instancePath:instancePath+"/scopes/" + i0,schemaPath:"#/components/schemas/Scope/enum",keyword:"enum",params:{allowedValues: schema168.enum},schema:schema168.enum,parentSchema:schema168,data:data3}];
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
validate161.errors = [{instancePath:instancePath+"/scopes",schemaPath:"#/properties/scopes/uniqueItems",keyword:"uniqueItems",params:{i: i1, j: j0},schema:true,parentSchema:schema186.properties.scopes,data:data2}];
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
validate161.errors = [{instancePath:instancePath+"/scopes",schemaPath:"#/properties/scopes/type",keyword:"type",params:{type: "array"},schema:schema186.properties.scopes.type,parentSchema:schema186.properties.scopes,data:data2}];
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
validate161.errors = [{instancePath:instancePath+"/expires_at",schemaPath:"#/properties/expires_at/type",keyword:"type",params:{type: schema186.properties.expires_at.type},schema:schema186.properties.expires_at.type,parentSchema:schema186.properties.expires_at,data:data4}];
return false;
}
if(errors === _errs10){
if(errors === _errs10){
if(typeof data4 === "string"){
if(!pattern58.test(data4)){
validate161.errors = [{instancePath:instancePath+"/expires_at",schemaPath:"#/properties/expires_at/pattern",keyword:"pattern",params:{pattern: "^([1-9][0-9]{3}|0[1-9][0-9]{2}|00[1-9][0-9]|000[1-9])-[0-9]{2}-[0-9]{2}[Tt ]([01][0-9]|2[0-3]):[0-5][0-9]:([0-5][0-9]|60)(\\.[0-9]+)?([Zz]|[+-]([01][0-9]|2[0-3]):[0-5][0-9])$"},schema:"^([1-9][0-9]{3}|0[1-9][0-9]{2}|00[1-9][0-9]|000[1-9])-[0-9]{2}-[0-9]{2}[Tt ]([01][0-9]|2[0-3]):[0-5][0-9]:([0-5][0-9]|60)(\\.[0-9]+)?([Zz]|[+-]([01][0-9]|2[0-3]):[0-5][0-9])$",parentSchema:schema186.properties.expires_at,data:data4}];
return false;
}
else {
if(!(formats0.validate(data4))){
validate161.errors = [{instancePath:instancePath+"/expires_at",schemaPath:"#/properties/expires_at/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema186.properties.expires_at,data:data4}];
return false;
}
else {
if(pattern59.test(data4)){
validate161.errors = [{instancePath:instancePath+"/expires_at",schemaPath:"#/properties/expires_at/x-utc-years",keyword:"x-utc-years",params:{},schema:true,parentSchema:schema186.properties.expires_at,data:data4}];
return false;
}
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
validate161.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema186.type,parentSchema:schema186,data}];
return false;
}
}
validate161.errors = vErrors;
return errors === 0;
}
validate161.evaluated = {"props":{"name":true,"disabled":true,"scopes":true,"expires_at":true},"dynamicProps":false,"dynamicItems":false};


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
validate160.evaluated = {"props":{"name":true,"disabled":true,"scopes":true,"expires_at":true},"dynamicProps":false,"dynamicItems":false};

export const updateKey_body_name = validate163;
const schema188 = {"description":"The purpose of the key.","type":"string","minLength":1,"maxLength":100,"pattern":"^[\\x09-\\x0D\\x20\\x85\\xA0  - \u2028\u2029  　]*[^\\x00\\x09-\\x0D\\x20\\x85\\xA0  - \u2028\u2029  　][^\\x00]*$","x-storable":true,"x-message":"must contain a character other than white space"};

function validate163(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate163.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(typeof data === "string"){
if(func1(data) > 100){
validate163.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 100},schema:100,parentSchema:schema188,data}];
return false;
}
else {
if(func1(data) < 1){
validate163.errors = [{instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema188,data}];
return false;
}
else {
if(!pattern16.test(data)){
validate163.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[\\x09-\\x0D\\x20\\x85\\xA0  - \u2028\u2029  　]*[^\\x00\\x09-\\x0D\\x20\\x85\\xA0  - \u2028\u2029  　][^\\x00]*$"},schema:"^[\\x09-\\x0D\\x20\\x85\\xA0  - \u2028\u2029  　]*[^\\x00\\x09-\\x0D\\x20\\x85\\xA0  - \u2028\u2029  　][^\\x00]*$",parentSchema:schema188,data}];
return false;
}
else {
if(!data.isWellFormed() || data.includes("\0")){
validate163.errors = [{instancePath,schemaPath:"#/x-storable",keyword:"x-storable",params:{},schema:true,parentSchema:schema188,data}];
return false;
}
}
}
}
}
else {
validate163.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema188.type,parentSchema:schema188,data}];
return false;
}
}
validate163.errors = vErrors;
return errors === 0;
}
validate163.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const updateKey_body_disabled = validate164;
const schema189 = {"description":"Whether the key is disabled. Responses show this as `status`.","type":"boolean"};

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
if(typeof data !== "boolean"){
validate164.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "boolean"},schema:schema189.type,parentSchema:schema189,data}];
return false;
}
validate164.errors = vErrors;
return errors === 0;
}
validate164.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const updateKey_body_scopes = validate165;
const schema190 = {"description":"The scopes of the key. They replace the current scopes.","type":"array","minItems":1,"uniqueItems":true,"items":{"$ref":"contract#/components/schemas/Scope"}};

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
if(errors === 0){
if(Array.isArray(data)){
if(data.length < 1){
validate165.errors = [{instancePath,schemaPath:"#/minItems",keyword:"minItems",params:{limit: 1},schema:1,parentSchema:schema190,data}];
return false;
}
else {
var valid0 = true;
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
let data0 = data[i0];
const _errs1 = errors;
if(typeof data0 !== "string"){
validate165.errors = [{instancePath:instancePath+"/" + i0,schemaPath:"contract#/components/schemas/Scope/type",keyword:"type",params:{type: "string"},schema:schema168.type,parentSchema:schema168,data:data0}];
return false;
}
if(!(((((((data0 === "read:projects") || (data0 === "read:tasks")) || (data0 === "read:events")) || (data0 === "read:members")) || (data0 === "write:tasks")) || (data0 === "write:events")) || (data0 === "write:comments"))){
validate165.errors = [{instancePath:instancePath+"/" + i0,schemaPath:"contract#/components/schemas/Scope/enum",keyword:"enum",params:{allowedValues: schema168.enum},schema:schema168.enum,parentSchema:schema168,data:data0}];
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
validate165.errors = [{instancePath,schemaPath:"#/uniqueItems",keyword:"uniqueItems",params:{i: i1, j: j0},schema:true,parentSchema:schema190,data}];
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
validate165.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},schema:schema190.type,parentSchema:schema190,data}];
return false;
}
}
validate165.errors = vErrors;
return errors === 0;
}
validate165.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};

export const updateKey_body_expires_at = validate166;
const schema192 = {"description":"When the key expires. Must be in the future. Null if the key does not expire.","type":["string","null"],"format":"date-time","pattern":"^([1-9][0-9]{3}|0[1-9][0-9]{2}|00[1-9][0-9]|000[1-9])-[0-9]{2}-[0-9]{2}[Tt ]([01][0-9]|2[0-3]):[0-5][0-9]:([0-5][0-9]|60)(\\.[0-9]+)?([Zz]|[+-]([01][0-9]|2[0-3]):[0-5][0-9])$","x-utc-years":true};

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
if((typeof data !== "string") && (data !== null)){
validate166.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema192.type},schema:schema192.type,parentSchema:schema192,data}];
return false;
}
if(errors === 0){
if(errors === 0){
if(typeof data === "string"){
if(!pattern58.test(data)){
validate166.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^([1-9][0-9]{3}|0[1-9][0-9]{2}|00[1-9][0-9]|000[1-9])-[0-9]{2}-[0-9]{2}[Tt ]([01][0-9]|2[0-3]):[0-5][0-9]:([0-5][0-9]|60)(\\.[0-9]+)?([Zz]|[+-]([01][0-9]|2[0-3]):[0-5][0-9])$"},schema:"^([1-9][0-9]{3}|0[1-9][0-9]{2}|00[1-9][0-9]|000[1-9])-[0-9]{2}-[0-9]{2}[Tt ]([01][0-9]|2[0-3]):[0-5][0-9]:([0-5][0-9]|60)(\\.[0-9]+)?([Zz]|[+-]([01][0-9]|2[0-3]):[0-5][0-9])$",parentSchema:schema192,data}];
return false;
}
else {
if(!(formats0.validate(data))){
validate166.errors = [{instancePath,schemaPath:"#/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema192,data}];
return false;
}
else {
if(pattern59.test(data)){
validate166.errors = [{instancePath,schemaPath:"#/x-utc-years",keyword:"x-utc-years",params:{},schema:true,parentSchema:schema192,data}];
return false;
}
}
}
}
}
}
validate166.errors = vErrors;
return errors === 0;
}
validate166.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const updateKey_200 = validate167;
const schema193 = {"$ref":"contract#/components/schemas/KeyResponse"};

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
if((data.data === undefined) && (missing0 = "data")){
validate168.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema184.required,parentSchema:schema184,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "data")){
validate168.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema184,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.data !== undefined){
if(!(validate142(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate142.errors : vErrors.concat(validate142.errors);
errors = vErrors.length;
}
}
}
}
}
else {
validate168.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema184.type,parentSchema:schema184,data}];
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

export const rotateKey_header_Idempotency$2d$Key = validate171;
const schema195 = {"type":"string","minLength":1,"maxLength":255};

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
if(errors === 0){
if(typeof data === "string"){
if(func1(data) > 255){
validate171.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 255},schema:255,parentSchema:schema195,data}];
return false;
}
else {
if(func1(data) < 1){
validate171.errors = [{instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema195,data}];
return false;
}
}
}
else {
validate171.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema195.type,parentSchema:schema195,data}];
return false;
}
}
validate171.errors = vErrors;
return errors === 0;
}
validate171.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const rotateKey_body = validate172;
const schema196 = {"$ref":"contract#/components/schemas/KeyRotation"};
const schema197 = {"description":"The period during which the old secret keeps working.","type":"object","required":["overlap_seconds"],"properties":{"overlap_seconds":{"description":"The overlap in seconds, from none to seven days.","type":"integer","format":"int32","minimum":0,"maximum":604800}}};
const formats46 = formats.int32;

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
const _errs0 = errors;
if(errors === _errs0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.overlap_seconds === undefined) && (missing0 = "overlap_seconds")){
validate172.errors = [{instancePath,schemaPath:"contract#/components/schemas/KeyRotation/required",keyword:"required",params:{missingProperty: missing0},schema:schema197.required,parentSchema:schema197,data}];
return false;
}
else {
if(data.overlap_seconds !== undefined){
let data0 = data.overlap_seconds;
const _errs2 = errors;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
validate172.errors = [{instancePath:instancePath+"/overlap_seconds",schemaPath:"contract#/components/schemas/KeyRotation/properties/overlap_seconds/type",keyword:"type",params:{type: "integer"},schema:schema197.properties.overlap_seconds.type,parentSchema:schema197.properties.overlap_seconds,data:data0}];
return false;
}
if(errors === _errs2){
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 604800 || isNaN(data0)){
validate172.errors = [{instancePath:instancePath+"/overlap_seconds",schemaPath:"contract#/components/schemas/KeyRotation/properties/overlap_seconds/maximum",keyword:"maximum",params:{comparison: "<=", limit: 604800},schema:604800,parentSchema:schema197.properties.overlap_seconds,data:data0}];
return false;
}
else {
if(data0 < 0 || isNaN(data0)){
validate172.errors = [{instancePath:instancePath+"/overlap_seconds",schemaPath:"contract#/components/schemas/KeyRotation/properties/overlap_seconds/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},schema:0,parentSchema:schema197.properties.overlap_seconds,data:data0}];
return false;
}
else {
if(!(formats46.validate(data0))){
validate172.errors = [{instancePath:instancePath+"/overlap_seconds",schemaPath:"contract#/components/schemas/KeyRotation/properties/overlap_seconds/format",keyword:"format",params:{format: "int32"},schema:"int32",parentSchema:schema197.properties.overlap_seconds,data:data0}];
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
validate172.errors = [{instancePath,schemaPath:"contract#/components/schemas/KeyRotation/type",keyword:"type",params:{type: "object"},schema:schema197.type,parentSchema:schema197,data}];
return false;
}
}
validate172.errors = vErrors;
return errors === 0;
}
validate172.evaluated = {"props":{"overlap_seconds":true},"dynamicProps":false,"dynamicItems":false};

export const rotateKey_body_overlap_seconds = validate173;
const schema198 = {"description":"The overlap in seconds, from none to seven days.","type":"integer","format":"int32","minimum":0,"maximum":604800};

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
if(!(((typeof data == "number") && (!(data % 1) && !isNaN(data))) && (isFinite(data)))){
validate173.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "integer"},schema:schema198.type,parentSchema:schema198,data}];
return false;
}
if(errors === 0){
if((typeof data == "number") && (isFinite(data))){
if(data > 604800 || isNaN(data)){
validate173.errors = [{instancePath,schemaPath:"#/maximum",keyword:"maximum",params:{comparison: "<=", limit: 604800},schema:604800,parentSchema:schema198,data}];
return false;
}
else {
if(data < 0 || isNaN(data)){
validate173.errors = [{instancePath,schemaPath:"#/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},schema:0,parentSchema:schema198,data}];
return false;
}
else {
if(!(formats46.validate(data))){
validate173.errors = [{instancePath,schemaPath:"#/format",keyword:"format",params:{format: "int32"},schema:"int32",parentSchema:schema198,data}];
return false;
}
}
}
}
}
validate173.errors = vErrors;
return errors === 0;
}
validate173.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const rotateKey_201 = validate174;
const schema199 = {"$ref":"contract#/components/schemas/KeyWithSecret"};

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
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.data === undefined) && (missing0 = "data")) || ((data.secret === undefined) && (missing0 = "secret"))){
validate175.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema182.required,parentSchema:schema182,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "data") || (key0 === "secret"))){
validate175.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema182,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.data !== undefined){
const _errs2 = errors;
if(!(validate142(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate142.errors : vErrors.concat(validate142.errors);
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
validate175.errors = [{instancePath:instancePath+"/secret",schemaPath:"#/properties/secret/type",keyword:"type",params:{type: schema182.properties.secret.type},schema:schema182.properties.secret.type,parentSchema:schema182.properties.secret,data:data1}];
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
validate175.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema182.type,parentSchema:schema182,data}];
return false;
}
}
validate175.errors = vErrors;
return errors === 0;
}
validate175.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate174(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate174.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate175(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate175.errors : vErrors.concat(validate175.errors);
errors = vErrors.length;
}
validate174.errors = vErrors;
return errors === 0;
}
validate174.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const getKeyUsage_query_by = validate178;
const schema201 = {"$ref":"contract#/components/schemas/UsageGrouping"};
const schema202 = {"description":"The grouping of a key's requests. The default is `hour`.","type":"string","enum":["hour","operation","status"]};

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
if(typeof data !== "string"){
validate178.errors = [{instancePath,schemaPath:"contract#/components/schemas/UsageGrouping/type",keyword:"type",params:{type: "string"},schema:schema202.type,parentSchema:schema202,data}];
return false;
}
if(!(((data === "hour") || (data === "operation")) || (data === "status"))){
validate178.errors = [{instancePath,schemaPath:"contract#/components/schemas/UsageGrouping/enum",keyword:"enum",params:{allowedValues: schema202.enum},schema:schema202.enum,parentSchema:schema202,data}];
return false;
}
validate178.errors = vErrors;
return errors === 0;
}
validate178.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const getKeyUsage_200 = validate179;
const schema203 = {"$ref":"contract#/components/schemas/ApiKeyUsage"};
const schema204 = {"description":"The number of requests of a key in the last 168 hours.","type":"object","additionalProperties":false,"required":["data"],"properties":{"data":{"anyOf":[{"description":"Requests per hour, oldest first.","type":"array","items":{"$ref":"#/components/schemas/UsageHour"}},{"description":"Requests per operation, most requests first.","type":"array","items":{"$ref":"#/components/schemas/UsageOperation"}},{"description":"Requests per status, most requests first.","type":"array","items":{"$ref":"#/components/schemas/UsageStatus"}}]}}};
const schema205 = {"description":"The number of requests in an hour.","type":"object","additionalProperties":false,"required":["hour","requests","errors","rate_limited"],"properties":{"hour":{"description":"The start of the hour.","type":"string","format":"date-time"},"requests":{"description":"The number of requests.","type":"integer","format":"int32"},"errors":{"description":"The number of requests with a 5xx or a 4xx status other than 429.","type":"integer","format":"int32"},"rate_limited":{"description":"The number of requests with status 429.","type":"integer","format":"int32"}}};
const schema206 = {"description":"The number of requests to an operation.","type":"object","additionalProperties":false,"required":["operation_id","requests"],"properties":{"operation_id":{"description":"The operation. Null if no operation matched.","type":["string","null"]},"requests":{"description":"The number of requests.","type":"integer","format":"int32"}}};
const schema207 = {"description":"The number of requests with a status.","type":"object","additionalProperties":false,"required":["status","requests"],"properties":{"status":{"description":"The status of the response.","type":"integer","format":"int32"},"requests":{"description":"The number of requests.","type":"integer","format":"int32"}}};

function validate180(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate180.evaluated;
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
validate180.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema204.required,parentSchema:schema204,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "data")){
validate180.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema204,data}];
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
const err0 = {instancePath:instancePath+"/data/" + i0,schemaPath:"#/components/schemas/UsageHour/required",keyword:"required",params:{missingProperty: missing1},schema:schema205.required,parentSchema:schema205,data:data1};
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
const err1 = {instancePath:instancePath+"/data/" + i0,schemaPath:"#/components/schemas/UsageHour/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},schema:false,parentSchema:schema205,data:data1};
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
const err2 = {instancePath:instancePath+"/data/" + i0+"/hour",schemaPath:"#/components/schemas/UsageHour/properties/hour/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema205.properties.hour,data:data2};
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
const err3 = {instancePath:instancePath+"/data/" + i0+"/hour",schemaPath:"#/components/schemas/UsageHour/properties/hour/type",keyword:"type",params:{type: "string"},schema:schema205.properties.hour.type,parentSchema:schema205.properties.hour,data:data2};
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
const err4 = {instancePath:instancePath+"/data/" + i0+"/requests",schemaPath:"#/components/schemas/UsageHour/properties/requests/type",keyword:"type",params:{type: "integer"},schema:schema205.properties.requests.type,parentSchema:schema205.properties.requests,data:data3};
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
const err5 = {instancePath:instancePath+"/data/" + i0+"/requests",schemaPath:"#/components/schemas/UsageHour/properties/requests/format",keyword:"format",params:{format: "int32"},schema:"int32",parentSchema:schema205.properties.requests,data:data3};
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
const err6 = {instancePath:instancePath+"/data/" + i0+"/errors",schemaPath:"#/components/schemas/UsageHour/properties/errors/type",keyword:"type",params:{type: "integer"},schema:schema205.properties.errors.type,parentSchema:schema205.properties.errors,data:data4};
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
const err7 = {instancePath:instancePath+"/data/" + i0+"/errors",schemaPath:"#/components/schemas/UsageHour/properties/errors/format",keyword:"format",params:{format: "int32"},schema:"int32",parentSchema:schema205.properties.errors,data:data4};
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
const err8 = {instancePath:instancePath+"/data/" + i0+"/rate_limited",schemaPath:"#/components/schemas/UsageHour/properties/rate_limited/type",keyword:"type",params:{type: "integer"},schema:schema205.properties.rate_limited.type,parentSchema:schema205.properties.rate_limited,data:data5};
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
const err9 = {instancePath:instancePath+"/data/" + i0+"/rate_limited",schemaPath:"#/components/schemas/UsageHour/properties/rate_limited/format",keyword:"format",params:{format: "int32"},schema:"int32",parentSchema:schema205.properties.rate_limited,data:data5};
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
const err10 = {instancePath:instancePath+"/data/" + i0,schemaPath:"#/components/schemas/UsageHour/type",keyword:"type",params:{type: "object"},schema:schema205.type,parentSchema:schema205,data:data1};
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
const err11 = {instancePath:instancePath+"/data",schemaPath:"#/properties/data/anyOf/0/type",keyword:"type",params:{type: "array"},schema:schema204.properties.data.anyOf[0].type,parentSchema:schema204.properties.data.anyOf[0],data:data0};
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
const err12 = {instancePath:instancePath+"/data/" + i1,schemaPath:"#/components/schemas/UsageOperation/required",keyword:"required",params:{missingProperty: missing2},schema:schema206.required,parentSchema:schema206,data:data6};
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
const err13 = {instancePath:instancePath+"/data/" + i1,schemaPath:"#/components/schemas/UsageOperation/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},schema:false,parentSchema:schema206,data:data6};
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
const err14 = {instancePath:instancePath+"/data/" + i1+"/operation_id",schemaPath:"#/components/schemas/UsageOperation/properties/operation_id/type",keyword:"type",params:{type: schema206.properties.operation_id.type},schema:schema206.properties.operation_id.type,parentSchema:schema206.properties.operation_id,data:data7};
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
const err15 = {instancePath:instancePath+"/data/" + i1+"/requests",schemaPath:"#/components/schemas/UsageOperation/properties/requests/type",keyword:"type",params:{type: "integer"},schema:schema206.properties.requests.type,parentSchema:schema206.properties.requests,data:data8};
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
const err16 = {instancePath:instancePath+"/data/" + i1+"/requests",schemaPath:"#/components/schemas/UsageOperation/properties/requests/format",keyword:"format",params:{format: "int32"},schema:"int32",parentSchema:schema206.properties.requests,data:data8};
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
const err17 = {instancePath:instancePath+"/data/" + i1,schemaPath:"#/components/schemas/UsageOperation/type",keyword:"type",params:{type: "object"},schema:schema206.type,parentSchema:schema206,data:data6};
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
const err18 = {instancePath:instancePath+"/data",schemaPath:"#/properties/data/anyOf/1/type",keyword:"type",params:{type: "array"},schema:schema204.properties.data.anyOf[1].type,parentSchema:schema204.properties.data.anyOf[1],data:data0};
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
const err19 = {instancePath:instancePath+"/data/" + i2,schemaPath:"#/components/schemas/UsageStatus/required",keyword:"required",params:{missingProperty: missing3},schema:schema207.required,parentSchema:schema207,data:data9};
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
const err20 = {instancePath:instancePath+"/data/" + i2,schemaPath:"#/components/schemas/UsageStatus/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3},schema:false,parentSchema:schema207,data:data9};
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
const err21 = {instancePath:instancePath+"/data/" + i2+"/status",schemaPath:"#/components/schemas/UsageStatus/properties/status/type",keyword:"type",params:{type: "integer"},schema:schema207.properties.status.type,parentSchema:schema207.properties.status,data:data10};
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
const err22 = {instancePath:instancePath+"/data/" + i2+"/status",schemaPath:"#/components/schemas/UsageStatus/properties/status/format",keyword:"format",params:{format: "int32"},schema:"int32",parentSchema:schema207.properties.status,data:data10};
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
const err23 = {instancePath:instancePath+"/data/" + i2+"/requests",schemaPath:"#/components/schemas/UsageStatus/properties/requests/type",keyword:"type",params:{type: "integer"},schema:schema207.properties.requests.type,parentSchema:schema207.properties.requests,data:data11};
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
const err24 = {instancePath:instancePath+"/data/" + i2+"/requests",schemaPath:"#/components/schemas/UsageStatus/properties/requests/format",keyword:"format",params:{format: "int32"},schema:"int32",parentSchema:schema207.properties.requests,data:data11};
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
const err25 = {instancePath:instancePath+"/data/" + i2,schemaPath:"#/components/schemas/UsageStatus/type",keyword:"type",params:{type: "object"},schema:schema207.type,parentSchema:schema207,data:data9};
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
const err26 = {instancePath:instancePath+"/data",schemaPath:"#/properties/data/anyOf/2/type",keyword:"type",params:{type: "array"},schema:schema204.properties.data.anyOf[2].type,parentSchema:schema204.properties.data.anyOf[2],data:data0};
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
const err27 = {instancePath:instancePath+"/data",schemaPath:"#/properties/data/anyOf",keyword:"anyOf",params:{},schema:schema204.properties.data.anyOf,parentSchema:schema204.properties.data,data:data0};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
validate180.errors = vErrors;
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
validate180.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema204.type,parentSchema:schema204,data}];
return false;
}
}
validate180.errors = vErrors;
return errors === 0;
}
validate180.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


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
if(!(validate180(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate180.errors : vErrors.concat(validate180.errors);
errors = vErrors.length;
}
validate179.errors = vErrors;
return errors === 0;
}
validate179.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const listProjects_query_cursor = validate182;
const schema208 = {"type":"string","maxLength":1024};

function validate182(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate182.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(typeof data === "string"){
if(func1(data) > 1024){
validate182.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 1024},schema:1024,parentSchema:schema208,data}];
return false;
}
}
else {
validate182.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema208.type,parentSchema:schema208,data}];
return false;
}
}
validate182.errors = vErrors;
return errors === 0;
}
validate182.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const listProjects_200 = validate183;
const schema209 = {"$ref":"contract#/components/schemas/SettingsProjectList"};
const schema210 = {"description":"A page of a list.","type":"object","additionalProperties":false,"required":["data","meta"],"properties":{"data":{"description":"The items of this page.","type":"array","items":{"$ref":"#/components/schemas/SettingsProject"}},"meta":{"$ref":"#/components/schemas/CursorMeta"}}};
const schema211 = {"description":"A project, with its columns and members.","type":"object","additionalProperties":false,"required":["id","name","description","private","archived_at","created_at","task_count","columns","members"],"properties":{"id":{"description":"The id of the project.","type":"string"},"name":{"description":"The name of the project.","type":"string"},"description":{"description":"A description of the project.","type":["string","null"]},"private":{"description":"Whether the project is hidden from the public API.","type":"boolean"},"archived_at":{"description":"When the project was archived. Null if the project is not archived.","type":["string","null"],"format":"date-time"},"created_at":{"description":"When the project was created.","type":"string","format":"date-time"},"task_count":{"description":"The number of tasks in the project.","type":"integer","format":"int32","minimum":0},"columns":{"description":"The columns of the project, by `order`.","type":"array","items":{"$ref":"#/components/schemas/Column"}},"members":{"description":"The people with a role in the project, by name.","type":"array","items":{"$ref":"#/components/schemas/ProjectMember"}}}};
const schema212 = {"description":"A column of a project.","type":"object","additionalProperties":false,"required":["id","name","is_done","order","task_count"],"properties":{"id":{"description":"The id of the column.","type":"string"},"name":{"description":"The name of the column.","type":"string"},"is_done":{"description":"Whether tasks in the column count as done.","type":"boolean"},"order":{"description":"The position of the column, from 0.","type":"integer","format":"int32","minimum":0},"task_count":{"description":"The number of tasks in the column.","type":"integer","format":"int32","minimum":0}}};
const schema213 = {"description":"A person with a role in the project.","type":"object","additionalProperties":false,"required":["user","role"],"properties":{"user":{"$ref":"#/components/schemas/UserRef"},"role":{"$ref":"#/components/schemas/ProjectRole"}}};
const schema215 = {"description":"A role in a project. A viewer may not write.","type":"string","enum":["manager","editor","viewer"]};

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
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.user === undefined) && (missing0 = "user")) || ((data.role === undefined) && (missing0 = "role"))){
validate186.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema213.required,parentSchema:schema213,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "user") || (key0 === "role"))){
validate186.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema213,data}];
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
validate186.errors = [{instancePath:instancePath+"/user",schemaPath:"#/components/schemas/UserRef/required",keyword:"required",params:{missingProperty: missing1},schema:schema98.required,parentSchema:schema98,data:data0}];
return false;
}
else {
const _errs5 = errors;
for(const key1 in data0){
if(!((key1 === "id") || (key1 === "name"))){
validate186.errors = [{instancePath:instancePath+"/user",schemaPath:"#/components/schemas/UserRef/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},schema:false,parentSchema:schema98,data:data0}];
return false;
break;
}
}
if(_errs5 === errors){
if(data0.id !== undefined){
let data1 = data0.id;
const _errs6 = errors;
if(typeof data1 !== "string"){
validate186.errors = [{instancePath:instancePath+"/user/id",schemaPath:"#/components/schemas/UserRef/properties/id/type",keyword:"type",params:{type: "string"},schema:schema98.properties.id.type,parentSchema:schema98.properties.id,data:data1}];
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
validate186.errors = [{instancePath:instancePath+"/user/name",schemaPath:"#/components/schemas/UserRef/properties/name/type",keyword:"type",params:{type: "string"},schema:schema98.properties.name.type,parentSchema:schema98.properties.name,data:data2}];
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
validate186.errors = [{instancePath:instancePath+"/user",schemaPath:"#/components/schemas/UserRef/type",keyword:"type",params:{type: "object"},schema:schema98.type,parentSchema:schema98,data:data0}];
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
validate186.errors = [{instancePath:instancePath+"/role",schemaPath:"#/components/schemas/ProjectRole/type",keyword:"type",params:{type: "string"},schema:schema215.type,parentSchema:schema215,data:data3}];
return false;
}
if(!(((data3 === "manager") || (data3 === "editor")) || (data3 === "viewer"))){
validate186.errors = [{instancePath:instancePath+"/role",schemaPath:"#/components/schemas/ProjectRole/enum",keyword:"enum",params:{allowedValues: schema215.enum},schema:schema215.enum,parentSchema:schema215,data:data3}];
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
validate186.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema213.type,parentSchema:schema213,data}];
return false;
}
}
validate186.errors = vErrors;
return errors === 0;
}
validate186.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


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
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((((((data.id === undefined) && (missing0 = "id")) || ((data.name === undefined) && (missing0 = "name"))) || ((data.description === undefined) && (missing0 = "description"))) || ((data.private === undefined) && (missing0 = "private"))) || ((data.archived_at === undefined) && (missing0 = "archived_at"))) || ((data.created_at === undefined) && (missing0 = "created_at"))) || ((data.task_count === undefined) && (missing0 = "task_count"))) || ((data.columns === undefined) && (missing0 = "columns"))) || ((data.members === undefined) && (missing0 = "members"))){
validate185.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema211.required,parentSchema:schema211,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(func108.call(schema211.properties, key0))){
validate185.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema211,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.id !== undefined){
let data0 = data.id;
const _errs2 = errors;
if(typeof data0 !== "string"){
validate185.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},schema:schema211.properties.id.type,parentSchema:schema211.properties.id,data:data0}];
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
validate185.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},schema:schema211.properties.name.type,parentSchema:schema211.properties.name,data:data1}];
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
validate185.errors = [{instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: schema211.properties.description.type},schema:schema211.properties.description.type,parentSchema:schema211.properties.description,data:data2}];
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
validate185.errors = [{instancePath:instancePath+"/private",schemaPath:"#/properties/private/type",keyword:"type",params:{type: "boolean"},schema:schema211.properties.private.type,parentSchema:schema211.properties.private,data:data3}];
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
validate185.errors = [{instancePath:instancePath+"/archived_at",schemaPath:"#/properties/archived_at/type",keyword:"type",params:{type: schema211.properties.archived_at.type},schema:schema211.properties.archived_at.type,parentSchema:schema211.properties.archived_at,data:data4}];
return false;
}
if(errors === _errs10){
if(errors === _errs10){
if(typeof data4 === "string"){
if(!(formats0.validate(data4))){
validate185.errors = [{instancePath:instancePath+"/archived_at",schemaPath:"#/properties/archived_at/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema211.properties.archived_at,data:data4}];
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
validate185.errors = [{instancePath:instancePath+"/created_at",schemaPath:"#/properties/created_at/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema211.properties.created_at,data:data5}];
return false;
}
}
else {
validate185.errors = [{instancePath:instancePath+"/created_at",schemaPath:"#/properties/created_at/type",keyword:"type",params:{type: "string"},schema:schema211.properties.created_at.type,parentSchema:schema211.properties.created_at,data:data5}];
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
validate185.errors = [{instancePath:instancePath+"/task_count",schemaPath:"#/properties/task_count/type",keyword:"type",params:{type: "integer"},schema:schema211.properties.task_count.type,parentSchema:schema211.properties.task_count,data:data6}];
return false;
}
if(errors === _errs14){
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 < 0 || isNaN(data6)){
validate185.errors = [{instancePath:instancePath+"/task_count",schemaPath:"#/properties/task_count/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},schema:0,parentSchema:schema211.properties.task_count,data:data6}];
return false;
}
else {
if(!(formats46.validate(data6))){
validate185.errors = [{instancePath:instancePath+"/task_count",schemaPath:"#/properties/task_count/format",keyword:"format",params:{format: "int32"},schema:"int32",parentSchema:schema211.properties.task_count,data:data6}];
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
validate185.errors = [{instancePath:instancePath+"/columns/" + i0,schemaPath:"#/components/schemas/Column/required",keyword:"required",params:{missingProperty: missing1},schema:schema212.required,parentSchema:schema212,data:data8}];
return false;
}
else {
const _errs21 = errors;
for(const key1 in data8){
if(!(((((key1 === "id") || (key1 === "name")) || (key1 === "is_done")) || (key1 === "order")) || (key1 === "task_count"))){
validate185.errors = [{instancePath:instancePath+"/columns/" + i0,schemaPath:"#/components/schemas/Column/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},schema:false,parentSchema:schema212,data:data8}];
return false;
break;
}
}
if(_errs21 === errors){
if(data8.id !== undefined){
let data9 = data8.id;
const _errs22 = errors;
if(typeof data9 !== "string"){
validate185.errors = [{instancePath:instancePath+"/columns/" + i0+"/id",schemaPath:"#/components/schemas/Column/properties/id/type",keyword:"type",params:{type: "string"},schema:schema212.properties.id.type,parentSchema:schema212.properties.id,data:data9}];
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
validate185.errors = [{instancePath:instancePath+"/columns/" + i0+"/name",schemaPath:"#/components/schemas/Column/properties/name/type",keyword:"type",params:{type: "string"},schema:schema212.properties.name.type,parentSchema:schema212.properties.name,data:data10}];
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
validate185.errors = [{instancePath:instancePath+"/columns/" + i0+"/is_done",schemaPath:"#/components/schemas/Column/properties/is_done/type",keyword:"type",params:{type: "boolean"},schema:schema212.properties.is_done.type,parentSchema:schema212.properties.is_done,data:data11}];
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
validate185.errors = [{instancePath:instancePath+"/columns/" + i0+"/order",schemaPath:"#/components/schemas/Column/properties/order/type",keyword:"type",params:{type: "integer"},schema:schema212.properties.order.type,parentSchema:schema212.properties.order,data:data12}];
return false;
}
if(errors === _errs28){
if((typeof data12 == "number") && (isFinite(data12))){
if(data12 < 0 || isNaN(data12)){
validate185.errors = [{instancePath:instancePath+"/columns/" + i0+"/order",schemaPath:"#/components/schemas/Column/properties/order/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},schema:0,parentSchema:schema212.properties.order,data:data12}];
return false;
}
else {
if(!(formats46.validate(data12))){
validate185.errors = [{instancePath:instancePath+"/columns/" + i0+"/order",schemaPath:"#/components/schemas/Column/properties/order/format",keyword:"format",params:{format: "int32"},schema:"int32",parentSchema:schema212.properties.order,data:data12}];
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
validate185.errors = [{instancePath:instancePath+"/columns/" + i0+"/task_count",schemaPath:"#/components/schemas/Column/properties/task_count/type",keyword:"type",params:{type: "integer"},schema:schema212.properties.task_count.type,parentSchema:schema212.properties.task_count,data:data13}];
return false;
}
if(errors === _errs30){
if((typeof data13 == "number") && (isFinite(data13))){
if(data13 < 0 || isNaN(data13)){
validate185.errors = [{instancePath:instancePath+"/columns/" + i0+"/task_count",schemaPath:"#/components/schemas/Column/properties/task_count/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},schema:0,parentSchema:schema212.properties.task_count,data:data13}];
return false;
}
else {
if(!(formats46.validate(data13))){
validate185.errors = [{instancePath:instancePath+"/columns/" + i0+"/task_count",schemaPath:"#/components/schemas/Column/properties/task_count/format",keyword:"format",params:{format: "int32"},schema:"int32",parentSchema:schema212.properties.task_count,data:data13}];
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
validate185.errors = [{instancePath:instancePath+"/columns/" + i0,schemaPath:"#/components/schemas/Column/type",keyword:"type",params:{type: "object"},schema:schema212.type,parentSchema:schema212,data:data8}];
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
validate185.errors = [{instancePath:instancePath+"/columns",schemaPath:"#/properties/columns/type",keyword:"type",params:{type: "array"},schema:schema211.properties.columns.type,parentSchema:schema211.properties.columns,data:data7}];
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
if(!(validate186(data14[i1], {instancePath:instancePath+"/members/" + i1,parentData:data14,parentDataProperty:i1,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate186.errors : vErrors.concat(validate186.errors);
errors = vErrors.length;
}
var valid4 = _errs34 === errors;
if(!valid4){
break;
}
}
}
else {
validate185.errors = [{instancePath:instancePath+"/members",schemaPath:"#/properties/members/type",keyword:"type",params:{type: "array"},schema:schema211.properties.members.type,parentSchema:schema211.properties.members,data:data14}];
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
validate185.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema211.type,parentSchema:schema211,data}];
return false;
}
}
validate185.errors = vErrors;
return errors === 0;
}
validate185.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


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
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.data === undefined) && (missing0 = "data")) || ((data.meta === undefined) && (missing0 = "meta"))){
validate184.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema210.required,parentSchema:schema210,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "data") || (key0 === "meta"))){
validate184.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema210,data}];
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
if(!(validate185(data0[i0], {instancePath:instancePath+"/data/" + i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate185.errors : vErrors.concat(validate185.errors);
errors = vErrors.length;
}
var valid1 = _errs4 === errors;
if(!valid1){
break;
}
}
}
else {
validate184.errors = [{instancePath:instancePath+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type: "array"},schema:schema210.properties.data.type,parentSchema:schema210.properties.data,data:data0}];
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
validate184.errors = [{instancePath:instancePath+"/meta",schemaPath:"#/components/schemas/CursorMeta/required",keyword:"required",params:{missingProperty: missing1},schema:schema56.required,parentSchema:schema56,data:data2}];
return false;
}
else {
const _errs8 = errors;
for(const key1 in data2){
if(!(key1 === "next_cursor")){
validate184.errors = [{instancePath:instancePath+"/meta",schemaPath:"#/components/schemas/CursorMeta/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},schema:false,parentSchema:schema56,data:data2}];
return false;
break;
}
}
if(_errs8 === errors){
if(data2.next_cursor !== undefined){
let data3 = data2.next_cursor;
if((typeof data3 !== "string") && (data3 !== null)){
validate184.errors = [{instancePath:instancePath+"/meta/next_cursor",schemaPath:"#/components/schemas/CursorMeta/properties/next_cursor/type",keyword:"type",params:{type: schema56.properties.next_cursor.type},schema:schema56.properties.next_cursor.type,parentSchema:schema56.properties.next_cursor,data:data3}];
return false;
}
}
}
}
}
else {
validate184.errors = [{instancePath:instancePath+"/meta",schemaPath:"#/components/schemas/CursorMeta/type",keyword:"type",params:{type: "object"},schema:schema56.type,parentSchema:schema56,data:data2}];
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
validate184.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema210.type,parentSchema:schema210,data}];
return false;
}
}
validate184.errors = vErrors;
return errors === 0;
}
validate184.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


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
if(!(validate184(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate184.errors : vErrors.concat(validate184.errors);
errors = vErrors.length;
}
validate183.errors = vErrors;
return errors === 0;
}
validate183.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const createProject_header_Idempotency$2d$Key = validate190;
const schema217 = {"type":"string","minLength":1,"maxLength":255};

function validate190(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate190.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(typeof data === "string"){
if(func1(data) > 255){
validate190.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 255},schema:255,parentSchema:schema217,data}];
return false;
}
else {
if(func1(data) < 1){
validate190.errors = [{instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema217,data}];
return false;
}
}
}
else {
validate190.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema217.type,parentSchema:schema217,data}];
return false;
}
}
validate190.errors = vErrors;
return errors === 0;
}
validate190.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const createProject_body = validate191;
const schema218 = {"$ref":"contract#/components/schemas/ProjectCreate"};
const schema219 = {"description":"A project to create. Unknown fields are ignored.","type":"object","required":["name"],"properties":{"name":{"description":"The name of the project.","type":"string","minLength":1,"maxLength":100,"pattern":"^[\\x09-\\x0D\\x20\\x85\\xA0  - \u2028\u2029  　]*[^\\x00\\x09-\\x0D\\x20\\x85\\xA0  - \u2028\u2029  　][^\\x00]*$","x-storable":true,"x-message":"must contain a character other than white space"},"description":{"description":"A description of the project, or null.","type":["string","null"],"maxLength":20000,"pattern":"^[^\\x00]*$","x-storable":true},"private":{"description":"Whether the project is hidden from the public API. The default is false.","type":"boolean"}}};

function validate191(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate191.evaluated;
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
validate191.errors = [{instancePath,schemaPath:"contract#/components/schemas/ProjectCreate/required",keyword:"required",params:{missingProperty: missing0},schema:schema219.required,parentSchema:schema219,data}];
return false;
}
else {
if(data.name !== undefined){
let data0 = data.name;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(func1(data0) > 100){
validate191.errors = [{instancePath:instancePath+"/name",schemaPath:"contract#/components/schemas/ProjectCreate/properties/name/maxLength",keyword:"maxLength",params:{limit: 100},schema:100,parentSchema:schema219.properties.name,data:data0}];
return false;
}
else {
if(func1(data0) < 1){
validate191.errors = [{instancePath:instancePath+"/name",schemaPath:"contract#/components/schemas/ProjectCreate/properties/name/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema219.properties.name,data:data0}];
return false;
}
else {
if(!pattern16.test(data0)){
validate191.errors = [{instancePath:instancePath+"/name",schemaPath:"contract#/components/schemas/ProjectCreate/properties/name/pattern",keyword:"pattern",params:{pattern: "^[\\x09-\\x0D\\x20\\x85\\xA0  - \u2028\u2029  　]*[^\\x00\\x09-\\x0D\\x20\\x85\\xA0  - \u2028\u2029  　][^\\x00]*$"},schema:"^[\\x09-\\x0D\\x20\\x85\\xA0  - \u2028\u2029  　]*[^\\x00\\x09-\\x0D\\x20\\x85\\xA0  - \u2028\u2029  　][^\\x00]*$",parentSchema:schema219.properties.name,data:data0}];
return false;
}
else {
if(!data0.isWellFormed() || data0.includes("\0")){
validate191.errors = [{instancePath:instancePath+"/name",schemaPath:"contract#/components/schemas/ProjectCreate/properties/name/x-storable",keyword:"x-storable",params:{},schema:true,parentSchema:schema219.properties.name,data:data0}];
return false;
}
}
}
}
}
else {
validate191.errors = [{instancePath:instancePath+"/name",schemaPath:"contract#/components/schemas/ProjectCreate/properties/name/type",keyword:"type",params:{type: "string"},schema:schema219.properties.name.type,parentSchema:schema219.properties.name,data:data0}];
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
validate191.errors = [{instancePath:instancePath+"/description",schemaPath:"contract#/components/schemas/ProjectCreate/properties/description/type",keyword:"type",params:{type: schema219.properties.description.type},schema:schema219.properties.description.type,parentSchema:schema219.properties.description,data:data1}];
return false;
}
if(errors === _errs4){
if(typeof data1 === "string"){
if(func1(data1) > 20000){
validate191.errors = [{instancePath:instancePath+"/description",schemaPath:"contract#/components/schemas/ProjectCreate/properties/description/maxLength",keyword:"maxLength",params:{limit: 20000},schema:20000,parentSchema:schema219.properties.description,data:data1}];
return false;
}
else {
if(!pattern4.test(data1)){
validate191.errors = [{instancePath:instancePath+"/description",schemaPath:"contract#/components/schemas/ProjectCreate/properties/description/pattern",keyword:"pattern",params:{pattern: "^[^\\x00]*$"},schema:"^[^\\x00]*$",parentSchema:schema219.properties.description,data:data1}];
return false;
}
else {
if(!data1.isWellFormed() || data1.includes("\0")){
validate191.errors = [{instancePath:instancePath+"/description",schemaPath:"contract#/components/schemas/ProjectCreate/properties/description/x-storable",keyword:"x-storable",params:{},schema:true,parentSchema:schema219.properties.description,data:data1}];
return false;
}
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
validate191.errors = [{instancePath:instancePath+"/private",schemaPath:"contract#/components/schemas/ProjectCreate/properties/private/type",keyword:"type",params:{type: "boolean"},schema:schema219.properties.private.type,parentSchema:schema219.properties.private,data:data2}];
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
validate191.errors = [{instancePath,schemaPath:"contract#/components/schemas/ProjectCreate/type",keyword:"type",params:{type: "object"},schema:schema219.type,parentSchema:schema219,data}];
return false;
}
}
validate191.errors = vErrors;
return errors === 0;
}
validate191.evaluated = {"props":{"name":true,"description":true,"private":true},"dynamicProps":false,"dynamicItems":false};

export const createProject_body_name = validate192;
const schema220 = {"description":"The name of the project.","type":"string","minLength":1,"maxLength":100,"pattern":"^[\\x09-\\x0D\\x20\\x85\\xA0  - \u2028\u2029  　]*[^\\x00\\x09-\\x0D\\x20\\x85\\xA0  - \u2028\u2029  　][^\\x00]*$","x-storable":true,"x-message":"must contain a character other than white space"};

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
if(errors === 0){
if(typeof data === "string"){
if(func1(data) > 100){
validate192.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 100},schema:100,parentSchema:schema220,data}];
return false;
}
else {
if(func1(data) < 1){
validate192.errors = [{instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema220,data}];
return false;
}
else {
if(!pattern16.test(data)){
validate192.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[\\x09-\\x0D\\x20\\x85\\xA0  - \u2028\u2029  　]*[^\\x00\\x09-\\x0D\\x20\\x85\\xA0  - \u2028\u2029  　][^\\x00]*$"},schema:"^[\\x09-\\x0D\\x20\\x85\\xA0  - \u2028\u2029  　]*[^\\x00\\x09-\\x0D\\x20\\x85\\xA0  - \u2028\u2029  　][^\\x00]*$",parentSchema:schema220,data}];
return false;
}
else {
if(!data.isWellFormed() || data.includes("\0")){
validate192.errors = [{instancePath,schemaPath:"#/x-storable",keyword:"x-storable",params:{},schema:true,parentSchema:schema220,data}];
return false;
}
}
}
}
}
else {
validate192.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema220.type,parentSchema:schema220,data}];
return false;
}
}
validate192.errors = vErrors;
return errors === 0;
}
validate192.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const createProject_body_description = validate193;
const schema221 = {"description":"A description of the project, or null.","type":["string","null"],"maxLength":20000,"pattern":"^[^\\x00]*$","x-storable":true};

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
if((typeof data !== "string") && (data !== null)){
validate193.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema221.type},schema:schema221.type,parentSchema:schema221,data}];
return false;
}
if(errors === 0){
if(typeof data === "string"){
if(func1(data) > 20000){
validate193.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 20000},schema:20000,parentSchema:schema221,data}];
return false;
}
else {
if(!pattern4.test(data)){
validate193.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[^\\x00]*$"},schema:"^[^\\x00]*$",parentSchema:schema221,data}];
return false;
}
else {
if(!data.isWellFormed() || data.includes("\0")){
validate193.errors = [{instancePath,schemaPath:"#/x-storable",keyword:"x-storable",params:{},schema:true,parentSchema:schema221,data}];
return false;
}
}
}
}
}
validate193.errors = vErrors;
return errors === 0;
}
validate193.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const createProject_body_private = validate194;
const schema222 = {"description":"Whether the project is hidden from the public API. The default is false.","type":"boolean"};

function validate194(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate194.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data !== "boolean"){
validate194.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "boolean"},schema:schema222.type,parentSchema:schema222,data}];
return false;
}
validate194.errors = vErrors;
return errors === 0;
}
validate194.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const createProject_201 = validate195;
const schema223 = {"$ref":"contract#/components/schemas/SettingsProjectResponse"};
const schema224 = {"description":"The resource.","type":"object","additionalProperties":false,"required":["data"],"properties":{"data":{"$ref":"#/components/schemas/SettingsProject"}}};

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
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.data === undefined) && (missing0 = "data")){
validate196.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema224.required,parentSchema:schema224,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "data")){
validate196.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema224,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.data !== undefined){
if(!(validate185(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate185.errors : vErrors.concat(validate185.errors);
errors = vErrors.length;
}
}
}
}
}
else {
validate196.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema224.type,parentSchema:schema224,data}];
return false;
}
}
validate196.errors = vErrors;
return errors === 0;
}
validate196.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate195(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate195.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate196(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate196.errors : vErrors.concat(validate196.errors);
errors = vErrors.length;
}
validate195.errors = vErrors;
return errors === 0;
}
validate195.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const getProject_200 = validate199;
const schema225 = {"$ref":"contract#/components/schemas/SettingsProjectResponse"};

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
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.data === undefined) && (missing0 = "data")){
validate200.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema224.required,parentSchema:schema224,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "data")){
validate200.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema224,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.data !== undefined){
if(!(validate185(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate185.errors : vErrors.concat(validate185.errors);
errors = vErrors.length;
}
}
}
}
}
else {
validate200.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema224.type,parentSchema:schema224,data}];
return false;
}
}
validate200.errors = vErrors;
return errors === 0;
}
validate200.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


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
if(!(validate200(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate200.errors : vErrors.concat(validate200.errors);
errors = vErrors.length;
}
validate199.errors = vErrors;
return errors === 0;
}
validate199.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const updateProject_body = validate203;
const schema227 = {"$ref":"contract#/components/schemas/ProjectUpdate"};
const schema228 = {"description":"The fields to change. Unknown fields are ignored.","type":"object","properties":{"name":{"description":"The name of the project.","type":"string","minLength":1,"maxLength":100,"pattern":"^[\\x09-\\x0D\\x20\\x85\\xA0  - \u2028\u2029  　]*[^\\x00\\x09-\\x0D\\x20\\x85\\xA0  - \u2028\u2029  　][^\\x00]*$","x-storable":true,"x-message":"must contain a character other than white space"},"description":{"description":"A description of the project, or null.","type":["string","null"],"maxLength":20000,"pattern":"^[^\\x00]*$","x-storable":true},"private":{"description":"Whether the project is hidden from the public API.","type":"boolean"},"archived":{"description":"Whether the project is archived.","type":"boolean"}}};

function validate203(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate203.evaluated;
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
validate203.errors = [{instancePath:instancePath+"/name",schemaPath:"contract#/components/schemas/ProjectUpdate/properties/name/maxLength",keyword:"maxLength",params:{limit: 100},schema:100,parentSchema:schema228.properties.name,data:data0}];
return false;
}
else {
if(func1(data0) < 1){
validate203.errors = [{instancePath:instancePath+"/name",schemaPath:"contract#/components/schemas/ProjectUpdate/properties/name/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema228.properties.name,data:data0}];
return false;
}
else {
if(!pattern16.test(data0)){
validate203.errors = [{instancePath:instancePath+"/name",schemaPath:"contract#/components/schemas/ProjectUpdate/properties/name/pattern",keyword:"pattern",params:{pattern: "^[\\x09-\\x0D\\x20\\x85\\xA0  - \u2028\u2029  　]*[^\\x00\\x09-\\x0D\\x20\\x85\\xA0  - \u2028\u2029  　][^\\x00]*$"},schema:"^[\\x09-\\x0D\\x20\\x85\\xA0  - \u2028\u2029  　]*[^\\x00\\x09-\\x0D\\x20\\x85\\xA0  - \u2028\u2029  　][^\\x00]*$",parentSchema:schema228.properties.name,data:data0}];
return false;
}
else {
if(!data0.isWellFormed() || data0.includes("\0")){
validate203.errors = [{instancePath:instancePath+"/name",schemaPath:"contract#/components/schemas/ProjectUpdate/properties/name/x-storable",keyword:"x-storable",params:{},schema:true,parentSchema:schema228.properties.name,data:data0}];
return false;
}
}
}
}
}
else {
validate203.errors = [{instancePath:instancePath+"/name",schemaPath:"contract#/components/schemas/ProjectUpdate/properties/name/type",keyword:"type",params:{type: "string"},schema:schema228.properties.name.type,parentSchema:schema228.properties.name,data:data0}];
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
validate203.errors = [{instancePath:instancePath+"/description",schemaPath:"contract#/components/schemas/ProjectUpdate/properties/description/type",keyword:"type",params:{type: schema228.properties.description.type},schema:schema228.properties.description.type,parentSchema:schema228.properties.description,data:data1}];
return false;
}
if(errors === _errs4){
if(typeof data1 === "string"){
if(func1(data1) > 20000){
validate203.errors = [{instancePath:instancePath+"/description",schemaPath:"contract#/components/schemas/ProjectUpdate/properties/description/maxLength",keyword:"maxLength",params:{limit: 20000},schema:20000,parentSchema:schema228.properties.description,data:data1}];
return false;
}
else {
if(!pattern4.test(data1)){
validate203.errors = [{instancePath:instancePath+"/description",schemaPath:"contract#/components/schemas/ProjectUpdate/properties/description/pattern",keyword:"pattern",params:{pattern: "^[^\\x00]*$"},schema:"^[^\\x00]*$",parentSchema:schema228.properties.description,data:data1}];
return false;
}
else {
if(!data1.isWellFormed() || data1.includes("\0")){
validate203.errors = [{instancePath:instancePath+"/description",schemaPath:"contract#/components/schemas/ProjectUpdate/properties/description/x-storable",keyword:"x-storable",params:{},schema:true,parentSchema:schema228.properties.description,data:data1}];
return false;
}
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
validate203.errors = [{instancePath:instancePath+"/private",schemaPath:"contract#/components/schemas/ProjectUpdate/properties/private/type",keyword:"type",params:{type: "boolean"},schema:schema228.properties.private.type,parentSchema:schema228.properties.private,data:data2}];
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
validate203.errors = [{instancePath:instancePath+"/archived",schemaPath:"contract#/components/schemas/ProjectUpdate/properties/archived/type",keyword:"type",params:{type: "boolean"},schema:schema228.properties.archived.type,parentSchema:schema228.properties.archived,data:data3}];
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
validate203.errors = [{instancePath,schemaPath:"contract#/components/schemas/ProjectUpdate/type",keyword:"type",params:{type: "object"},schema:schema228.type,parentSchema:schema228,data}];
return false;
}
}
validate203.errors = vErrors;
return errors === 0;
}
validate203.evaluated = {"props":{"name":true,"description":true,"private":true,"archived":true},"dynamicProps":false,"dynamicItems":false};

export const updateProject_body_name = validate204;
const schema229 = {"description":"The name of the project.","type":"string","minLength":1,"maxLength":100,"pattern":"^[\\x09-\\x0D\\x20\\x85\\xA0  - \u2028\u2029  　]*[^\\x00\\x09-\\x0D\\x20\\x85\\xA0  - \u2028\u2029  　][^\\x00]*$","x-storable":true,"x-message":"must contain a character other than white space"};

function validate204(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate204.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(typeof data === "string"){
if(func1(data) > 100){
validate204.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 100},schema:100,parentSchema:schema229,data}];
return false;
}
else {
if(func1(data) < 1){
validate204.errors = [{instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema229,data}];
return false;
}
else {
if(!pattern16.test(data)){
validate204.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[\\x09-\\x0D\\x20\\x85\\xA0  - \u2028\u2029  　]*[^\\x00\\x09-\\x0D\\x20\\x85\\xA0  - \u2028\u2029  　][^\\x00]*$"},schema:"^[\\x09-\\x0D\\x20\\x85\\xA0  - \u2028\u2029  　]*[^\\x00\\x09-\\x0D\\x20\\x85\\xA0  - \u2028\u2029  　][^\\x00]*$",parentSchema:schema229,data}];
return false;
}
else {
if(!data.isWellFormed() || data.includes("\0")){
validate204.errors = [{instancePath,schemaPath:"#/x-storable",keyword:"x-storable",params:{},schema:true,parentSchema:schema229,data}];
return false;
}
}
}
}
}
else {
validate204.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema229.type,parentSchema:schema229,data}];
return false;
}
}
validate204.errors = vErrors;
return errors === 0;
}
validate204.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const updateProject_body_description = validate205;
const schema230 = {"description":"A description of the project, or null.","type":["string","null"],"maxLength":20000,"pattern":"^[^\\x00]*$","x-storable":true};

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
if((typeof data !== "string") && (data !== null)){
validate205.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema230.type},schema:schema230.type,parentSchema:schema230,data}];
return false;
}
if(errors === 0){
if(typeof data === "string"){
if(func1(data) > 20000){
validate205.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 20000},schema:20000,parentSchema:schema230,data}];
return false;
}
else {
if(!pattern4.test(data)){
validate205.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[^\\x00]*$"},schema:"^[^\\x00]*$",parentSchema:schema230,data}];
return false;
}
else {
if(!data.isWellFormed() || data.includes("\0")){
validate205.errors = [{instancePath,schemaPath:"#/x-storable",keyword:"x-storable",params:{},schema:true,parentSchema:schema230,data}];
return false;
}
}
}
}
}
validate205.errors = vErrors;
return errors === 0;
}
validate205.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const updateProject_body_private = validate206;
const schema231 = {"description":"Whether the project is hidden from the public API.","type":"boolean"};

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
if(typeof data !== "boolean"){
validate206.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "boolean"},schema:schema231.type,parentSchema:schema231,data}];
return false;
}
validate206.errors = vErrors;
return errors === 0;
}
validate206.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const updateProject_body_archived = validate207;
const schema232 = {"description":"Whether the project is archived.","type":"boolean"};

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
if(typeof data !== "boolean"){
validate207.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "boolean"},schema:schema232.type,parentSchema:schema232,data}];
return false;
}
validate207.errors = vErrors;
return errors === 0;
}
validate207.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const updateProject_200 = validate208;
const schema233 = {"$ref":"contract#/components/schemas/SettingsProjectResponse"};

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
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.data === undefined) && (missing0 = "data")){
validate209.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema224.required,parentSchema:schema224,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "data")){
validate209.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema224,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.data !== undefined){
if(!(validate185(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate185.errors : vErrors.concat(validate185.errors);
errors = vErrors.length;
}
}
}
}
}
else {
validate209.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema224.type,parentSchema:schema224,data}];
return false;
}
}
validate209.errors = vErrors;
return errors === 0;
}
validate209.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


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
if(!(validate209(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate209.errors : vErrors.concat(validate209.errors);
errors = vErrors.length;
}
validate208.errors = vErrors;
return errors === 0;
}
validate208.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const createColumn_header_Idempotency$2d$Key = validate212;
const schema235 = {"type":"string","minLength":1,"maxLength":255};

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
if(errors === 0){
if(typeof data === "string"){
if(func1(data) > 255){
validate212.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 255},schema:255,parentSchema:schema235,data}];
return false;
}
else {
if(func1(data) < 1){
validate212.errors = [{instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema235,data}];
return false;
}
}
}
else {
validate212.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema235.type,parentSchema:schema235,data}];
return false;
}
}
validate212.errors = vErrors;
return errors === 0;
}
validate212.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const createColumn_body = validate213;
const schema236 = {"$ref":"contract#/components/schemas/ColumnCreate"};
const schema237 = {"description":"A column to add. Unknown fields are ignored.","type":"object","required":["name"],"properties":{"name":{"description":"The name of the column.","type":"string","minLength":1,"maxLength":100,"pattern":"^[\\x09-\\x0D\\x20\\x85\\xA0  - \u2028\u2029  　]*[^\\x00\\x09-\\x0D\\x20\\x85\\xA0  - \u2028\u2029  　][^\\x00]*$","x-storable":true,"x-message":"must contain a character other than white space"},"is_done":{"description":"Whether tasks in the column count as done. The default is false.","type":"boolean"}}};

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
const _errs0 = errors;
if(errors === _errs0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.name === undefined) && (missing0 = "name")){
validate213.errors = [{instancePath,schemaPath:"contract#/components/schemas/ColumnCreate/required",keyword:"required",params:{missingProperty: missing0},schema:schema237.required,parentSchema:schema237,data}];
return false;
}
else {
if(data.name !== undefined){
let data0 = data.name;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(func1(data0) > 100){
validate213.errors = [{instancePath:instancePath+"/name",schemaPath:"contract#/components/schemas/ColumnCreate/properties/name/maxLength",keyword:"maxLength",params:{limit: 100},schema:100,parentSchema:schema237.properties.name,data:data0}];
return false;
}
else {
if(func1(data0) < 1){
validate213.errors = [{instancePath:instancePath+"/name",schemaPath:"contract#/components/schemas/ColumnCreate/properties/name/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema237.properties.name,data:data0}];
return false;
}
else {
if(!pattern16.test(data0)){
validate213.errors = [{instancePath:instancePath+"/name",schemaPath:"contract#/components/schemas/ColumnCreate/properties/name/pattern",keyword:"pattern",params:{pattern: "^[\\x09-\\x0D\\x20\\x85\\xA0  - \u2028\u2029  　]*[^\\x00\\x09-\\x0D\\x20\\x85\\xA0  - \u2028\u2029  　][^\\x00]*$"},schema:"^[\\x09-\\x0D\\x20\\x85\\xA0  - \u2028\u2029  　]*[^\\x00\\x09-\\x0D\\x20\\x85\\xA0  - \u2028\u2029  　][^\\x00]*$",parentSchema:schema237.properties.name,data:data0}];
return false;
}
else {
if(!data0.isWellFormed() || data0.includes("\0")){
validate213.errors = [{instancePath:instancePath+"/name",schemaPath:"contract#/components/schemas/ColumnCreate/properties/name/x-storable",keyword:"x-storable",params:{},schema:true,parentSchema:schema237.properties.name,data:data0}];
return false;
}
}
}
}
}
else {
validate213.errors = [{instancePath:instancePath+"/name",schemaPath:"contract#/components/schemas/ColumnCreate/properties/name/type",keyword:"type",params:{type: "string"},schema:schema237.properties.name.type,parentSchema:schema237.properties.name,data:data0}];
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
validate213.errors = [{instancePath:instancePath+"/is_done",schemaPath:"contract#/components/schemas/ColumnCreate/properties/is_done/type",keyword:"type",params:{type: "boolean"},schema:schema237.properties.is_done.type,parentSchema:schema237.properties.is_done,data:data1}];
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
validate213.errors = [{instancePath,schemaPath:"contract#/components/schemas/ColumnCreate/type",keyword:"type",params:{type: "object"},schema:schema237.type,parentSchema:schema237,data}];
return false;
}
}
validate213.errors = vErrors;
return errors === 0;
}
validate213.evaluated = {"props":{"name":true,"is_done":true},"dynamicProps":false,"dynamicItems":false};

export const createColumn_body_name = validate214;
const schema238 = {"description":"The name of the column.","type":"string","minLength":1,"maxLength":100,"pattern":"^[\\x09-\\x0D\\x20\\x85\\xA0  - \u2028\u2029  　]*[^\\x00\\x09-\\x0D\\x20\\x85\\xA0  - \u2028\u2029  　][^\\x00]*$","x-storable":true,"x-message":"must contain a character other than white space"};

function validate214(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate214.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(typeof data === "string"){
if(func1(data) > 100){
validate214.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 100},schema:100,parentSchema:schema238,data}];
return false;
}
else {
if(func1(data) < 1){
validate214.errors = [{instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema238,data}];
return false;
}
else {
if(!pattern16.test(data)){
validate214.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[\\x09-\\x0D\\x20\\x85\\xA0  - \u2028\u2029  　]*[^\\x00\\x09-\\x0D\\x20\\x85\\xA0  - \u2028\u2029  　][^\\x00]*$"},schema:"^[\\x09-\\x0D\\x20\\x85\\xA0  - \u2028\u2029  　]*[^\\x00\\x09-\\x0D\\x20\\x85\\xA0  - \u2028\u2029  　][^\\x00]*$",parentSchema:schema238,data}];
return false;
}
else {
if(!data.isWellFormed() || data.includes("\0")){
validate214.errors = [{instancePath,schemaPath:"#/x-storable",keyword:"x-storable",params:{},schema:true,parentSchema:schema238,data}];
return false;
}
}
}
}
}
else {
validate214.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema238.type,parentSchema:schema238,data}];
return false;
}
}
validate214.errors = vErrors;
return errors === 0;
}
validate214.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const createColumn_body_is_done = validate215;
const schema239 = {"description":"Whether tasks in the column count as done. The default is false.","type":"boolean"};

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
if(typeof data !== "boolean"){
validate215.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "boolean"},schema:schema239.type,parentSchema:schema239,data}];
return false;
}
validate215.errors = vErrors;
return errors === 0;
}
validate215.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const createColumn_201 = validate216;
const schema240 = {"$ref":"contract#/components/schemas/ColumnResponse"};
const schema241 = {"description":"The resource.","type":"object","additionalProperties":false,"required":["data"],"properties":{"data":{"$ref":"#/components/schemas/Column"}}};

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
validate217.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema241.required,parentSchema:schema241,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "data")){
validate217.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema241,data}];
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
validate217.errors = [{instancePath:instancePath+"/data",schemaPath:"#/components/schemas/Column/required",keyword:"required",params:{missingProperty: missing1},schema:schema212.required,parentSchema:schema212,data:data0}];
return false;
}
else {
const _errs5 = errors;
for(const key1 in data0){
if(!(((((key1 === "id") || (key1 === "name")) || (key1 === "is_done")) || (key1 === "order")) || (key1 === "task_count"))){
validate217.errors = [{instancePath:instancePath+"/data",schemaPath:"#/components/schemas/Column/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},schema:false,parentSchema:schema212,data:data0}];
return false;
break;
}
}
if(_errs5 === errors){
if(data0.id !== undefined){
let data1 = data0.id;
const _errs6 = errors;
if(typeof data1 !== "string"){
validate217.errors = [{instancePath:instancePath+"/data/id",schemaPath:"#/components/schemas/Column/properties/id/type",keyword:"type",params:{type: "string"},schema:schema212.properties.id.type,parentSchema:schema212.properties.id,data:data1}];
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
validate217.errors = [{instancePath:instancePath+"/data/name",schemaPath:"#/components/schemas/Column/properties/name/type",keyword:"type",params:{type: "string"},schema:schema212.properties.name.type,parentSchema:schema212.properties.name,data:data2}];
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
validate217.errors = [{instancePath:instancePath+"/data/is_done",schemaPath:"#/components/schemas/Column/properties/is_done/type",keyword:"type",params:{type: "boolean"},schema:schema212.properties.is_done.type,parentSchema:schema212.properties.is_done,data:data3}];
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
validate217.errors = [{instancePath:instancePath+"/data/order",schemaPath:"#/components/schemas/Column/properties/order/type",keyword:"type",params:{type: "integer"},schema:schema212.properties.order.type,parentSchema:schema212.properties.order,data:data4}];
return false;
}
if(errors === _errs12){
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 < 0 || isNaN(data4)){
validate217.errors = [{instancePath:instancePath+"/data/order",schemaPath:"#/components/schemas/Column/properties/order/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},schema:0,parentSchema:schema212.properties.order,data:data4}];
return false;
}
else {
if(!(formats46.validate(data4))){
validate217.errors = [{instancePath:instancePath+"/data/order",schemaPath:"#/components/schemas/Column/properties/order/format",keyword:"format",params:{format: "int32"},schema:"int32",parentSchema:schema212.properties.order,data:data4}];
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
validate217.errors = [{instancePath:instancePath+"/data/task_count",schemaPath:"#/components/schemas/Column/properties/task_count/type",keyword:"type",params:{type: "integer"},schema:schema212.properties.task_count.type,parentSchema:schema212.properties.task_count,data:data5}];
return false;
}
if(errors === _errs14){
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 < 0 || isNaN(data5)){
validate217.errors = [{instancePath:instancePath+"/data/task_count",schemaPath:"#/components/schemas/Column/properties/task_count/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},schema:0,parentSchema:schema212.properties.task_count,data:data5}];
return false;
}
else {
if(!(formats46.validate(data5))){
validate217.errors = [{instancePath:instancePath+"/data/task_count",schemaPath:"#/components/schemas/Column/properties/task_count/format",keyword:"format",params:{format: "int32"},schema:"int32",parentSchema:schema212.properties.task_count,data:data5}];
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
validate217.errors = [{instancePath:instancePath+"/data",schemaPath:"#/components/schemas/Column/type",keyword:"type",params:{type: "object"},schema:schema212.type,parentSchema:schema212,data:data0}];
return false;
}
}
}
}
}
}
else {
validate217.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema241.type,parentSchema:schema241,data}];
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

export const setProjectMember_body = validate219;
const schema243 = {"$ref":"contract#/components/schemas/ProjectMemberSet"};
const schema244 = {"description":"The role to give. Unknown fields are ignored.","type":"object","required":["role"],"properties":{"role":{"$ref":"#/components/schemas/ProjectRole"}}};

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
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.role === undefined) && (missing0 = "role")){
validate220.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema244.required,parentSchema:schema244,data}];
return false;
}
else {
if(data.role !== undefined){
let data0 = data.role;
if(typeof data0 !== "string"){
validate220.errors = [{instancePath:instancePath+"/role",schemaPath:"#/components/schemas/ProjectRole/type",keyword:"type",params:{type: "string"},schema:schema215.type,parentSchema:schema215,data:data0}];
return false;
}
if(!(((data0 === "manager") || (data0 === "editor")) || (data0 === "viewer"))){
validate220.errors = [{instancePath:instancePath+"/role",schemaPath:"#/components/schemas/ProjectRole/enum",keyword:"enum",params:{allowedValues: schema215.enum},schema:schema215.enum,parentSchema:schema215,data:data0}];
return false;
}
}
}
}
else {
validate220.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema244.type,parentSchema:schema244,data}];
return false;
}
}
validate220.errors = vErrors;
return errors === 0;
}
validate220.evaluated = {"props":{"role":true},"dynamicProps":false,"dynamicItems":false};


function validate219(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate219.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate220(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate220.errors : vErrors.concat(validate220.errors);
errors = vErrors.length;
}
validate219.errors = vErrors;
return errors === 0;
}
validate219.evaluated = {"props":{"role":true},"dynamicProps":false,"dynamicItems":false};

export const setProjectMember_body_role = validate222;
const schema246 = {"$ref":"contract#/components/schemas/ProjectRole"};

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
if(typeof data !== "string"){
validate222.errors = [{instancePath,schemaPath:"contract#/components/schemas/ProjectRole/type",keyword:"type",params:{type: "string"},schema:schema215.type,parentSchema:schema215,data}];
return false;
}
if(!(((data === "manager") || (data === "editor")) || (data === "viewer"))){
validate222.errors = [{instancePath,schemaPath:"contract#/components/schemas/ProjectRole/enum",keyword:"enum",params:{allowedValues: schema215.enum},schema:schema215.enum,parentSchema:schema215,data}];
return false;
}
validate222.errors = vErrors;
return errors === 0;
}
validate222.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const setProjectMember_200 = validate223;
const schema248 = {"$ref":"contract#/components/schemas/ProjectMemberResponse"};
const schema249 = {"description":"The resource.","type":"object","additionalProperties":false,"required":["data"],"properties":{"data":{"$ref":"#/components/schemas/ProjectMember"}}};

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
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.data === undefined) && (missing0 = "data")){
validate224.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema249.required,parentSchema:schema249,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "data")){
validate224.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema249,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.data !== undefined){
if(!(validate186(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate186.errors : vErrors.concat(validate186.errors);
errors = vErrors.length;
}
}
}
}
}
else {
validate224.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema249.type,parentSchema:schema249,data}];
return false;
}
}
validate224.errors = vErrors;
return errors === 0;
}
validate224.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


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
if(!(validate224(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate224.errors : vErrors.concat(validate224.errors);
errors = vErrors.length;
}
validate223.errors = vErrors;
return errors === 0;
}
validate223.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const updateColumn_body = validate227;
const schema250 = {"$ref":"contract#/components/schemas/ColumnUpdate"};
const schema251 = {"description":"The fields to change. Unknown fields are ignored.","type":"object","properties":{"name":{"description":"The name of the column.","type":"string","minLength":1,"maxLength":100,"pattern":"^[\\x09-\\x0D\\x20\\x85\\xA0  - \u2028\u2029  　]*[^\\x00\\x09-\\x0D\\x20\\x85\\xA0  - \u2028\u2029  　][^\\x00]*$","x-storable":true,"x-message":"must contain a character other than white space"},"is_done":{"description":"Whether tasks in the column count as done.","type":"boolean"},"order":{"description":"The position of the column, from 0.","type":"integer","format":"int32","minimum":0}}};

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
const _errs0 = errors;
if(errors === _errs0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name !== undefined){
let data0 = data.name;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(func1(data0) > 100){
validate227.errors = [{instancePath:instancePath+"/name",schemaPath:"contract#/components/schemas/ColumnUpdate/properties/name/maxLength",keyword:"maxLength",params:{limit: 100},schema:100,parentSchema:schema251.properties.name,data:data0}];
return false;
}
else {
if(func1(data0) < 1){
validate227.errors = [{instancePath:instancePath+"/name",schemaPath:"contract#/components/schemas/ColumnUpdate/properties/name/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema251.properties.name,data:data0}];
return false;
}
else {
if(!pattern16.test(data0)){
validate227.errors = [{instancePath:instancePath+"/name",schemaPath:"contract#/components/schemas/ColumnUpdate/properties/name/pattern",keyword:"pattern",params:{pattern: "^[\\x09-\\x0D\\x20\\x85\\xA0  - \u2028\u2029  　]*[^\\x00\\x09-\\x0D\\x20\\x85\\xA0  - \u2028\u2029  　][^\\x00]*$"},schema:"^[\\x09-\\x0D\\x20\\x85\\xA0  - \u2028\u2029  　]*[^\\x00\\x09-\\x0D\\x20\\x85\\xA0  - \u2028\u2029  　][^\\x00]*$",parentSchema:schema251.properties.name,data:data0}];
return false;
}
else {
if(!data0.isWellFormed() || data0.includes("\0")){
validate227.errors = [{instancePath:instancePath+"/name",schemaPath:"contract#/components/schemas/ColumnUpdate/properties/name/x-storable",keyword:"x-storable",params:{},schema:true,parentSchema:schema251.properties.name,data:data0}];
return false;
}
}
}
}
}
else {
validate227.errors = [{instancePath:instancePath+"/name",schemaPath:"contract#/components/schemas/ColumnUpdate/properties/name/type",keyword:"type",params:{type: "string"},schema:schema251.properties.name.type,parentSchema:schema251.properties.name,data:data0}];
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
validate227.errors = [{instancePath:instancePath+"/is_done",schemaPath:"contract#/components/schemas/ColumnUpdate/properties/is_done/type",keyword:"type",params:{type: "boolean"},schema:schema251.properties.is_done.type,parentSchema:schema251.properties.is_done,data:data1}];
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
validate227.errors = [{instancePath:instancePath+"/order",schemaPath:"contract#/components/schemas/ColumnUpdate/properties/order/type",keyword:"type",params:{type: "integer"},schema:schema251.properties.order.type,parentSchema:schema251.properties.order,data:data2}];
return false;
}
if(errors === _errs6){
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 0 || isNaN(data2)){
validate227.errors = [{instancePath:instancePath+"/order",schemaPath:"contract#/components/schemas/ColumnUpdate/properties/order/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},schema:0,parentSchema:schema251.properties.order,data:data2}];
return false;
}
else {
if(!(formats46.validate(data2))){
validate227.errors = [{instancePath:instancePath+"/order",schemaPath:"contract#/components/schemas/ColumnUpdate/properties/order/format",keyword:"format",params:{format: "int32"},schema:"int32",parentSchema:schema251.properties.order,data:data2}];
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
validate227.errors = [{instancePath,schemaPath:"contract#/components/schemas/ColumnUpdate/type",keyword:"type",params:{type: "object"},schema:schema251.type,parentSchema:schema251,data}];
return false;
}
}
validate227.errors = vErrors;
return errors === 0;
}
validate227.evaluated = {"props":{"name":true,"is_done":true,"order":true},"dynamicProps":false,"dynamicItems":false};

export const updateColumn_body_name = validate228;
const schema252 = {"description":"The name of the column.","type":"string","minLength":1,"maxLength":100,"pattern":"^[\\x09-\\x0D\\x20\\x85\\xA0  - \u2028\u2029  　]*[^\\x00\\x09-\\x0D\\x20\\x85\\xA0  - \u2028\u2029  　][^\\x00]*$","x-storable":true,"x-message":"must contain a character other than white space"};

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
if(func1(data) > 100){
validate228.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 100},schema:100,parentSchema:schema252,data}];
return false;
}
else {
if(func1(data) < 1){
validate228.errors = [{instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema252,data}];
return false;
}
else {
if(!pattern16.test(data)){
validate228.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[\\x09-\\x0D\\x20\\x85\\xA0  - \u2028\u2029  　]*[^\\x00\\x09-\\x0D\\x20\\x85\\xA0  - \u2028\u2029  　][^\\x00]*$"},schema:"^[\\x09-\\x0D\\x20\\x85\\xA0  - \u2028\u2029  　]*[^\\x00\\x09-\\x0D\\x20\\x85\\xA0  - \u2028\u2029  　][^\\x00]*$",parentSchema:schema252,data}];
return false;
}
else {
if(!data.isWellFormed() || data.includes("\0")){
validate228.errors = [{instancePath,schemaPath:"#/x-storable",keyword:"x-storable",params:{},schema:true,parentSchema:schema252,data}];
return false;
}
}
}
}
}
else {
validate228.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema252.type,parentSchema:schema252,data}];
return false;
}
}
validate228.errors = vErrors;
return errors === 0;
}
validate228.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const updateColumn_body_is_done = validate229;
const schema253 = {"description":"Whether tasks in the column count as done.","type":"boolean"};

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
if(typeof data !== "boolean"){
validate229.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "boolean"},schema:schema253.type,parentSchema:schema253,data}];
return false;
}
validate229.errors = vErrors;
return errors === 0;
}
validate229.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const updateColumn_body_order = validate230;
const schema254 = {"description":"The position of the column, from 0.","type":"integer","format":"int32","minimum":0};

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
if(!(((typeof data == "number") && (!(data % 1) && !isNaN(data))) && (isFinite(data)))){
validate230.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "integer"},schema:schema254.type,parentSchema:schema254,data}];
return false;
}
if(errors === 0){
if((typeof data == "number") && (isFinite(data))){
if(data < 0 || isNaN(data)){
validate230.errors = [{instancePath,schemaPath:"#/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},schema:0,parentSchema:schema254,data}];
return false;
}
else {
if(!(formats46.validate(data))){
validate230.errors = [{instancePath,schemaPath:"#/format",keyword:"format",params:{format: "int32"},schema:"int32",parentSchema:schema254,data}];
return false;
}
}
}
}
validate230.errors = vErrors;
return errors === 0;
}
validate230.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const updateColumn_200 = validate231;
const schema255 = {"$ref":"contract#/components/schemas/ColumnResponse"};

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
if((data.data === undefined) && (missing0 = "data")){
validate232.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema241.required,parentSchema:schema241,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "data")){
validate232.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema241,data}];
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
validate232.errors = [{instancePath:instancePath+"/data",schemaPath:"#/components/schemas/Column/required",keyword:"required",params:{missingProperty: missing1},schema:schema212.required,parentSchema:schema212,data:data0}];
return false;
}
else {
const _errs5 = errors;
for(const key1 in data0){
if(!(((((key1 === "id") || (key1 === "name")) || (key1 === "is_done")) || (key1 === "order")) || (key1 === "task_count"))){
validate232.errors = [{instancePath:instancePath+"/data",schemaPath:"#/components/schemas/Column/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},schema:false,parentSchema:schema212,data:data0}];
return false;
break;
}
}
if(_errs5 === errors){
if(data0.id !== undefined){
let data1 = data0.id;
const _errs6 = errors;
if(typeof data1 !== "string"){
validate232.errors = [{instancePath:instancePath+"/data/id",schemaPath:"#/components/schemas/Column/properties/id/type",keyword:"type",params:{type: "string"},schema:schema212.properties.id.type,parentSchema:schema212.properties.id,data:data1}];
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
validate232.errors = [{instancePath:instancePath+"/data/name",schemaPath:"#/components/schemas/Column/properties/name/type",keyword:"type",params:{type: "string"},schema:schema212.properties.name.type,parentSchema:schema212.properties.name,data:data2}];
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
validate232.errors = [{instancePath:instancePath+"/data/is_done",schemaPath:"#/components/schemas/Column/properties/is_done/type",keyword:"type",params:{type: "boolean"},schema:schema212.properties.is_done.type,parentSchema:schema212.properties.is_done,data:data3}];
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
validate232.errors = [{instancePath:instancePath+"/data/order",schemaPath:"#/components/schemas/Column/properties/order/type",keyword:"type",params:{type: "integer"},schema:schema212.properties.order.type,parentSchema:schema212.properties.order,data:data4}];
return false;
}
if(errors === _errs12){
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 < 0 || isNaN(data4)){
validate232.errors = [{instancePath:instancePath+"/data/order",schemaPath:"#/components/schemas/Column/properties/order/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},schema:0,parentSchema:schema212.properties.order,data:data4}];
return false;
}
else {
if(!(formats46.validate(data4))){
validate232.errors = [{instancePath:instancePath+"/data/order",schemaPath:"#/components/schemas/Column/properties/order/format",keyword:"format",params:{format: "int32"},schema:"int32",parentSchema:schema212.properties.order,data:data4}];
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
validate232.errors = [{instancePath:instancePath+"/data/task_count",schemaPath:"#/components/schemas/Column/properties/task_count/type",keyword:"type",params:{type: "integer"},schema:schema212.properties.task_count.type,parentSchema:schema212.properties.task_count,data:data5}];
return false;
}
if(errors === _errs14){
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 < 0 || isNaN(data5)){
validate232.errors = [{instancePath:instancePath+"/data/task_count",schemaPath:"#/components/schemas/Column/properties/task_count/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},schema:0,parentSchema:schema212.properties.task_count,data:data5}];
return false;
}
else {
if(!(formats46.validate(data5))){
validate232.errors = [{instancePath:instancePath+"/data/task_count",schemaPath:"#/components/schemas/Column/properties/task_count/format",keyword:"format",params:{format: "int32"},schema:"int32",parentSchema:schema212.properties.task_count,data:data5}];
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
validate232.errors = [{instancePath:instancePath+"/data",schemaPath:"#/components/schemas/Column/type",keyword:"type",params:{type: "object"},schema:schema212.type,parentSchema:schema212,data:data0}];
return false;
}
}
}
}
}
}
else {
validate232.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema241.type,parentSchema:schema241,data}];
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
if(!(validate232(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate232.errors : vErrors.concat(validate232.errors);
errors = vErrors.length;
}
validate231.errors = vErrors;
return errors === 0;
}
validate231.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const deleteColumn_query_move_to = validate234;
const schema258 = {"type":"string","pattern":"^card_","x-message":"must be the id of a column"};
const pattern81 = new RegExp("^card_", "u");

function validate234(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate234.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(typeof data === "string"){
if(!pattern81.test(data)){
validate234.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^card_"},schema:"^card_",parentSchema:schema258,data}];
return false;
}
}
else {
validate234.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema258.type,parentSchema:schema258,data}];
return false;
}
}
validate234.errors = vErrors;
return errors === 0;
}
validate234.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const listWebhookEndpoints_query_cursor = validate235;
const schema259 = {"type":"string","maxLength":1024};

function validate235(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate235.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(typeof data === "string"){
if(func1(data) > 1024){
validate235.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 1024},schema:1024,parentSchema:schema259,data}];
return false;
}
}
else {
validate235.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema259.type,parentSchema:schema259,data}];
return false;
}
}
validate235.errors = vErrors;
return errors === 0;
}
validate235.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const listWebhookEndpoints_200 = validate236;
const schema260 = {"$ref":"contract#/components/schemas/EndpointList"};
const schema261 = {"description":"A page of a list.","type":"object","additionalProperties":false,"required":["data","meta"],"properties":{"data":{"description":"The items of this page.","type":"array","items":{"$ref":"#/components/schemas/Endpoint"}},"meta":{"$ref":"#/components/schemas/CursorMeta"}}};
const schema262 = {"description":"A webhook endpoint.","type":"object","additionalProperties":false,"required":["id","name","url","events","status","disabled_reason","consecutive_exhausted","created_at","disabled_at","health","secrets","last_100"],"properties":{"id":{"description":"The id of the endpoint.","type":"string"},"name":{"description":"The name of the endpoint.","type":["string","null"]},"url":{"description":"The URL that deliveries are sent to.","type":"string"},"events":{"description":"The event types that the endpoint subscribes to. Empty for all types.","type":"array","items":{"$ref":"#/components/schemas/WebhookEventType"}},"status":{"description":"Whether deliveries are sent to the endpoint.","$ref":"#/components/schemas/EndpointStatus"},"disabled_reason":{"description":"Why the endpoint is disabled: manually, or after too many failures.","oneOf":[{"$ref":"#/components/schemas/DisabledReason"},{"type":"null"}]},"consecutive_exhausted":{"description":"The number of consecutive deliveries whose attempts all failed.","type":"integer","format":"int32"},"created_at":{"description":"When the endpoint was added.","type":"string","format":"date-time"},"disabled_at":{"description":"When the endpoint was disabled.","type":["string","null"],"format":"date-time"},"health":{"$ref":"#/components/schemas/EndpointHealth"},"secrets":{"description":"The active signing secrets, newest first.","type":"array","items":{"$ref":"#/components/schemas/EndpointSecret"}},"last_100":{"$ref":"#/components/schemas/DeliveryCounts"}}};
const schema263 = {"description":"The type of the event. These seven types are fixed for v1.","type":"string","enum":["task.created","task.updated","task.completed","task.deleted","comment.created","event.created","project.created"]};
const schema264 = {"description":"Whether deliveries are sent to an endpoint.","type":"string","enum":["enabled","disabled"]};
const schema265 = {"description":"Why an endpoint is disabled.","type":"string","enum":["manual","failures"]};
const schema268 = {"description":"An active signing secret.","type":"object","additionalProperties":false,"required":["last4","created_at","expires_at"],"properties":{"last4":{"description":"The last four characters of the secret.","type":"string"},"created_at":{"description":"When the signing secret was created.","type":"string","format":"date-time"},"expires_at":{"description":"When the overlap ends, if the secret was rotated.","type":["string","null"],"format":"date-time"}}};
const schema269 = {"description":"The newest hundred deliveries, counted by status.","type":"object","additionalProperties":false,"required":["delivered","pending","retrying","exhausted","held"],"properties":{"delivered":{"description":"Deliveries that the receiver answered with a 2xx.","type":"integer","format":"int32"},"pending":{"description":"Deliveries that wait for their first attempt.","type":"integer","format":"int32"},"retrying":{"description":"Deliveries that wait for another attempt after at least one failed attempt.","type":"integer","format":"int32"},"exhausted":{"description":"Deliveries whose attempts all failed.","type":"integer","format":"int32"},"held":{"description":"Deliveries that are held because the endpoint was disabled.","type":"integer","format":"int32"}}};
const schema266 = {"description":"The health of an endpoint, from its recent attempts.","type":"object","additionalProperties":false,"required":["state","failing_since","last_delivered_at","waiting","next_attempt_at"],"properties":{"state":{"$ref":"#/components/schemas/EndpointState"},"failing_since":{"description":"When the first attempt failed after the last success. Null if the last attempt succeeded.","type":["string","null"],"format":"date-time"},"last_delivered_at":{"description":"When an attempt last succeeded.","type":["string","null"],"format":"date-time"},"waiting":{"description":"The number of deliveries that are pending, retrying or held.","type":"integer","format":"int32"},"next_attempt_at":{"description":"When the next attempt is due. Null if no delivery waits or the endpoint is disabled.","type":["string","null"],"format":"date-time"}}};
const schema267 = {"description":"Whether an endpoint is `disabled`; otherwise `failing` from a failed attempt until an attempt succeeds,\n`healthy` if the last attempt succeeded, and `idle` before the first attempt.\n","type":"string","enum":["idle","healthy","failing","disabled"]};

function validate239(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate239.evaluated;
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
validate239.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema266.required,parentSchema:schema266,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((((key0 === "state") || (key0 === "failing_since")) || (key0 === "last_delivered_at")) || (key0 === "waiting")) || (key0 === "next_attempt_at"))){
validate239.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema266,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.state !== undefined){
let data0 = data.state;
const _errs2 = errors;
if(typeof data0 !== "string"){
validate239.errors = [{instancePath:instancePath+"/state",schemaPath:"#/components/schemas/EndpointState/type",keyword:"type",params:{type: "string"},schema:schema267.type,parentSchema:schema267,data:data0}];
return false;
}
if(!((((data0 === "idle") || (data0 === "healthy")) || (data0 === "failing")) || (data0 === "disabled"))){
validate239.errors = [{instancePath:instancePath+"/state",schemaPath:"#/components/schemas/EndpointState/enum",keyword:"enum",params:{allowedValues: schema267.enum},schema:schema267.enum,parentSchema:schema267,data:data0}];
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
validate239.errors = [{instancePath:instancePath+"/failing_since",schemaPath:"#/properties/failing_since/type",keyword:"type",params:{type: schema266.properties.failing_since.type},schema:schema266.properties.failing_since.type,parentSchema:schema266.properties.failing_since,data:data1}];
return false;
}
if(errors === _errs5){
if(errors === _errs5){
if(typeof data1 === "string"){
if(!(formats0.validate(data1))){
validate239.errors = [{instancePath:instancePath+"/failing_since",schemaPath:"#/properties/failing_since/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema266.properties.failing_since,data:data1}];
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
validate239.errors = [{instancePath:instancePath+"/last_delivered_at",schemaPath:"#/properties/last_delivered_at/type",keyword:"type",params:{type: schema266.properties.last_delivered_at.type},schema:schema266.properties.last_delivered_at.type,parentSchema:schema266.properties.last_delivered_at,data:data2}];
return false;
}
if(errors === _errs7){
if(errors === _errs7){
if(typeof data2 === "string"){
if(!(formats0.validate(data2))){
validate239.errors = [{instancePath:instancePath+"/last_delivered_at",schemaPath:"#/properties/last_delivered_at/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema266.properties.last_delivered_at,data:data2}];
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
validate239.errors = [{instancePath:instancePath+"/waiting",schemaPath:"#/properties/waiting/type",keyword:"type",params:{type: "integer"},schema:schema266.properties.waiting.type,parentSchema:schema266.properties.waiting,data:data3}];
return false;
}
if(errors === _errs9){
if((typeof data3 == "number") && (isFinite(data3))){
if(!(formats46.validate(data3))){
validate239.errors = [{instancePath:instancePath+"/waiting",schemaPath:"#/properties/waiting/format",keyword:"format",params:{format: "int32"},schema:"int32",parentSchema:schema266.properties.waiting,data:data3}];
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
validate239.errors = [{instancePath:instancePath+"/next_attempt_at",schemaPath:"#/properties/next_attempt_at/type",keyword:"type",params:{type: schema266.properties.next_attempt_at.type},schema:schema266.properties.next_attempt_at.type,parentSchema:schema266.properties.next_attempt_at,data:data4}];
return false;
}
if(errors === _errs11){
if(errors === _errs11){
if(typeof data4 === "string"){
if(!(formats0.validate(data4))){
validate239.errors = [{instancePath:instancePath+"/next_attempt_at",schemaPath:"#/properties/next_attempt_at/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema266.properties.next_attempt_at,data:data4}];
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
validate239.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema266.type,parentSchema:schema266,data}];
return false;
}
}
validate239.errors = vErrors;
return errors === 0;
}
validate239.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


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
if(((((((((((((data.id === undefined) && (missing0 = "id")) || ((data.name === undefined) && (missing0 = "name"))) || ((data.url === undefined) && (missing0 = "url"))) || ((data.events === undefined) && (missing0 = "events"))) || ((data.status === undefined) && (missing0 = "status"))) || ((data.disabled_reason === undefined) && (missing0 = "disabled_reason"))) || ((data.consecutive_exhausted === undefined) && (missing0 = "consecutive_exhausted"))) || ((data.created_at === undefined) && (missing0 = "created_at"))) || ((data.disabled_at === undefined) && (missing0 = "disabled_at"))) || ((data.health === undefined) && (missing0 = "health"))) || ((data.secrets === undefined) && (missing0 = "secrets"))) || ((data.last_100 === undefined) && (missing0 = "last_100"))){
validate238.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema262.required,parentSchema:schema262,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(func108.call(schema262.properties, key0))){
validate238.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema262,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.id !== undefined){
let data0 = data.id;
const _errs2 = errors;
if(typeof data0 !== "string"){
validate238.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},schema:schema262.properties.id.type,parentSchema:schema262.properties.id,data:data0}];
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
validate238.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: schema262.properties.name.type},schema:schema262.properties.name.type,parentSchema:schema262.properties.name,data:data1}];
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
validate238.errors = [{instancePath:instancePath+"/url",schemaPath:"#/properties/url/type",keyword:"type",params:{type: "string"},schema:schema262.properties.url.type,parentSchema:schema262.properties.url,data:data2}];
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
validate238.errors = [{instancePath:instancePath+"/events/" + i0,schemaPath:"#/components/schemas/WebhookEventType/type",keyword:"type",params:{type: "string"},schema:schema263.type,parentSchema:schema263,data:data4}];
return false;
}
if(!(((((((data4 === "task.created") || (data4 === "task.updated")) || (data4 === "task.completed")) || (data4 === "task.deleted")) || (data4 === "comment.created")) || (data4 === "event.created")) || (data4 === "project.created"))){
validate238.errors = [{instancePath:instancePath+"/events/" + i0,schemaPath:"#/components/schemas/WebhookEventType/enum",keyword:"enum",params:{allowedValues: schema263.enum},schema:schema263.enum,parentSchema:schema263,data:data4}];
return false;
}
var valid1 = _errs10 === errors;
if(!valid1){
break;
}
}
}
else {
validate238.errors = [{instancePath:instancePath+"/events",schemaPath:"#/properties/events/type",keyword:"type",params:{type: "array"},schema:schema262.properties.events.type,parentSchema:schema262.properties.events,data:data3}];
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
validate238.errors = [{instancePath:instancePath+"/status",schemaPath:"#/components/schemas/EndpointStatus/type",keyword:"type",params:{type: "string"},schema:schema264.type,parentSchema:schema264,data:data5}];
return false;
}
if(!((data5 === "enabled") || (data5 === "disabled"))){
validate238.errors = [{instancePath:instancePath+"/status",schemaPath:"#/components/schemas/EndpointStatus/enum",keyword:"enum",params:{allowedValues: schema264.enum},schema:schema264.enum,parentSchema:schema264,data:data5}];
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
const err0 = {instancePath:instancePath+"/disabled_reason",schemaPath:"#/components/schemas/DisabledReason/type",keyword:"type",params:{type: "string"},schema:schema265.type,parentSchema:schema265,data:data6};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(!((data6 === "manual") || (data6 === "failures"))){
const err1 = {instancePath:instancePath+"/disabled_reason",schemaPath:"#/components/schemas/DisabledReason/enum",keyword:"enum",params:{allowedValues: schema265.enum},schema:schema265.enum,parentSchema:schema265,data:data6};
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
const err2 = {instancePath:instancePath+"/disabled_reason",schemaPath:"#/properties/disabled_reason/oneOf/1/type",keyword:"type",params:{type: "null"},schema:schema262.properties.disabled_reason.oneOf[1].type,parentSchema:schema262.properties.disabled_reason.oneOf[1],data:data6};
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
const err3 = {instancePath:instancePath+"/disabled_reason",schemaPath:"#/properties/disabled_reason/oneOf",keyword:"oneOf",params:{passingSchemas: passing0},schema:schema262.properties.disabled_reason.oneOf,parentSchema:schema262.properties.disabled_reason,data:data6};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
validate238.errors = vErrors;
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
validate238.errors = [{instancePath:instancePath+"/consecutive_exhausted",schemaPath:"#/properties/consecutive_exhausted/type",keyword:"type",params:{type: "integer"},schema:schema262.properties.consecutive_exhausted.type,parentSchema:schema262.properties.consecutive_exhausted,data:data7}];
return false;
}
if(errors === _errs23){
if((typeof data7 == "number") && (isFinite(data7))){
if(!(formats46.validate(data7))){
validate238.errors = [{instancePath:instancePath+"/consecutive_exhausted",schemaPath:"#/properties/consecutive_exhausted/format",keyword:"format",params:{format: "int32"},schema:"int32",parentSchema:schema262.properties.consecutive_exhausted,data:data7}];
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
validate238.errors = [{instancePath:instancePath+"/created_at",schemaPath:"#/properties/created_at/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema262.properties.created_at,data:data8}];
return false;
}
}
else {
validate238.errors = [{instancePath:instancePath+"/created_at",schemaPath:"#/properties/created_at/type",keyword:"type",params:{type: "string"},schema:schema262.properties.created_at.type,parentSchema:schema262.properties.created_at,data:data8}];
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
validate238.errors = [{instancePath:instancePath+"/disabled_at",schemaPath:"#/properties/disabled_at/type",keyword:"type",params:{type: schema262.properties.disabled_at.type},schema:schema262.properties.disabled_at.type,parentSchema:schema262.properties.disabled_at,data:data9}];
return false;
}
if(errors === _errs27){
if(errors === _errs27){
if(typeof data9 === "string"){
if(!(formats0.validate(data9))){
validate238.errors = [{instancePath:instancePath+"/disabled_at",schemaPath:"#/properties/disabled_at/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema262.properties.disabled_at,data:data9}];
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
if(!(validate239(data.health, {instancePath:instancePath+"/health",parentData:data,parentDataProperty:"health",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate239.errors : vErrors.concat(validate239.errors);
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
validate238.errors = [{instancePath:instancePath+"/secrets/" + i1,schemaPath:"#/components/schemas/EndpointSecret/required",keyword:"required",params:{missingProperty: missing1},schema:schema268.required,parentSchema:schema268,data:data12}];
return false;
}
else {
const _errs35 = errors;
for(const key1 in data12){
if(!(((key1 === "last4") || (key1 === "created_at")) || (key1 === "expires_at"))){
validate238.errors = [{instancePath:instancePath+"/secrets/" + i1,schemaPath:"#/components/schemas/EndpointSecret/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},schema:false,parentSchema:schema268,data:data12}];
return false;
break;
}
}
if(_errs35 === errors){
if(data12.last4 !== undefined){
let data13 = data12.last4;
const _errs36 = errors;
if(typeof data13 !== "string"){
validate238.errors = [{instancePath:instancePath+"/secrets/" + i1+"/last4",schemaPath:"#/components/schemas/EndpointSecret/properties/last4/type",keyword:"type",params:{type: "string"},schema:schema268.properties.last4.type,parentSchema:schema268.properties.last4,data:data13}];
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
validate238.errors = [{instancePath:instancePath+"/secrets/" + i1+"/created_at",schemaPath:"#/components/schemas/EndpointSecret/properties/created_at/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema268.properties.created_at,data:data14}];
return false;
}
}
else {
validate238.errors = [{instancePath:instancePath+"/secrets/" + i1+"/created_at",schemaPath:"#/components/schemas/EndpointSecret/properties/created_at/type",keyword:"type",params:{type: "string"},schema:schema268.properties.created_at.type,parentSchema:schema268.properties.created_at,data:data14}];
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
validate238.errors = [{instancePath:instancePath+"/secrets/" + i1+"/expires_at",schemaPath:"#/components/schemas/EndpointSecret/properties/expires_at/type",keyword:"type",params:{type: schema268.properties.expires_at.type},schema:schema268.properties.expires_at.type,parentSchema:schema268.properties.expires_at,data:data15}];
return false;
}
if(errors === _errs40){
if(errors === _errs40){
if(typeof data15 === "string"){
if(!(formats0.validate(data15))){
validate238.errors = [{instancePath:instancePath+"/secrets/" + i1+"/expires_at",schemaPath:"#/components/schemas/EndpointSecret/properties/expires_at/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema268.properties.expires_at,data:data15}];
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
validate238.errors = [{instancePath:instancePath+"/secrets/" + i1,schemaPath:"#/components/schemas/EndpointSecret/type",keyword:"type",params:{type: "object"},schema:schema268.type,parentSchema:schema268,data:data12}];
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
validate238.errors = [{instancePath:instancePath+"/secrets",schemaPath:"#/properties/secrets/type",keyword:"type",params:{type: "array"},schema:schema262.properties.secrets.type,parentSchema:schema262.properties.secrets,data:data11}];
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
validate238.errors = [{instancePath:instancePath+"/last_100",schemaPath:"#/components/schemas/DeliveryCounts/required",keyword:"required",params:{missingProperty: missing2},schema:schema269.required,parentSchema:schema269,data:data16}];
return false;
}
else {
const _errs45 = errors;
for(const key2 in data16){
if(!(((((key2 === "delivered") || (key2 === "pending")) || (key2 === "retrying")) || (key2 === "exhausted")) || (key2 === "held"))){
validate238.errors = [{instancePath:instancePath+"/last_100",schemaPath:"#/components/schemas/DeliveryCounts/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},schema:false,parentSchema:schema269,data:data16}];
return false;
break;
}
}
if(_errs45 === errors){
if(data16.delivered !== undefined){
let data17 = data16.delivered;
const _errs46 = errors;
if(!(((typeof data17 == "number") && (!(data17 % 1) && !isNaN(data17))) && (isFinite(data17)))){
validate238.errors = [{instancePath:instancePath+"/last_100/delivered",schemaPath:"#/components/schemas/DeliveryCounts/properties/delivered/type",keyword:"type",params:{type: "integer"},schema:schema269.properties.delivered.type,parentSchema:schema269.properties.delivered,data:data17}];
return false;
}
if(errors === _errs46){
if((typeof data17 == "number") && (isFinite(data17))){
if(!(formats46.validate(data17))){
validate238.errors = [{instancePath:instancePath+"/last_100/delivered",schemaPath:"#/components/schemas/DeliveryCounts/properties/delivered/format",keyword:"format",params:{format: "int32"},schema:"int32",parentSchema:schema269.properties.delivered,data:data17}];
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
validate238.errors = [{instancePath:instancePath+"/last_100/pending",schemaPath:"#/components/schemas/DeliveryCounts/properties/pending/type",keyword:"type",params:{type: "integer"},schema:schema269.properties.pending.type,parentSchema:schema269.properties.pending,data:data18}];
return false;
}
if(errors === _errs48){
if((typeof data18 == "number") && (isFinite(data18))){
if(!(formats46.validate(data18))){
validate238.errors = [{instancePath:instancePath+"/last_100/pending",schemaPath:"#/components/schemas/DeliveryCounts/properties/pending/format",keyword:"format",params:{format: "int32"},schema:"int32",parentSchema:schema269.properties.pending,data:data18}];
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
validate238.errors = [{instancePath:instancePath+"/last_100/retrying",schemaPath:"#/components/schemas/DeliveryCounts/properties/retrying/type",keyword:"type",params:{type: "integer"},schema:schema269.properties.retrying.type,parentSchema:schema269.properties.retrying,data:data19}];
return false;
}
if(errors === _errs50){
if((typeof data19 == "number") && (isFinite(data19))){
if(!(formats46.validate(data19))){
validate238.errors = [{instancePath:instancePath+"/last_100/retrying",schemaPath:"#/components/schemas/DeliveryCounts/properties/retrying/format",keyword:"format",params:{format: "int32"},schema:"int32",parentSchema:schema269.properties.retrying,data:data19}];
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
validate238.errors = [{instancePath:instancePath+"/last_100/exhausted",schemaPath:"#/components/schemas/DeliveryCounts/properties/exhausted/type",keyword:"type",params:{type: "integer"},schema:schema269.properties.exhausted.type,parentSchema:schema269.properties.exhausted,data:data20}];
return false;
}
if(errors === _errs52){
if((typeof data20 == "number") && (isFinite(data20))){
if(!(formats46.validate(data20))){
validate238.errors = [{instancePath:instancePath+"/last_100/exhausted",schemaPath:"#/components/schemas/DeliveryCounts/properties/exhausted/format",keyword:"format",params:{format: "int32"},schema:"int32",parentSchema:schema269.properties.exhausted,data:data20}];
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
validate238.errors = [{instancePath:instancePath+"/last_100/held",schemaPath:"#/components/schemas/DeliveryCounts/properties/held/type",keyword:"type",params:{type: "integer"},schema:schema269.properties.held.type,parentSchema:schema269.properties.held,data:data21}];
return false;
}
if(errors === _errs54){
if((typeof data21 == "number") && (isFinite(data21))){
if(!(formats46.validate(data21))){
validate238.errors = [{instancePath:instancePath+"/last_100/held",schemaPath:"#/components/schemas/DeliveryCounts/properties/held/format",keyword:"format",params:{format: "int32"},schema:"int32",parentSchema:schema269.properties.held,data:data21}];
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
validate238.errors = [{instancePath:instancePath+"/last_100",schemaPath:"#/components/schemas/DeliveryCounts/type",keyword:"type",params:{type: "object"},schema:schema269.type,parentSchema:schema269,data:data16}];
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
validate238.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema262.type,parentSchema:schema262,data}];
return false;
}
}
validate238.errors = vErrors;
return errors === 0;
}
validate238.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


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
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.data === undefined) && (missing0 = "data")) || ((data.meta === undefined) && (missing0 = "meta"))){
validate237.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema261.required,parentSchema:schema261,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "data") || (key0 === "meta"))){
validate237.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema261,data}];
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
if(!(validate238(data0[i0], {instancePath:instancePath+"/data/" + i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate238.errors : vErrors.concat(validate238.errors);
errors = vErrors.length;
}
var valid1 = _errs4 === errors;
if(!valid1){
break;
}
}
}
else {
validate237.errors = [{instancePath:instancePath+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type: "array"},schema:schema261.properties.data.type,parentSchema:schema261.properties.data,data:data0}];
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
validate237.errors = [{instancePath:instancePath+"/meta",schemaPath:"#/components/schemas/CursorMeta/required",keyword:"required",params:{missingProperty: missing1},schema:schema56.required,parentSchema:schema56,data:data2}];
return false;
}
else {
const _errs8 = errors;
for(const key1 in data2){
if(!(key1 === "next_cursor")){
validate237.errors = [{instancePath:instancePath+"/meta",schemaPath:"#/components/schemas/CursorMeta/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},schema:false,parentSchema:schema56,data:data2}];
return false;
break;
}
}
if(_errs8 === errors){
if(data2.next_cursor !== undefined){
let data3 = data2.next_cursor;
if((typeof data3 !== "string") && (data3 !== null)){
validate237.errors = [{instancePath:instancePath+"/meta/next_cursor",schemaPath:"#/components/schemas/CursorMeta/properties/next_cursor/type",keyword:"type",params:{type: schema56.properties.next_cursor.type},schema:schema56.properties.next_cursor.type,parentSchema:schema56.properties.next_cursor,data:data3}];
return false;
}
}
}
}
}
else {
validate237.errors = [{instancePath:instancePath+"/meta",schemaPath:"#/components/schemas/CursorMeta/type",keyword:"type",params:{type: "object"},schema:schema56.type,parentSchema:schema56,data:data2}];
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
validate237.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema261.type,parentSchema:schema261,data}];
return false;
}
}
validate237.errors = vErrors;
return errors === 0;
}
validate237.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


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
if(!(validate237(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate237.errors : vErrors.concat(validate237.errors);
errors = vErrors.length;
}
validate236.errors = vErrors;
return errors === 0;
}
validate236.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const createWebhookEndpoint_header_Idempotency$2d$Key = validate243;
const schema271 = {"type":"string","minLength":1,"maxLength":255};

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
if(errors === 0){
if(typeof data === "string"){
if(func1(data) > 255){
validate243.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 255},schema:255,parentSchema:schema271,data}];
return false;
}
else {
if(func1(data) < 1){
validate243.errors = [{instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema271,data}];
return false;
}
}
}
else {
validate243.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema271.type,parentSchema:schema271,data}];
return false;
}
}
validate243.errors = vErrors;
return errors === 0;
}
validate243.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const createWebhookEndpoint_body = validate244;
const schema272 = {"$ref":"contract#/components/schemas/EndpointCreate"};
const schema273 = {"description":"An endpoint to add. Unknown fields are ignored.","type":"object","required":["url","events"],"properties":{"name":{"$ref":"#/components/schemas/EndpointName"},"url":{"$ref":"#/components/schemas/EndpointUrl"},"events":{"description":"The event types to subscribe to. Empty for all types.","type":"array","uniqueItems":true,"items":{"$ref":"#/components/schemas/WebhookEventType"}}}};
const schema274 = {"description":"A descriptive name. Null if the endpoint has none.","type":["string","null"],"minLength":1,"maxLength":100,"pattern":"^[\\x09-\\x0D\\x20\\x85\\xA0  - \u2028\u2029  　]*[^\\x00\\x09-\\x0D\\x20\\x85\\xA0  - \u2028\u2029  　][^\\x00]*$","x-storable":true,"x-message":"must contain a character other than white space"};
const schema275 = {"description":"The URL that deliveries are sent to.\n\n- The URL begins with `https://` and a host, and has no user name or password, no fragment (`#…`), and no space,\n  control character or backslash.\n- The host is a name or an IP address literal, and not `localhost`. A name must resolve.\n- The port is 443, which may be omitted, or 1024 or higher.\n- All addresses of the host are public: none is in a loopback, private, link-local, multicast or reserved range,\n  or belongs to a cloud metadata service. This is checked when the URL is saved and again at every attempt.\n- The URL has at most 2,048 characters, both as given and as stored. It is stored as a URL parser serializes it:\n  with the host in lower case, in ASCII and without a trailing dot.\n\nA longer URL is 422 `validation_error`; a URL that breaks another of these rules is 422 `unsafe_url`. The name\nis resolved only if the whole body is valid. A development server may relax the rules for scheme, address and\nport.\n","type":"string","x-public-url":true,"minLength":1,"maxLength":2048,"pattern":"^[^\\x00]*$","x-storable":true};

function validate245(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate245.evaluated;
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
validate245.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema273.required,parentSchema:schema273,data}];
return false;
}
else {
if(data.name !== undefined){
let data0 = data.name;
const _errs1 = errors;
const _errs2 = errors;
if((typeof data0 !== "string") && (data0 !== null)){
validate245.errors = [{instancePath:instancePath+"/name",schemaPath:"#/components/schemas/EndpointName/type",keyword:"type",params:{type: schema274.type},schema:schema274.type,parentSchema:schema274,data:data0}];
return false;
}
if(errors === _errs2){
if(typeof data0 === "string"){
if(func1(data0) > 100){
validate245.errors = [{instancePath:instancePath+"/name",schemaPath:"#/components/schemas/EndpointName/maxLength",keyword:"maxLength",params:{limit: 100},schema:100,parentSchema:schema274,data:data0}];
return false;
}
else {
if(func1(data0) < 1){
validate245.errors = [{instancePath:instancePath+"/name",schemaPath:"#/components/schemas/EndpointName/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema274,data:data0}];
return false;
}
else {
if(!pattern16.test(data0)){
validate245.errors = [{instancePath:instancePath+"/name",schemaPath:"#/components/schemas/EndpointName/pattern",keyword:"pattern",params:{pattern: "^[\\x09-\\x0D\\x20\\x85\\xA0  - \u2028\u2029  　]*[^\\x00\\x09-\\x0D\\x20\\x85\\xA0  - \u2028\u2029  　][^\\x00]*$"},schema:"^[\\x09-\\x0D\\x20\\x85\\xA0  - \u2028\u2029  　]*[^\\x00\\x09-\\x0D\\x20\\x85\\xA0  - \u2028\u2029  　][^\\x00]*$",parentSchema:schema274,data:data0}];
return false;
}
else {
if(!data0.isWellFormed() || data0.includes("\0")){
validate245.errors = [{instancePath:instancePath+"/name",schemaPath:"#/components/schemas/EndpointName/x-storable",keyword:"x-storable",params:{},schema:true,parentSchema:schema274,data:data0}];
return false;
}
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
validate245.errors = [{instancePath:instancePath+"/url",schemaPath:"#/components/schemas/EndpointUrl/maxLength",keyword:"maxLength",params:{limit: 2048},schema:2048,parentSchema:schema275,data:data1}];
return false;
}
else {
if(func1(data1) < 1){
validate245.errors = [{instancePath:instancePath+"/url",schemaPath:"#/components/schemas/EndpointUrl/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema275,data:data1}];
return false;
}
else {
if(!pattern4.test(data1)){
validate245.errors = [{instancePath:instancePath+"/url",schemaPath:"#/components/schemas/EndpointUrl/pattern",keyword:"pattern",params:{pattern: "^[^\\x00]*$"},schema:"^[^\\x00]*$",parentSchema:schema275,data:data1}];
return false;
}
else {
if(!data1.isWellFormed() || data1.includes("\0")){
validate245.errors = [{instancePath:instancePath+"/url",schemaPath:"#/components/schemas/EndpointUrl/x-storable",keyword:"x-storable",params:{},schema:true,parentSchema:schema275,data:data1}];
return false;
}
}
}
}
}
else {
validate245.errors = [{instancePath:instancePath+"/url",schemaPath:"#/components/schemas/EndpointUrl/type",keyword:"type",params:{type: "string"},schema:schema275.type,parentSchema:schema275,data:data1}];
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
validate245.errors = [{instancePath:instancePath+"/events/" + i0,schemaPath:"#/components/schemas/WebhookEventType/type",keyword:"type",params:{type: "string"},schema:schema263.type,parentSchema:schema263,data:data3}];
return false;
}
if(!(((((((data3 === "task.created") || (data3 === "task.updated")) || (data3 === "task.completed")) || (data3 === "task.deleted")) || (data3 === "comment.created")) || (data3 === "event.created")) || (data3 === "project.created"))){
validate245.errors = [{instancePath:instancePath+"/events/" + i0,schemaPath:"#/components/schemas/WebhookEventType/enum",keyword:"enum",params:{allowedValues: schema263.enum},schema:schema263.enum,parentSchema:schema263,data:data3}];
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
validate245.errors = [{instancePath:instancePath+"/events",schemaPath:"#/properties/events/uniqueItems",keyword:"uniqueItems",params:{i: i1, j: j0},schema:true,parentSchema:schema273.properties.events,data:data2}];
return false;
break outer0;
}
}
}
}
}
}
else {
validate245.errors = [{instancePath:instancePath+"/events",schemaPath:"#/properties/events/type",keyword:"type",params:{type: "array"},schema:schema273.properties.events.type,parentSchema:schema273.properties.events,data:data2}];
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
validate245.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema273.type,parentSchema:schema273,data}];
return false;
}
}
validate245.errors = vErrors;
return errors === 0;
}
validate245.evaluated = {"props":{"name":true,"url":true,"events":true},"dynamicProps":false,"dynamicItems":false};


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
if(!(validate245(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate245.errors : vErrors.concat(validate245.errors);
errors = vErrors.length;
}
validate244.errors = vErrors;
return errors === 0;
}
validate244.evaluated = {"props":{"name":true,"url":true,"events":true},"dynamicProps":false,"dynamicItems":false};

export const createWebhookEndpoint_body_name = validate247;
const schema277 = {"$ref":"contract#/components/schemas/EndpointName"};

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
const _errs0 = errors;
if((typeof data !== "string") && (data !== null)){
validate247.errors = [{instancePath,schemaPath:"contract#/components/schemas/EndpointName/type",keyword:"type",params:{type: schema274.type},schema:schema274.type,parentSchema:schema274,data}];
return false;
}
if(errors === _errs0){
if(typeof data === "string"){
if(func1(data) > 100){
validate247.errors = [{instancePath,schemaPath:"contract#/components/schemas/EndpointName/maxLength",keyword:"maxLength",params:{limit: 100},schema:100,parentSchema:schema274,data}];
return false;
}
else {
if(func1(data) < 1){
validate247.errors = [{instancePath,schemaPath:"contract#/components/schemas/EndpointName/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema274,data}];
return false;
}
else {
if(!pattern16.test(data)){
validate247.errors = [{instancePath,schemaPath:"contract#/components/schemas/EndpointName/pattern",keyword:"pattern",params:{pattern: "^[\\x09-\\x0D\\x20\\x85\\xA0  - \u2028\u2029  　]*[^\\x00\\x09-\\x0D\\x20\\x85\\xA0  - \u2028\u2029  　][^\\x00]*$"},schema:"^[\\x09-\\x0D\\x20\\x85\\xA0  - \u2028\u2029  　]*[^\\x00\\x09-\\x0D\\x20\\x85\\xA0  - \u2028\u2029  　][^\\x00]*$",parentSchema:schema274,data}];
return false;
}
else {
if(!data.isWellFormed() || data.includes("\0")){
validate247.errors = [{instancePath,schemaPath:"contract#/components/schemas/EndpointName/x-storable",keyword:"x-storable",params:{},schema:true,parentSchema:schema274,data}];
return false;
}
}
}
}
}
}
validate247.errors = vErrors;
return errors === 0;
}
validate247.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const createWebhookEndpoint_body_url = validate248;
const schema279 = {"$ref":"contract#/components/schemas/EndpointUrl"};

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
const _errs0 = errors;
if(errors === _errs0){
if(typeof data === "string"){
if(func1(data) > 2048){
validate248.errors = [{instancePath,schemaPath:"contract#/components/schemas/EndpointUrl/maxLength",keyword:"maxLength",params:{limit: 2048},schema:2048,parentSchema:schema275,data}];
return false;
}
else {
if(func1(data) < 1){
validate248.errors = [{instancePath,schemaPath:"contract#/components/schemas/EndpointUrl/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema275,data}];
return false;
}
else {
if(!pattern4.test(data)){
validate248.errors = [{instancePath,schemaPath:"contract#/components/schemas/EndpointUrl/pattern",keyword:"pattern",params:{pattern: "^[^\\x00]*$"},schema:"^[^\\x00]*$",parentSchema:schema275,data}];
return false;
}
else {
if(!data.isWellFormed() || data.includes("\0")){
validate248.errors = [{instancePath,schemaPath:"contract#/components/schemas/EndpointUrl/x-storable",keyword:"x-storable",params:{},schema:true,parentSchema:schema275,data}];
return false;
}
}
}
}
}
else {
validate248.errors = [{instancePath,schemaPath:"contract#/components/schemas/EndpointUrl/type",keyword:"type",params:{type: "string"},schema:schema275.type,parentSchema:schema275,data}];
return false;
}
}
validate248.errors = vErrors;
return errors === 0;
}
validate248.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const createWebhookEndpoint_body_events = validate249;
const schema281 = {"description":"The event types to subscribe to. Empty for all types.","type":"array","uniqueItems":true,"items":{"$ref":"contract#/components/schemas/WebhookEventType"}};

function validate249(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate249.evaluated;
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
validate249.errors = [{instancePath:instancePath+"/" + i0,schemaPath:"contract#/components/schemas/WebhookEventType/type",keyword:"type",params:{type: "string"},schema:schema263.type,parentSchema:schema263,data:data0}];
return false;
}
if(!(((((((data0 === "task.created") || (data0 === "task.updated")) || (data0 === "task.completed")) || (data0 === "task.deleted")) || (data0 === "comment.created")) || (data0 === "event.created")) || (data0 === "project.created"))){
validate249.errors = [{instancePath:instancePath+"/" + i0,schemaPath:"contract#/components/schemas/WebhookEventType/enum",keyword:"enum",params:{allowedValues: schema263.enum},schema:schema263.enum,parentSchema:schema263,data:data0}];
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
validate249.errors = [{instancePath,schemaPath:"#/uniqueItems",keyword:"uniqueItems",params:{i: i1, j: j0},schema:true,parentSchema:schema281,data}];
return false;
break outer0;
}
}
}
}
}
}
else {
validate249.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},schema:schema281.type,parentSchema:schema281,data}];
return false;
}
}
validate249.errors = vErrors;
return errors === 0;
}
validate249.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};

export const createWebhookEndpoint_201 = validate250;
const schema283 = {"$ref":"contract#/components/schemas/EndpointWithSecret"};
const schema284 = {"description":"An endpoint and its signing secret.","type":"object","additionalProperties":false,"required":["data","secret"],"properties":{"data":{"$ref":"#/components/schemas/Endpoint"},"secret":{"description":"The signing secret. Shown only once; null in a replay.","type":["string","null"],"x-shown-once":true}}};

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
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.data === undefined) && (missing0 = "data")) || ((data.secret === undefined) && (missing0 = "secret"))){
validate251.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema284.required,parentSchema:schema284,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "data") || (key0 === "secret"))){
validate251.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema284,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.data !== undefined){
const _errs2 = errors;
if(!(validate238(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate238.errors : vErrors.concat(validate238.errors);
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
validate251.errors = [{instancePath:instancePath+"/secret",schemaPath:"#/properties/secret/type",keyword:"type",params:{type: schema284.properties.secret.type},schema:schema284.properties.secret.type,parentSchema:schema284.properties.secret,data:data1}];
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
validate251.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema284.type,parentSchema:schema284,data}];
return false;
}
}
validate251.errors = vErrors;
return errors === 0;
}
validate251.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate250(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate250.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate251(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate251.errors : vErrors.concat(validate251.errors);
errors = vErrors.length;
}
validate250.errors = vErrors;
return errors === 0;
}
validate250.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const getWebhookEndpoint_200 = validate254;
const schema285 = {"$ref":"contract#/components/schemas/EndpointResponse"};
const schema286 = {"description":"The resource.","type":"object","additionalProperties":false,"required":["data"],"properties":{"data":{"$ref":"#/components/schemas/Endpoint"}}};

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
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.data === undefined) && (missing0 = "data")){
validate255.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema286.required,parentSchema:schema286,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "data")){
validate255.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema286,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.data !== undefined){
if(!(validate238(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate238.errors : vErrors.concat(validate238.errors);
errors = vErrors.length;
}
}
}
}
}
else {
validate255.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema286.type,parentSchema:schema286,data}];
return false;
}
}
validate255.errors = vErrors;
return errors === 0;
}
validate255.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


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
if(!(validate255(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate255.errors : vErrors.concat(validate255.errors);
errors = vErrors.length;
}
validate254.errors = vErrors;
return errors === 0;
}
validate254.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const updateWebhookEndpoint_body = validate258;
const schema287 = {"$ref":"contract#/components/schemas/EndpointUpdate"};
const schema288 = {"description":"The fields to change. Unknown fields are ignored.","type":"object","properties":{"name":{"$ref":"#/components/schemas/EndpointName"},"url":{"$ref":"#/components/schemas/EndpointUrl"},"events":{"description":"The event types to subscribe to. Empty for all types.","type":"array","uniqueItems":true,"items":{"$ref":"#/components/schemas/WebhookEventType"}},"disabled":{"description":"Whether the endpoint is disabled. Responses show this as `status`.","type":"boolean"},"waiting":{"$ref":"#/components/schemas/WaitingDeliveries"}}};
const schema292 = {"description":"What happens to waiting deliveries when the endpoint is enabled. With `send`, the default, deliveries from\nbefore the endpoint was disabled are sent, and held deliveries stay until they are recovered. With `discard`,\nall become exhausted, and can be recovered.\n","type":"string","enum":["send","discard"]};

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
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name !== undefined){
let data0 = data.name;
const _errs1 = errors;
const _errs2 = errors;
if((typeof data0 !== "string") && (data0 !== null)){
validate259.errors = [{instancePath:instancePath+"/name",schemaPath:"#/components/schemas/EndpointName/type",keyword:"type",params:{type: schema274.type},schema:schema274.type,parentSchema:schema274,data:data0}];
return false;
}
if(errors === _errs2){
if(typeof data0 === "string"){
if(func1(data0) > 100){
validate259.errors = [{instancePath:instancePath+"/name",schemaPath:"#/components/schemas/EndpointName/maxLength",keyword:"maxLength",params:{limit: 100},schema:100,parentSchema:schema274,data:data0}];
return false;
}
else {
if(func1(data0) < 1){
validate259.errors = [{instancePath:instancePath+"/name",schemaPath:"#/components/schemas/EndpointName/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema274,data:data0}];
return false;
}
else {
if(!pattern16.test(data0)){
validate259.errors = [{instancePath:instancePath+"/name",schemaPath:"#/components/schemas/EndpointName/pattern",keyword:"pattern",params:{pattern: "^[\\x09-\\x0D\\x20\\x85\\xA0  - \u2028\u2029  　]*[^\\x00\\x09-\\x0D\\x20\\x85\\xA0  - \u2028\u2029  　][^\\x00]*$"},schema:"^[\\x09-\\x0D\\x20\\x85\\xA0  - \u2028\u2029  　]*[^\\x00\\x09-\\x0D\\x20\\x85\\xA0  - \u2028\u2029  　][^\\x00]*$",parentSchema:schema274,data:data0}];
return false;
}
else {
if(!data0.isWellFormed() || data0.includes("\0")){
validate259.errors = [{instancePath:instancePath+"/name",schemaPath:"#/components/schemas/EndpointName/x-storable",keyword:"x-storable",params:{},schema:true,parentSchema:schema274,data:data0}];
return false;
}
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
validate259.errors = [{instancePath:instancePath+"/url",schemaPath:"#/components/schemas/EndpointUrl/maxLength",keyword:"maxLength",params:{limit: 2048},schema:2048,parentSchema:schema275,data:data1}];
return false;
}
else {
if(func1(data1) < 1){
validate259.errors = [{instancePath:instancePath+"/url",schemaPath:"#/components/schemas/EndpointUrl/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema275,data:data1}];
return false;
}
else {
if(!pattern4.test(data1)){
validate259.errors = [{instancePath:instancePath+"/url",schemaPath:"#/components/schemas/EndpointUrl/pattern",keyword:"pattern",params:{pattern: "^[^\\x00]*$"},schema:"^[^\\x00]*$",parentSchema:schema275,data:data1}];
return false;
}
else {
if(!data1.isWellFormed() || data1.includes("\0")){
validate259.errors = [{instancePath:instancePath+"/url",schemaPath:"#/components/schemas/EndpointUrl/x-storable",keyword:"x-storable",params:{},schema:true,parentSchema:schema275,data:data1}];
return false;
}
}
}
}
}
else {
validate259.errors = [{instancePath:instancePath+"/url",schemaPath:"#/components/schemas/EndpointUrl/type",keyword:"type",params:{type: "string"},schema:schema275.type,parentSchema:schema275,data:data1}];
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
validate259.errors = [{instancePath:instancePath+"/events/" + i0,schemaPath:"#/components/schemas/WebhookEventType/type",keyword:"type",params:{type: "string"},schema:schema263.type,parentSchema:schema263,data:data3}];
return false;
}
if(!(((((((data3 === "task.created") || (data3 === "task.updated")) || (data3 === "task.completed")) || (data3 === "task.deleted")) || (data3 === "comment.created")) || (data3 === "event.created")) || (data3 === "project.created"))){
validate259.errors = [{instancePath:instancePath+"/events/" + i0,schemaPath:"#/components/schemas/WebhookEventType/enum",keyword:"enum",params:{allowedValues: schema263.enum},schema:schema263.enum,parentSchema:schema263,data:data3}];
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
validate259.errors = [{instancePath:instancePath+"/events",schemaPath:"#/properties/events/uniqueItems",keyword:"uniqueItems",params:{i: i1, j: j0},schema:true,parentSchema:schema288.properties.events,data:data2}];
return false;
break outer0;
}
}
}
}
}
}
else {
validate259.errors = [{instancePath:instancePath+"/events",schemaPath:"#/properties/events/type",keyword:"type",params:{type: "array"},schema:schema288.properties.events.type,parentSchema:schema288.properties.events,data:data2}];
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
validate259.errors = [{instancePath:instancePath+"/disabled",schemaPath:"#/properties/disabled/type",keyword:"type",params:{type: "boolean"},schema:schema288.properties.disabled.type,parentSchema:schema288.properties.disabled,data:data4}];
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
validate259.errors = [{instancePath:instancePath+"/waiting",schemaPath:"#/components/schemas/WaitingDeliveries/type",keyword:"type",params:{type: "string"},schema:schema292.type,parentSchema:schema292,data:data5}];
return false;
}
if(!((data5 === "send") || (data5 === "discard"))){
validate259.errors = [{instancePath:instancePath+"/waiting",schemaPath:"#/components/schemas/WaitingDeliveries/enum",keyword:"enum",params:{allowedValues: schema292.enum},schema:schema292.enum,parentSchema:schema292,data:data5}];
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
validate259.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema288.type,parentSchema:schema288,data}];
return false;
}
}
validate259.errors = vErrors;
return errors === 0;
}
validate259.evaluated = {"props":{"name":true,"url":true,"events":true,"disabled":true,"waiting":true},"dynamicProps":false,"dynamicItems":false};


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
if(!(validate259(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate259.errors : vErrors.concat(validate259.errors);
errors = vErrors.length;
}
validate258.errors = vErrors;
return errors === 0;
}
validate258.evaluated = {"props":{"name":true,"url":true,"events":true,"disabled":true,"waiting":true},"dynamicProps":false,"dynamicItems":false};

export const updateWebhookEndpoint_body_name = validate261;
const schema293 = {"$ref":"contract#/components/schemas/EndpointName"};

function validate261(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate261.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs0 = errors;
if((typeof data !== "string") && (data !== null)){
validate261.errors = [{instancePath,schemaPath:"contract#/components/schemas/EndpointName/type",keyword:"type",params:{type: schema274.type},schema:schema274.type,parentSchema:schema274,data}];
return false;
}
if(errors === _errs0){
if(typeof data === "string"){
if(func1(data) > 100){
validate261.errors = [{instancePath,schemaPath:"contract#/components/schemas/EndpointName/maxLength",keyword:"maxLength",params:{limit: 100},schema:100,parentSchema:schema274,data}];
return false;
}
else {
if(func1(data) < 1){
validate261.errors = [{instancePath,schemaPath:"contract#/components/schemas/EndpointName/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema274,data}];
return false;
}
else {
if(!pattern16.test(data)){
validate261.errors = [{instancePath,schemaPath:"contract#/components/schemas/EndpointName/pattern",keyword:"pattern",params:{pattern: "^[\\x09-\\x0D\\x20\\x85\\xA0  - \u2028\u2029  　]*[^\\x00\\x09-\\x0D\\x20\\x85\\xA0  - \u2028\u2029  　][^\\x00]*$"},schema:"^[\\x09-\\x0D\\x20\\x85\\xA0  - \u2028\u2029  　]*[^\\x00\\x09-\\x0D\\x20\\x85\\xA0  - \u2028\u2029  　][^\\x00]*$",parentSchema:schema274,data}];
return false;
}
else {
if(!data.isWellFormed() || data.includes("\0")){
validate261.errors = [{instancePath,schemaPath:"contract#/components/schemas/EndpointName/x-storable",keyword:"x-storable",params:{},schema:true,parentSchema:schema274,data}];
return false;
}
}
}
}
}
}
validate261.errors = vErrors;
return errors === 0;
}
validate261.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const updateWebhookEndpoint_body_url = validate262;
const schema295 = {"$ref":"contract#/components/schemas/EndpointUrl"};

function validate262(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate262.evaluated;
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
validate262.errors = [{instancePath,schemaPath:"contract#/components/schemas/EndpointUrl/maxLength",keyword:"maxLength",params:{limit: 2048},schema:2048,parentSchema:schema275,data}];
return false;
}
else {
if(func1(data) < 1){
validate262.errors = [{instancePath,schemaPath:"contract#/components/schemas/EndpointUrl/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema275,data}];
return false;
}
else {
if(!pattern4.test(data)){
validate262.errors = [{instancePath,schemaPath:"contract#/components/schemas/EndpointUrl/pattern",keyword:"pattern",params:{pattern: "^[^\\x00]*$"},schema:"^[^\\x00]*$",parentSchema:schema275,data}];
return false;
}
else {
if(!data.isWellFormed() || data.includes("\0")){
validate262.errors = [{instancePath,schemaPath:"contract#/components/schemas/EndpointUrl/x-storable",keyword:"x-storable",params:{},schema:true,parentSchema:schema275,data}];
return false;
}
}
}
}
}
else {
validate262.errors = [{instancePath,schemaPath:"contract#/components/schemas/EndpointUrl/type",keyword:"type",params:{type: "string"},schema:schema275.type,parentSchema:schema275,data}];
return false;
}
}
validate262.errors = vErrors;
return errors === 0;
}
validate262.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const updateWebhookEndpoint_body_events = validate263;
const schema297 = {"description":"The event types to subscribe to. Empty for all types.","type":"array","uniqueItems":true,"items":{"$ref":"contract#/components/schemas/WebhookEventType"}};

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
if(Array.isArray(data)){
var valid0 = true;
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
let data0 = data[i0];
const _errs1 = errors;
if(typeof data0 !== "string"){
validate263.errors = [{instancePath:instancePath+"/" + i0,schemaPath:"contract#/components/schemas/WebhookEventType/type",keyword:"type",params:{type: "string"},schema:schema263.type,parentSchema:schema263,data:data0}];
return false;
}
if(!(((((((data0 === "task.created") || (data0 === "task.updated")) || (data0 === "task.completed")) || (data0 === "task.deleted")) || (data0 === "comment.created")) || (data0 === "event.created")) || (data0 === "project.created"))){
validate263.errors = [{instancePath:instancePath+"/" + i0,schemaPath:"contract#/components/schemas/WebhookEventType/enum",keyword:"enum",params:{allowedValues: schema263.enum},schema:schema263.enum,parentSchema:schema263,data:data0}];
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
validate263.errors = [{instancePath,schemaPath:"#/uniqueItems",keyword:"uniqueItems",params:{i: i1, j: j0},schema:true,parentSchema:schema297,data}];
return false;
break outer0;
}
}
}
}
}
}
else {
validate263.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},schema:schema297.type,parentSchema:schema297,data}];
return false;
}
}
validate263.errors = vErrors;
return errors === 0;
}
validate263.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};

export const updateWebhookEndpoint_body_disabled = validate264;
const schema299 = {"description":"Whether the endpoint is disabled. Responses show this as `status`.","type":"boolean"};

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
if(typeof data !== "boolean"){
validate264.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "boolean"},schema:schema299.type,parentSchema:schema299,data}];
return false;
}
validate264.errors = vErrors;
return errors === 0;
}
validate264.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const updateWebhookEndpoint_body_waiting = validate265;
const schema300 = {"$ref":"contract#/components/schemas/WaitingDeliveries"};

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
if(typeof data !== "string"){
validate265.errors = [{instancePath,schemaPath:"contract#/components/schemas/WaitingDeliveries/type",keyword:"type",params:{type: "string"},schema:schema292.type,parentSchema:schema292,data}];
return false;
}
if(!((data === "send") || (data === "discard"))){
validate265.errors = [{instancePath,schemaPath:"contract#/components/schemas/WaitingDeliveries/enum",keyword:"enum",params:{allowedValues: schema292.enum},schema:schema292.enum,parentSchema:schema292,data}];
return false;
}
validate265.errors = vErrors;
return errors === 0;
}
validate265.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const updateWebhookEndpoint_200 = validate266;
const schema302 = {"$ref":"contract#/components/schemas/EndpointResponse"};

function validate267(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate267.evaluated;
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
validate267.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema286.required,parentSchema:schema286,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "data")){
validate267.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema286,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.data !== undefined){
if(!(validate238(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate238.errors : vErrors.concat(validate238.errors);
errors = vErrors.length;
}
}
}
}
}
else {
validate267.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema286.type,parentSchema:schema286,data}];
return false;
}
}
validate267.errors = vErrors;
return errors === 0;
}
validate267.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate266(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate266.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate267(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate267.errors : vErrors.concat(validate267.errors);
errors = vErrors.length;
}
validate266.errors = vErrors;
return errors === 0;
}
validate266.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const rotateWebhookSecret_header_Idempotency$2d$Key = validate270;
const schema304 = {"type":"string","minLength":1,"maxLength":255};

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
if(typeof data === "string"){
if(func1(data) > 255){
validate270.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 255},schema:255,parentSchema:schema304,data}];
return false;
}
else {
if(func1(data) < 1){
validate270.errors = [{instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema304,data}];
return false;
}
}
}
else {
validate270.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema304.type,parentSchema:schema304,data}];
return false;
}
}
validate270.errors = vErrors;
return errors === 0;
}
validate270.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const rotateWebhookSecret_201 = validate271;
const schema305 = {"$ref":"contract#/components/schemas/EndpointWithSecret"};

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
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.data === undefined) && (missing0 = "data")) || ((data.secret === undefined) && (missing0 = "secret"))){
validate272.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema284.required,parentSchema:schema284,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "data") || (key0 === "secret"))){
validate272.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema284,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.data !== undefined){
const _errs2 = errors;
if(!(validate238(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate238.errors : vErrors.concat(validate238.errors);
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
validate272.errors = [{instancePath:instancePath+"/secret",schemaPath:"#/properties/secret/type",keyword:"type",params:{type: schema284.properties.secret.type},schema:schema284.properties.secret.type,parentSchema:schema284.properties.secret,data:data1}];
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
validate272.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema284.type,parentSchema:schema284,data}];
return false;
}
}
validate272.errors = vErrors;
return errors === 0;
}
validate272.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate271(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate271.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate272(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate272.errors : vErrors.concat(validate272.errors);
errors = vErrors.length;
}
validate271.errors = vErrors;
return errors === 0;
}
validate271.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const sendTestEvent_header_Idempotency$2d$Key = validate275;
const schema307 = {"type":"string","minLength":1,"maxLength":255};

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
if(typeof data === "string"){
if(func1(data) > 255){
validate275.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 255},schema:255,parentSchema:schema307,data}];
return false;
}
else {
if(func1(data) < 1){
validate275.errors = [{instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema307,data}];
return false;
}
}
}
else {
validate275.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema307.type,parentSchema:schema307,data}];
return false;
}
}
validate275.errors = vErrors;
return errors === 0;
}
validate275.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const sendTestEvent_body = validate276;
const schema308 = {"$ref":"contract#/components/schemas/TestEventCreate"};
const schema309 = {"description":"The test event to send. Unknown fields are ignored.","type":"object","properties":{"type":{"description":"The type of the event. The default is `task.created`.","$ref":"#/components/schemas/WebhookEventType"}}};

function validate277(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate277.evaluated;
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
validate277.errors = [{instancePath:instancePath+"/type",schemaPath:"#/components/schemas/WebhookEventType/type",keyword:"type",params:{type: "string"},schema:schema263.type,parentSchema:schema263,data:data0}];
return false;
}
if(!(((((((data0 === "task.created") || (data0 === "task.updated")) || (data0 === "task.completed")) || (data0 === "task.deleted")) || (data0 === "comment.created")) || (data0 === "event.created")) || (data0 === "project.created"))){
validate277.errors = [{instancePath:instancePath+"/type",schemaPath:"#/components/schemas/WebhookEventType/enum",keyword:"enum",params:{allowedValues: schema263.enum},schema:schema263.enum,parentSchema:schema263,data:data0}];
return false;
}
}
}
else {
validate277.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema309.type,parentSchema:schema309,data}];
return false;
}
}
validate277.errors = vErrors;
return errors === 0;
}
validate277.evaluated = {"props":{"type":true},"dynamicProps":false,"dynamicItems":false};


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
if(!(validate277(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate277.errors : vErrors.concat(validate277.errors);
errors = vErrors.length;
}
validate276.errors = vErrors;
return errors === 0;
}
validate276.evaluated = {"props":{"type":true},"dynamicProps":false,"dynamicItems":false};

export const sendTestEvent_body_type = validate279;
const schema311 = {"description":"The type of the event. The default is `task.created`.","$ref":"contract#/components/schemas/WebhookEventType"};

function validate279(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate279.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data !== "string"){
validate279.errors = [{instancePath,schemaPath:"contract#/components/schemas/WebhookEventType/type",keyword:"type",params:{type: "string"},schema:schema263.type,parentSchema:schema263,data}];
return false;
}
if(!(((((((data === "task.created") || (data === "task.updated")) || (data === "task.completed")) || (data === "task.deleted")) || (data === "comment.created")) || (data === "event.created")) || (data === "project.created"))){
validate279.errors = [{instancePath,schemaPath:"contract#/components/schemas/WebhookEventType/enum",keyword:"enum",params:{allowedValues: schema263.enum},schema:schema263.enum,parentSchema:schema263,data}];
return false;
}
validate279.errors = vErrors;
return errors === 0;
}
validate279.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const sendTestEvent_201 = validate280;
const schema313 = {"$ref":"contract#/components/schemas/DeliveryResponse"};
const schema314 = {"description":"The resource.","type":"object","additionalProperties":false,"required":["data"],"properties":{"data":{"$ref":"#/components/schemas/Delivery"}}};
const schema315 = {"description":"The delivery of a webhook event to one endpoint.","type":"object","additionalProperties":false,"required":["id","endpoint_id","event_id","type","status","is_test","subject","created_at","next_attempt_at","attempt_count","attempt_limit","last_status","last_error","request_id"],"properties":{"id":{"description":"The id of the delivery.","type":"string"},"endpoint_id":{"description":"The id of the endpoint.","type":"string"},"event_id":{"description":"The id of the webhook event, the same for every endpoint.","type":"string"},"type":{"$ref":"#/components/schemas/WebhookEventType"},"status":{"$ref":"#/components/schemas/DeliveryStatus"},"is_test":{"description":"Whether the event is a test event.","type":"boolean"},"subject":{"description":"The subject of the event. Null for a test event.","oneOf":[{"$ref":"#/components/schemas/DeliverySubject"},{"type":"null"}]},"created_at":{"description":"When the delivery was created.","type":"string","format":"date-time"},"next_attempt_at":{"description":"When the next attempt is due.","type":["string","null"],"format":"date-time"},"attempt_count":{"description":"The number of attempts that are still in the log.","type":"integer","format":"int32"},"attempt_limit":{"description":"The number of attempts after which the delivery is exhausted, unless it is resent manually.","type":"integer","format":"int32"},"last_status":{"description":"The HTTP status of the last response.","type":["integer","null"],"format":"int32"},"last_error":{"description":"Why the last attempt failed, in words. Null if the receiver sent a complete response that was not a\nredirect.\n","type":["string","null"]},"request_id":{"description":"The `X-Request-Id` of the API request that caused the event. Null for other sources.","type":["string","null"]}}};
const schema317 = {"description":"The status of a delivery.","type":"string","enum":["pending","delivered","exhausted","held"]};
const schema318 = {"description":"The subject of the event of a delivery.","type":"object","additionalProperties":false,"required":["type","id","name"],"properties":{"type":{"$ref":"#/components/schemas/DeliverySubjectType"},"id":{"description":"The id of the subject.","type":"string"},"name":{"description":"The name of the subject when the event occurred. Null if the subject has none.","type":["string","null"]}}};
const schema319 = {"description":"The type of a webhook event's subject.","type":"string","enum":["task","comment","event","project"]};

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
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.type === undefined) && (missing0 = "type")) || ((data.id === undefined) && (missing0 = "id"))) || ((data.name === undefined) && (missing0 = "name"))){
validate283.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema318.required,parentSchema:schema318,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "type") || (key0 === "id")) || (key0 === "name"))){
validate283.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema318,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.type !== undefined){
let data0 = data.type;
const _errs2 = errors;
if(typeof data0 !== "string"){
validate283.errors = [{instancePath:instancePath+"/type",schemaPath:"#/components/schemas/DeliverySubjectType/type",keyword:"type",params:{type: "string"},schema:schema319.type,parentSchema:schema319,data:data0}];
return false;
}
if(!((((data0 === "task") || (data0 === "comment")) || (data0 === "event")) || (data0 === "project"))){
validate283.errors = [{instancePath:instancePath+"/type",schemaPath:"#/components/schemas/DeliverySubjectType/enum",keyword:"enum",params:{allowedValues: schema319.enum},schema:schema319.enum,parentSchema:schema319,data:data0}];
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
validate283.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},schema:schema318.properties.id.type,parentSchema:schema318.properties.id,data:data1}];
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
validate283.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: schema318.properties.name.type},schema:schema318.properties.name.type,parentSchema:schema318.properties.name,data:data2}];
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
validate283.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema318.type,parentSchema:schema318,data}];
return false;
}
}
validate283.errors = vErrors;
return errors === 0;
}
validate283.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate282(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate282.evaluated;
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
validate282.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema315.required,parentSchema:schema315,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(func108.call(schema315.properties, key0))){
validate282.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema315,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.id !== undefined){
let data0 = data.id;
const _errs2 = errors;
if(typeof data0 !== "string"){
validate282.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},schema:schema315.properties.id.type,parentSchema:schema315.properties.id,data:data0}];
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
validate282.errors = [{instancePath:instancePath+"/endpoint_id",schemaPath:"#/properties/endpoint_id/type",keyword:"type",params:{type: "string"},schema:schema315.properties.endpoint_id.type,parentSchema:schema315.properties.endpoint_id,data:data1}];
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
validate282.errors = [{instancePath:instancePath+"/event_id",schemaPath:"#/properties/event_id/type",keyword:"type",params:{type: "string"},schema:schema315.properties.event_id.type,parentSchema:schema315.properties.event_id,data:data2}];
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
validate282.errors = [{instancePath:instancePath+"/type",schemaPath:"#/components/schemas/WebhookEventType/type",keyword:"type",params:{type: "string"},schema:schema263.type,parentSchema:schema263,data:data3}];
return false;
}
if(!(((((((data3 === "task.created") || (data3 === "task.updated")) || (data3 === "task.completed")) || (data3 === "task.deleted")) || (data3 === "comment.created")) || (data3 === "event.created")) || (data3 === "project.created"))){
validate282.errors = [{instancePath:instancePath+"/type",schemaPath:"#/components/schemas/WebhookEventType/enum",keyword:"enum",params:{allowedValues: schema263.enum},schema:schema263.enum,parentSchema:schema263,data:data3}];
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
validate282.errors = [{instancePath:instancePath+"/status",schemaPath:"#/components/schemas/DeliveryStatus/type",keyword:"type",params:{type: "string"},schema:schema317.type,parentSchema:schema317,data:data4}];
return false;
}
if(!((((data4 === "pending") || (data4 === "delivered")) || (data4 === "exhausted")) || (data4 === "held"))){
validate282.errors = [{instancePath:instancePath+"/status",schemaPath:"#/components/schemas/DeliveryStatus/enum",keyword:"enum",params:{allowedValues: schema317.enum},schema:schema317.enum,parentSchema:schema317,data:data4}];
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
validate282.errors = [{instancePath:instancePath+"/is_test",schemaPath:"#/properties/is_test/type",keyword:"type",params:{type: "boolean"},schema:schema315.properties.is_test.type,parentSchema:schema315.properties.is_test,data:data5}];
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
if(!(validate283(data6, {instancePath:instancePath+"/subject",parentData:data,parentDataProperty:"subject",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate283.errors : vErrors.concat(validate283.errors);
errors = vErrors.length;
}
var _valid0 = _errs18 === errors;
if(_valid0){
valid3 = true;
passing0 = 0;
}
const _errs19 = errors;
if(data6 !== null){
const err0 = {instancePath:instancePath+"/subject",schemaPath:"#/properties/subject/oneOf/1/type",keyword:"type",params:{type: "null"},schema:schema315.properties.subject.oneOf[1].type,parentSchema:schema315.properties.subject.oneOf[1],data:data6};
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
const err1 = {instancePath:instancePath+"/subject",schemaPath:"#/properties/subject/oneOf",keyword:"oneOf",params:{passingSchemas: passing0},schema:schema315.properties.subject.oneOf,parentSchema:schema315.properties.subject,data:data6};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
validate282.errors = vErrors;
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
validate282.errors = [{instancePath:instancePath+"/created_at",schemaPath:"#/properties/created_at/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema315.properties.created_at,data:data7}];
return false;
}
}
else {
validate282.errors = [{instancePath:instancePath+"/created_at",schemaPath:"#/properties/created_at/type",keyword:"type",params:{type: "string"},schema:schema315.properties.created_at.type,parentSchema:schema315.properties.created_at,data:data7}];
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
validate282.errors = [{instancePath:instancePath+"/next_attempt_at",schemaPath:"#/properties/next_attempt_at/type",keyword:"type",params:{type: schema315.properties.next_attempt_at.type},schema:schema315.properties.next_attempt_at.type,parentSchema:schema315.properties.next_attempt_at,data:data8}];
return false;
}
if(errors === _errs23){
if(errors === _errs23){
if(typeof data8 === "string"){
if(!(formats0.validate(data8))){
validate282.errors = [{instancePath:instancePath+"/next_attempt_at",schemaPath:"#/properties/next_attempt_at/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema315.properties.next_attempt_at,data:data8}];
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
validate282.errors = [{instancePath:instancePath+"/attempt_count",schemaPath:"#/properties/attempt_count/type",keyword:"type",params:{type: "integer"},schema:schema315.properties.attempt_count.type,parentSchema:schema315.properties.attempt_count,data:data9}];
return false;
}
if(errors === _errs25){
if((typeof data9 == "number") && (isFinite(data9))){
if(!(formats46.validate(data9))){
validate282.errors = [{instancePath:instancePath+"/attempt_count",schemaPath:"#/properties/attempt_count/format",keyword:"format",params:{format: "int32"},schema:"int32",parentSchema:schema315.properties.attempt_count,data:data9}];
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
validate282.errors = [{instancePath:instancePath+"/attempt_limit",schemaPath:"#/properties/attempt_limit/type",keyword:"type",params:{type: "integer"},schema:schema315.properties.attempt_limit.type,parentSchema:schema315.properties.attempt_limit,data:data10}];
return false;
}
if(errors === _errs27){
if((typeof data10 == "number") && (isFinite(data10))){
if(!(formats46.validate(data10))){
validate282.errors = [{instancePath:instancePath+"/attempt_limit",schemaPath:"#/properties/attempt_limit/format",keyword:"format",params:{format: "int32"},schema:"int32",parentSchema:schema315.properties.attempt_limit,data:data10}];
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
validate282.errors = [{instancePath:instancePath+"/last_status",schemaPath:"#/properties/last_status/type",keyword:"type",params:{type: schema315.properties.last_status.type},schema:schema315.properties.last_status.type,parentSchema:schema315.properties.last_status,data:data11}];
return false;
}
if(errors === _errs29){
if((typeof data11 == "number") && (isFinite(data11))){
if(!(formats46.validate(data11))){
validate282.errors = [{instancePath:instancePath+"/last_status",schemaPath:"#/properties/last_status/format",keyword:"format",params:{format: "int32"},schema:"int32",parentSchema:schema315.properties.last_status,data:data11}];
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
validate282.errors = [{instancePath:instancePath+"/last_error",schemaPath:"#/properties/last_error/type",keyword:"type",params:{type: schema315.properties.last_error.type},schema:schema315.properties.last_error.type,parentSchema:schema315.properties.last_error,data:data12}];
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
validate282.errors = [{instancePath:instancePath+"/request_id",schemaPath:"#/properties/request_id/type",keyword:"type",params:{type: schema315.properties.request_id.type},schema:schema315.properties.request_id.type,parentSchema:schema315.properties.request_id,data:data13}];
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
validate282.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema315.type,parentSchema:schema315,data}];
return false;
}
}
validate282.errors = vErrors;
return errors === 0;
}
validate282.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


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
validate281.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema314.required,parentSchema:schema314,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "data")){
validate281.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema314,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.data !== undefined){
if(!(validate282(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate282.errors : vErrors.concat(validate282.errors);
errors = vErrors.length;
}
}
}
}
}
else {
validate281.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema314.type,parentSchema:schema314,data}];
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

export const countWaitingDeliveries_200 = validate287;
const schema320 = {"$ref":"contract#/components/schemas/WaitingCountsResult"};
const schema321 = {"description":"The response with the number of waiting deliveries.","type":"object","additionalProperties":false,"required":["data"],"properties":{"data":{"$ref":"#/components/schemas/WaitingCounts"}}};
const schema322 = {"description":"The waiting deliveries of an endpoint, by what sends them.","type":"object","additionalProperties":false,"required":["queued","held"],"properties":{"queued":{"description":"Pending and retrying deliveries. Enabling a disabled endpoint sends them.","type":"integer","format":"int32"},"held":{"description":"Events that occurred while the endpoint was disabled. `recoverDeliveries` sends them.","type":"integer","format":"int32"}}};

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
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.data === undefined) && (missing0 = "data")){
validate288.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema321.required,parentSchema:schema321,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "data")){
validate288.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema321,data}];
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
validate288.errors = [{instancePath:instancePath+"/data",schemaPath:"#/components/schemas/WaitingCounts/required",keyword:"required",params:{missingProperty: missing1},schema:schema322.required,parentSchema:schema322,data:data0}];
return false;
}
else {
const _errs5 = errors;
for(const key1 in data0){
if(!((key1 === "queued") || (key1 === "held"))){
validate288.errors = [{instancePath:instancePath+"/data",schemaPath:"#/components/schemas/WaitingCounts/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},schema:false,parentSchema:schema322,data:data0}];
return false;
break;
}
}
if(_errs5 === errors){
if(data0.queued !== undefined){
let data1 = data0.queued;
const _errs6 = errors;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
validate288.errors = [{instancePath:instancePath+"/data/queued",schemaPath:"#/components/schemas/WaitingCounts/properties/queued/type",keyword:"type",params:{type: "integer"},schema:schema322.properties.queued.type,parentSchema:schema322.properties.queued,data:data1}];
return false;
}
if(errors === _errs6){
if((typeof data1 == "number") && (isFinite(data1))){
if(!(formats46.validate(data1))){
validate288.errors = [{instancePath:instancePath+"/data/queued",schemaPath:"#/components/schemas/WaitingCounts/properties/queued/format",keyword:"format",params:{format: "int32"},schema:"int32",parentSchema:schema322.properties.queued,data:data1}];
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
validate288.errors = [{instancePath:instancePath+"/data/held",schemaPath:"#/components/schemas/WaitingCounts/properties/held/type",keyword:"type",params:{type: "integer"},schema:schema322.properties.held.type,parentSchema:schema322.properties.held,data:data2}];
return false;
}
if(errors === _errs8){
if((typeof data2 == "number") && (isFinite(data2))){
if(!(formats46.validate(data2))){
validate288.errors = [{instancePath:instancePath+"/data/held",schemaPath:"#/components/schemas/WaitingCounts/properties/held/format",keyword:"format",params:{format: "int32"},schema:"int32",parentSchema:schema322.properties.held,data:data2}];
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
validate288.errors = [{instancePath:instancePath+"/data",schemaPath:"#/components/schemas/WaitingCounts/type",keyword:"type",params:{type: "object"},schema:schema322.type,parentSchema:schema322,data:data0}];
return false;
}
}
}
}
}
}
else {
validate288.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema321.type,parentSchema:schema321,data}];
return false;
}
}
validate288.errors = vErrors;
return errors === 0;
}
validate288.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


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
if(!(validate288(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate288.errors : vErrors.concat(validate288.errors);
errors = vErrors.length;
}
validate287.errors = vErrors;
return errors === 0;
}
validate287.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const recoverDeliveries_body = validate290;
const schema323 = {"$ref":"contract#/components/schemas/Recovery"};
const schema324 = {"description":"The deliveries to resend.","type":"object","required":["since"],"properties":{"since":{"$ref":"#/components/schemas/Time"},"dry_run":{"description":"Whether to count the deliveries without resending them.","type":"boolean"}}};
const schema325 = {"description":"An RFC 3339 date-time with an offset.","type":"string","format":"date-time","pattern":"^([1-9][0-9]{3}|0[1-9][0-9]{2}|00[1-9][0-9]|000[1-9])-[0-9]{2}-[0-9]{2}[Tt ]([01][0-9]|2[0-3]):[0-5][0-9]:([0-5][0-9]|60)(\\.[0-9]+)?([Zz]|[+-]([01][0-9]|2[0-3]):[0-5][0-9])$","x-utc-years":true};

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
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.since === undefined) && (missing0 = "since")){
validate291.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema324.required,parentSchema:schema324,data}];
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
validate291.errors = [{instancePath:instancePath+"/since",schemaPath:"#/components/schemas/Time/pattern",keyword:"pattern",params:{pattern: "^([1-9][0-9]{3}|0[1-9][0-9]{2}|00[1-9][0-9]|000[1-9])-[0-9]{2}-[0-9]{2}[Tt ]([01][0-9]|2[0-3]):[0-5][0-9]:([0-5][0-9]|60)(\\.[0-9]+)?([Zz]|[+-]([01][0-9]|2[0-3]):[0-5][0-9])$"},schema:"^([1-9][0-9]{3}|0[1-9][0-9]{2}|00[1-9][0-9]|000[1-9])-[0-9]{2}-[0-9]{2}[Tt ]([01][0-9]|2[0-3]):[0-5][0-9]:([0-5][0-9]|60)(\\.[0-9]+)?([Zz]|[+-]([01][0-9]|2[0-3]):[0-5][0-9])$",parentSchema:schema325,data:data0}];
return false;
}
else {
if(!(formats0.validate(data0))){
validate291.errors = [{instancePath:instancePath+"/since",schemaPath:"#/components/schemas/Time/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema325,data:data0}];
return false;
}
else {
if(pattern59.test(data0)){
validate291.errors = [{instancePath:instancePath+"/since",schemaPath:"#/components/schemas/Time/x-utc-years",keyword:"x-utc-years",params:{},schema:true,parentSchema:schema325,data:data0}];
return false;
}
}
}
}
else {
validate291.errors = [{instancePath:instancePath+"/since",schemaPath:"#/components/schemas/Time/type",keyword:"type",params:{type: "string"},schema:schema325.type,parentSchema:schema325,data:data0}];
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
validate291.errors = [{instancePath:instancePath+"/dry_run",schemaPath:"#/properties/dry_run/type",keyword:"type",params:{type: "boolean"},schema:schema324.properties.dry_run.type,parentSchema:schema324.properties.dry_run,data:data1}];
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
validate291.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema324.type,parentSchema:schema324,data}];
return false;
}
}
validate291.errors = vErrors;
return errors === 0;
}
validate291.evaluated = {"props":{"since":true,"dry_run":true},"dynamicProps":false,"dynamicItems":false};


function validate290(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate290.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate291(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate291.errors : vErrors.concat(validate291.errors);
errors = vErrors.length;
}
validate290.errors = vErrors;
return errors === 0;
}
validate290.evaluated = {"props":{"since":true,"dry_run":true},"dynamicProps":false,"dynamicItems":false};

export const recoverDeliveries_body_since = validate293;
const schema326 = {"$ref":"contract#/components/schemas/Time"};

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
const _errs0 = errors;
if(errors === _errs0){
if(errors === _errs0){
if(typeof data === "string"){
if(!pattern58.test(data)){
validate293.errors = [{instancePath,schemaPath:"contract#/components/schemas/Time/pattern",keyword:"pattern",params:{pattern: "^([1-9][0-9]{3}|0[1-9][0-9]{2}|00[1-9][0-9]|000[1-9])-[0-9]{2}-[0-9]{2}[Tt ]([01][0-9]|2[0-3]):[0-5][0-9]:([0-5][0-9]|60)(\\.[0-9]+)?([Zz]|[+-]([01][0-9]|2[0-3]):[0-5][0-9])$"},schema:"^([1-9][0-9]{3}|0[1-9][0-9]{2}|00[1-9][0-9]|000[1-9])-[0-9]{2}-[0-9]{2}[Tt ]([01][0-9]|2[0-3]):[0-5][0-9]:([0-5][0-9]|60)(\\.[0-9]+)?([Zz]|[+-]([01][0-9]|2[0-3]):[0-5][0-9])$",parentSchema:schema325,data}];
return false;
}
else {
if(!(formats0.validate(data))){
validate293.errors = [{instancePath,schemaPath:"contract#/components/schemas/Time/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema325,data}];
return false;
}
else {
if(pattern59.test(data)){
validate293.errors = [{instancePath,schemaPath:"contract#/components/schemas/Time/x-utc-years",keyword:"x-utc-years",params:{},schema:true,parentSchema:schema325,data}];
return false;
}
}
}
}
else {
validate293.errors = [{instancePath,schemaPath:"contract#/components/schemas/Time/type",keyword:"type",params:{type: "string"},schema:schema325.type,parentSchema:schema325,data}];
return false;
}
}
}
validate293.errors = vErrors;
return errors === 0;
}
validate293.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const recoverDeliveries_body_dry_run = validate294;
const schema328 = {"description":"Whether to count the deliveries without resending them.","type":"boolean"};

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
if(typeof data !== "boolean"){
validate294.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "boolean"},schema:schema328.type,parentSchema:schema328,data}];
return false;
}
validate294.errors = vErrors;
return errors === 0;
}
validate294.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const recoverDeliveries_200 = validate295;
const schema329 = {"$ref":"contract#/components/schemas/RecoveryResult"};
const schema330 = {"description":"The response with the number of deliveries that are resent or counted.","type":"object","additionalProperties":false,"required":["data"],"properties":{"data":{"$ref":"#/components/schemas/RecoveryCount"}}};
const schema331 = {"description":"The number of deliveries that are resent or counted.","type":"object","additionalProperties":false,"required":["count"],"properties":{"count":{"description":"The number of deliveries.","type":"integer","format":"int32"}}};

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
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.data === undefined) && (missing0 = "data")){
validate296.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema330.required,parentSchema:schema330,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "data")){
validate296.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema330,data}];
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
validate296.errors = [{instancePath:instancePath+"/data",schemaPath:"#/components/schemas/RecoveryCount/required",keyword:"required",params:{missingProperty: missing1},schema:schema331.required,parentSchema:schema331,data:data0}];
return false;
}
else {
const _errs5 = errors;
for(const key1 in data0){
if(!(key1 === "count")){
validate296.errors = [{instancePath:instancePath+"/data",schemaPath:"#/components/schemas/RecoveryCount/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},schema:false,parentSchema:schema331,data:data0}];
return false;
break;
}
}
if(_errs5 === errors){
if(data0.count !== undefined){
let data1 = data0.count;
const _errs6 = errors;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
validate296.errors = [{instancePath:instancePath+"/data/count",schemaPath:"#/components/schemas/RecoveryCount/properties/count/type",keyword:"type",params:{type: "integer"},schema:schema331.properties.count.type,parentSchema:schema331.properties.count,data:data1}];
return false;
}
if(errors === _errs6){
if((typeof data1 == "number") && (isFinite(data1))){
if(!(formats46.validate(data1))){
validate296.errors = [{instancePath:instancePath+"/data/count",schemaPath:"#/components/schemas/RecoveryCount/properties/count/format",keyword:"format",params:{format: "int32"},schema:"int32",parentSchema:schema331.properties.count,data:data1}];
return false;
}
}
}
}
}
}
}
else {
validate296.errors = [{instancePath:instancePath+"/data",schemaPath:"#/components/schemas/RecoveryCount/type",keyword:"type",params:{type: "object"},schema:schema331.type,parentSchema:schema331,data:data0}];
return false;
}
}
}
}
}
}
else {
validate296.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema330.type,parentSchema:schema330,data}];
return false;
}
}
validate296.errors = vErrors;
return errors === 0;
}
validate296.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


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
if(!(validate296(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate296.errors : vErrors.concat(validate296.errors);
errors = vErrors.length;
}
validate295.errors = vErrors;
return errors === 0;
}
validate295.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const listDeliveries_query_status = validate298;
const schema332 = {"$ref":"contract#/components/schemas/DeliveryStatus"};

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
if(typeof data !== "string"){
validate298.errors = [{instancePath,schemaPath:"contract#/components/schemas/DeliveryStatus/type",keyword:"type",params:{type: "string"},schema:schema317.type,parentSchema:schema317,data}];
return false;
}
if(!((((data === "pending") || (data === "delivered")) || (data === "exhausted")) || (data === "held"))){
validate298.errors = [{instancePath,schemaPath:"contract#/components/schemas/DeliveryStatus/enum",keyword:"enum",params:{allowedValues: schema317.enum},schema:schema317.enum,parentSchema:schema317,data}];
return false;
}
validate298.errors = vErrors;
return errors === 0;
}
validate298.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const listDeliveries_query_type = validate299;
const schema334 = {"$ref":"contract#/components/schemas/WebhookEventType"};

function validate299(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate299.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data !== "string"){
validate299.errors = [{instancePath,schemaPath:"contract#/components/schemas/WebhookEventType/type",keyword:"type",params:{type: "string"},schema:schema263.type,parentSchema:schema263,data}];
return false;
}
if(!(((((((data === "task.created") || (data === "task.updated")) || (data === "task.completed")) || (data === "task.deleted")) || (data === "comment.created")) || (data === "event.created")) || (data === "project.created"))){
validate299.errors = [{instancePath,schemaPath:"contract#/components/schemas/WebhookEventType/enum",keyword:"enum",params:{allowedValues: schema263.enum},schema:schema263.enum,parentSchema:schema263,data}];
return false;
}
validate299.errors = vErrors;
return errors === 0;
}
validate299.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const listDeliveries_query_id_contains = validate300;
const schema336 = {"type":"string","maxLength":255,"pattern":"^[^\\x00]*$","x-storable":true};

function validate300(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate300.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(typeof data === "string"){
if(func1(data) > 255){
validate300.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 255},schema:255,parentSchema:schema336,data}];
return false;
}
else {
if(!pattern4.test(data)){
validate300.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[^\\x00]*$"},schema:"^[^\\x00]*$",parentSchema:schema336,data}];
return false;
}
else {
if(!data.isWellFormed() || data.includes("\0")){
validate300.errors = [{instancePath,schemaPath:"#/x-storable",keyword:"x-storable",params:{},schema:true,parentSchema:schema336,data}];
return false;
}
}
}
}
else {
validate300.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema336.type,parentSchema:schema336,data}];
return false;
}
}
validate300.errors = vErrors;
return errors === 0;
}
validate300.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const listDeliveries_query_since = validate301;
const schema337 = {"$ref":"contract#/components/schemas/Time"};

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
const _errs0 = errors;
if(errors === _errs0){
if(errors === _errs0){
if(typeof data === "string"){
if(!pattern58.test(data)){
validate301.errors = [{instancePath,schemaPath:"contract#/components/schemas/Time/pattern",keyword:"pattern",params:{pattern: "^([1-9][0-9]{3}|0[1-9][0-9]{2}|00[1-9][0-9]|000[1-9])-[0-9]{2}-[0-9]{2}[Tt ]([01][0-9]|2[0-3]):[0-5][0-9]:([0-5][0-9]|60)(\\.[0-9]+)?([Zz]|[+-]([01][0-9]|2[0-3]):[0-5][0-9])$"},schema:"^([1-9][0-9]{3}|0[1-9][0-9]{2}|00[1-9][0-9]|000[1-9])-[0-9]{2}-[0-9]{2}[Tt ]([01][0-9]|2[0-3]):[0-5][0-9]:([0-5][0-9]|60)(\\.[0-9]+)?([Zz]|[+-]([01][0-9]|2[0-3]):[0-5][0-9])$",parentSchema:schema325,data}];
return false;
}
else {
if(!(formats0.validate(data))){
validate301.errors = [{instancePath,schemaPath:"contract#/components/schemas/Time/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema325,data}];
return false;
}
else {
if(pattern59.test(data)){
validate301.errors = [{instancePath,schemaPath:"contract#/components/schemas/Time/x-utc-years",keyword:"x-utc-years",params:{},schema:true,parentSchema:schema325,data}];
return false;
}
}
}
}
else {
validate301.errors = [{instancePath,schemaPath:"contract#/components/schemas/Time/type",keyword:"type",params:{type: "string"},schema:schema325.type,parentSchema:schema325,data}];
return false;
}
}
}
validate301.errors = vErrors;
return errors === 0;
}
validate301.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const listDeliveries_query_until = validate302;
const schema339 = {"$ref":"contract#/components/schemas/Time"};

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
const _errs0 = errors;
if(errors === _errs0){
if(errors === _errs0){
if(typeof data === "string"){
if(!pattern58.test(data)){
validate302.errors = [{instancePath,schemaPath:"contract#/components/schemas/Time/pattern",keyword:"pattern",params:{pattern: "^([1-9][0-9]{3}|0[1-9][0-9]{2}|00[1-9][0-9]|000[1-9])-[0-9]{2}-[0-9]{2}[Tt ]([01][0-9]|2[0-3]):[0-5][0-9]:([0-5][0-9]|60)(\\.[0-9]+)?([Zz]|[+-]([01][0-9]|2[0-3]):[0-5][0-9])$"},schema:"^([1-9][0-9]{3}|0[1-9][0-9]{2}|00[1-9][0-9]|000[1-9])-[0-9]{2}-[0-9]{2}[Tt ]([01][0-9]|2[0-3]):[0-5][0-9]:([0-5][0-9]|60)(\\.[0-9]+)?([Zz]|[+-]([01][0-9]|2[0-3]):[0-5][0-9])$",parentSchema:schema325,data}];
return false;
}
else {
if(!(formats0.validate(data))){
validate302.errors = [{instancePath,schemaPath:"contract#/components/schemas/Time/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema325,data}];
return false;
}
else {
if(pattern59.test(data)){
validate302.errors = [{instancePath,schemaPath:"contract#/components/schemas/Time/x-utc-years",keyword:"x-utc-years",params:{},schema:true,parentSchema:schema325,data}];
return false;
}
}
}
}
else {
validate302.errors = [{instancePath,schemaPath:"contract#/components/schemas/Time/type",keyword:"type",params:{type: "string"},schema:schema325.type,parentSchema:schema325,data}];
return false;
}
}
}
validate302.errors = vErrors;
return errors === 0;
}
validate302.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const listDeliveries_query_cursor = validate303;
const schema341 = {"type":"string","maxLength":1024};

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
if(typeof data === "string"){
if(func1(data) > 1024){
validate303.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 1024},schema:1024,parentSchema:schema341,data}];
return false;
}
}
else {
validate303.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema341.type,parentSchema:schema341,data}];
return false;
}
}
validate303.errors = vErrors;
return errors === 0;
}
validate303.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const listDeliveries_200 = validate304;
const schema342 = {"$ref":"contract#/components/schemas/DeliveryList"};
const schema343 = {"description":"A page of a list.","type":"object","additionalProperties":false,"required":["data","meta"],"properties":{"data":{"description":"The items of this page.","type":"array","items":{"$ref":"#/components/schemas/Delivery"}},"meta":{"$ref":"#/components/schemas/CursorMeta"}}};

function validate305(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate305.evaluated;
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
validate305.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema343.required,parentSchema:schema343,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "data") || (key0 === "meta"))){
validate305.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema343,data}];
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
if(!(validate282(data0[i0], {instancePath:instancePath+"/data/" + i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate282.errors : vErrors.concat(validate282.errors);
errors = vErrors.length;
}
var valid1 = _errs4 === errors;
if(!valid1){
break;
}
}
}
else {
validate305.errors = [{instancePath:instancePath+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type: "array"},schema:schema343.properties.data.type,parentSchema:schema343.properties.data,data:data0}];
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
validate305.errors = [{instancePath:instancePath+"/meta",schemaPath:"#/components/schemas/CursorMeta/required",keyword:"required",params:{missingProperty: missing1},schema:schema56.required,parentSchema:schema56,data:data2}];
return false;
}
else {
const _errs8 = errors;
for(const key1 in data2){
if(!(key1 === "next_cursor")){
validate305.errors = [{instancePath:instancePath+"/meta",schemaPath:"#/components/schemas/CursorMeta/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},schema:false,parentSchema:schema56,data:data2}];
return false;
break;
}
}
if(_errs8 === errors){
if(data2.next_cursor !== undefined){
let data3 = data2.next_cursor;
if((typeof data3 !== "string") && (data3 !== null)){
validate305.errors = [{instancePath:instancePath+"/meta/next_cursor",schemaPath:"#/components/schemas/CursorMeta/properties/next_cursor/type",keyword:"type",params:{type: schema56.properties.next_cursor.type},schema:schema56.properties.next_cursor.type,parentSchema:schema56.properties.next_cursor,data:data3}];
return false;
}
}
}
}
}
else {
validate305.errors = [{instancePath:instancePath+"/meta",schemaPath:"#/components/schemas/CursorMeta/type",keyword:"type",params:{type: "object"},schema:schema56.type,parentSchema:schema56,data:data2}];
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
validate305.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema343.type,parentSchema:schema343,data}];
return false;
}
}
validate305.errors = vErrors;
return errors === 0;
}
validate305.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate304(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate304.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate305(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate305.errors : vErrors.concat(validate305.errors);
errors = vErrors.length;
}
validate304.errors = vErrors;
return errors === 0;
}
validate304.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const getDelivery_200 = validate308;
const schema345 = {"$ref":"contract#/components/schemas/DeliveryDetailResponse"};
const schema346 = {"description":"The resource.","type":"object","additionalProperties":false,"required":["data"],"properties":{"data":{"$ref":"#/components/schemas/DeliveryDetail"}}};
const schema347 = {"description":"A delivery with its body and its attempts.","type":"object","additionalProperties":false,"required":["id","endpoint_id","event_id","type","status","is_test","subject","created_at","next_attempt_at","attempt_count","attempt_limit","last_status","last_error","request_id","body","attempts"],"properties":{"id":{"description":"The id of the delivery.","type":"string"},"endpoint_id":{"description":"The id of the endpoint.","type":"string"},"event_id":{"description":"The id of the webhook event, the same for every endpoint.","type":"string"},"type":{"$ref":"#/components/schemas/WebhookEventType"},"status":{"$ref":"#/components/schemas/DeliveryStatus"},"is_test":{"description":"Whether the event is a test event.","type":"boolean"},"subject":{"description":"The subject of the event. Null for a test event.","oneOf":[{"$ref":"#/components/schemas/DeliverySubject"},{"type":"null"}]},"created_at":{"description":"When the delivery was created.","type":"string","format":"date-time"},"next_attempt_at":{"description":"When the next attempt is due.","type":["string","null"],"format":"date-time"},"attempt_count":{"description":"The number of attempts that are still in the log.","type":"integer","format":"int32"},"attempt_limit":{"description":"The number of attempts after which the delivery is exhausted, unless it is resent manually.","type":"integer","format":"int32"},"last_status":{"description":"The HTTP status of the last response.","type":["integer","null"],"format":"int32"},"last_error":{"description":"Why the last attempt failed, in words. Null if the receiver sent a complete response that was not a\nredirect.\n","type":["string","null"]},"request_id":{"description":"The `X-Request-Id` of the API request that caused the event. Null for other sources.","type":["string","null"]},"body":{"description":"The exact request body.","type":"string"},"attempts":{"description":"The attempts, oldest first.","type":"array","items":{"$ref":"#/components/schemas/Attempt"}}}};
const schema350 = {"description":"An attempt to send a delivery.","type":"object","additionalProperties":false,"required":["at","duration_ms","status","error","response","signature"],"properties":{"at":{"description":"When the attempt started.","type":"string","format":"date-time"},"duration_ms":{"description":"Duration of the attempt, in milliseconds.","type":"integer","format":"int32"},"status":{"description":"The HTTP status of the response.","type":["integer","null"],"format":"int32"},"error":{"description":"Why the attempt failed, in words. Null if the receiver sent a complete response that was not a redirect.\n","type":["string","null"]},"response":{"description":"The first 4 KiB of the response.","type":["string","null"]},"signature":{"description":"The `Service-Signature` that was sent. Null if nothing could be signed.","type":["string","null"]}}};

function validate310(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate310.evaluated;
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
validate310.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema347.required,parentSchema:schema347,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(func108.call(schema347.properties, key0))){
validate310.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema347,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.id !== undefined){
let data0 = data.id;
const _errs2 = errors;
if(typeof data0 !== "string"){
validate310.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},schema:schema347.properties.id.type,parentSchema:schema347.properties.id,data:data0}];
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
validate310.errors = [{instancePath:instancePath+"/endpoint_id",schemaPath:"#/properties/endpoint_id/type",keyword:"type",params:{type: "string"},schema:schema347.properties.endpoint_id.type,parentSchema:schema347.properties.endpoint_id,data:data1}];
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
validate310.errors = [{instancePath:instancePath+"/event_id",schemaPath:"#/properties/event_id/type",keyword:"type",params:{type: "string"},schema:schema347.properties.event_id.type,parentSchema:schema347.properties.event_id,data:data2}];
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
validate310.errors = [{instancePath:instancePath+"/type",schemaPath:"#/components/schemas/WebhookEventType/type",keyword:"type",params:{type: "string"},schema:schema263.type,parentSchema:schema263,data:data3}];
return false;
}
if(!(((((((data3 === "task.created") || (data3 === "task.updated")) || (data3 === "task.completed")) || (data3 === "task.deleted")) || (data3 === "comment.created")) || (data3 === "event.created")) || (data3 === "project.created"))){
validate310.errors = [{instancePath:instancePath+"/type",schemaPath:"#/components/schemas/WebhookEventType/enum",keyword:"enum",params:{allowedValues: schema263.enum},schema:schema263.enum,parentSchema:schema263,data:data3}];
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
validate310.errors = [{instancePath:instancePath+"/status",schemaPath:"#/components/schemas/DeliveryStatus/type",keyword:"type",params:{type: "string"},schema:schema317.type,parentSchema:schema317,data:data4}];
return false;
}
if(!((((data4 === "pending") || (data4 === "delivered")) || (data4 === "exhausted")) || (data4 === "held"))){
validate310.errors = [{instancePath:instancePath+"/status",schemaPath:"#/components/schemas/DeliveryStatus/enum",keyword:"enum",params:{allowedValues: schema317.enum},schema:schema317.enum,parentSchema:schema317,data:data4}];
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
validate310.errors = [{instancePath:instancePath+"/is_test",schemaPath:"#/properties/is_test/type",keyword:"type",params:{type: "boolean"},schema:schema347.properties.is_test.type,parentSchema:schema347.properties.is_test,data:data5}];
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
if(!(validate283(data6, {instancePath:instancePath+"/subject",parentData:data,parentDataProperty:"subject",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate283.errors : vErrors.concat(validate283.errors);
errors = vErrors.length;
}
var _valid0 = _errs18 === errors;
if(_valid0){
valid3 = true;
passing0 = 0;
}
const _errs19 = errors;
if(data6 !== null){
const err0 = {instancePath:instancePath+"/subject",schemaPath:"#/properties/subject/oneOf/1/type",keyword:"type",params:{type: "null"},schema:schema347.properties.subject.oneOf[1].type,parentSchema:schema347.properties.subject.oneOf[1],data:data6};
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
const err1 = {instancePath:instancePath+"/subject",schemaPath:"#/properties/subject/oneOf",keyword:"oneOf",params:{passingSchemas: passing0},schema:schema347.properties.subject.oneOf,parentSchema:schema347.properties.subject,data:data6};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
validate310.errors = vErrors;
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
validate310.errors = [{instancePath:instancePath+"/created_at",schemaPath:"#/properties/created_at/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema347.properties.created_at,data:data7}];
return false;
}
}
else {
validate310.errors = [{instancePath:instancePath+"/created_at",schemaPath:"#/properties/created_at/type",keyword:"type",params:{type: "string"},schema:schema347.properties.created_at.type,parentSchema:schema347.properties.created_at,data:data7}];
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
validate310.errors = [{instancePath:instancePath+"/next_attempt_at",schemaPath:"#/properties/next_attempt_at/type",keyword:"type",params:{type: schema347.properties.next_attempt_at.type},schema:schema347.properties.next_attempt_at.type,parentSchema:schema347.properties.next_attempt_at,data:data8}];
return false;
}
if(errors === _errs23){
if(errors === _errs23){
if(typeof data8 === "string"){
if(!(formats0.validate(data8))){
validate310.errors = [{instancePath:instancePath+"/next_attempt_at",schemaPath:"#/properties/next_attempt_at/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema347.properties.next_attempt_at,data:data8}];
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
validate310.errors = [{instancePath:instancePath+"/attempt_count",schemaPath:"#/properties/attempt_count/type",keyword:"type",params:{type: "integer"},schema:schema347.properties.attempt_count.type,parentSchema:schema347.properties.attempt_count,data:data9}];
return false;
}
if(errors === _errs25){
if((typeof data9 == "number") && (isFinite(data9))){
if(!(formats46.validate(data9))){
validate310.errors = [{instancePath:instancePath+"/attempt_count",schemaPath:"#/properties/attempt_count/format",keyword:"format",params:{format: "int32"},schema:"int32",parentSchema:schema347.properties.attempt_count,data:data9}];
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
validate310.errors = [{instancePath:instancePath+"/attempt_limit",schemaPath:"#/properties/attempt_limit/type",keyword:"type",params:{type: "integer"},schema:schema347.properties.attempt_limit.type,parentSchema:schema347.properties.attempt_limit,data:data10}];
return false;
}
if(errors === _errs27){
if((typeof data10 == "number") && (isFinite(data10))){
if(!(formats46.validate(data10))){
validate310.errors = [{instancePath:instancePath+"/attempt_limit",schemaPath:"#/properties/attempt_limit/format",keyword:"format",params:{format: "int32"},schema:"int32",parentSchema:schema347.properties.attempt_limit,data:data10}];
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
validate310.errors = [{instancePath:instancePath+"/last_status",schemaPath:"#/properties/last_status/type",keyword:"type",params:{type: schema347.properties.last_status.type},schema:schema347.properties.last_status.type,parentSchema:schema347.properties.last_status,data:data11}];
return false;
}
if(errors === _errs29){
if((typeof data11 == "number") && (isFinite(data11))){
if(!(formats46.validate(data11))){
validate310.errors = [{instancePath:instancePath+"/last_status",schemaPath:"#/properties/last_status/format",keyword:"format",params:{format: "int32"},schema:"int32",parentSchema:schema347.properties.last_status,data:data11}];
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
validate310.errors = [{instancePath:instancePath+"/last_error",schemaPath:"#/properties/last_error/type",keyword:"type",params:{type: schema347.properties.last_error.type},schema:schema347.properties.last_error.type,parentSchema:schema347.properties.last_error,data:data12}];
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
validate310.errors = [{instancePath:instancePath+"/request_id",schemaPath:"#/properties/request_id/type",keyword:"type",params:{type: schema347.properties.request_id.type},schema:schema347.properties.request_id.type,parentSchema:schema347.properties.request_id,data:data13}];
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
validate310.errors = [{instancePath:instancePath+"/body",schemaPath:"#/properties/body/type",keyword:"type",params:{type: "string"},schema:schema347.properties.body.type,parentSchema:schema347.properties.body,data:data14}];
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
validate310.errors = [{instancePath:instancePath+"/attempts/" + i0,schemaPath:"#/components/schemas/Attempt/required",keyword:"required",params:{missingProperty: missing1},schema:schema350.required,parentSchema:schema350,data:data16}];
return false;
}
else {
const _errs42 = errors;
for(const key1 in data16){
if(!((((((key1 === "at") || (key1 === "duration_ms")) || (key1 === "status")) || (key1 === "error")) || (key1 === "response")) || (key1 === "signature"))){
validate310.errors = [{instancePath:instancePath+"/attempts/" + i0,schemaPath:"#/components/schemas/Attempt/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},schema:false,parentSchema:schema350,data:data16}];
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
validate310.errors = [{instancePath:instancePath+"/attempts/" + i0+"/at",schemaPath:"#/components/schemas/Attempt/properties/at/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema350.properties.at,data:data17}];
return false;
}
}
else {
validate310.errors = [{instancePath:instancePath+"/attempts/" + i0+"/at",schemaPath:"#/components/schemas/Attempt/properties/at/type",keyword:"type",params:{type: "string"},schema:schema350.properties.at.type,parentSchema:schema350.properties.at,data:data17}];
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
validate310.errors = [{instancePath:instancePath+"/attempts/" + i0+"/duration_ms",schemaPath:"#/components/schemas/Attempt/properties/duration_ms/type",keyword:"type",params:{type: "integer"},schema:schema350.properties.duration_ms.type,parentSchema:schema350.properties.duration_ms,data:data18}];
return false;
}
if(errors === _errs45){
if((typeof data18 == "number") && (isFinite(data18))){
if(!(formats46.validate(data18))){
validate310.errors = [{instancePath:instancePath+"/attempts/" + i0+"/duration_ms",schemaPath:"#/components/schemas/Attempt/properties/duration_ms/format",keyword:"format",params:{format: "int32"},schema:"int32",parentSchema:schema350.properties.duration_ms,data:data18}];
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
validate310.errors = [{instancePath:instancePath+"/attempts/" + i0+"/status",schemaPath:"#/components/schemas/Attempt/properties/status/type",keyword:"type",params:{type: schema350.properties.status.type},schema:schema350.properties.status.type,parentSchema:schema350.properties.status,data:data19}];
return false;
}
if(errors === _errs47){
if((typeof data19 == "number") && (isFinite(data19))){
if(!(formats46.validate(data19))){
validate310.errors = [{instancePath:instancePath+"/attempts/" + i0+"/status",schemaPath:"#/components/schemas/Attempt/properties/status/format",keyword:"format",params:{format: "int32"},schema:"int32",parentSchema:schema350.properties.status,data:data19}];
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
validate310.errors = [{instancePath:instancePath+"/attempts/" + i0+"/error",schemaPath:"#/components/schemas/Attempt/properties/error/type",keyword:"type",params:{type: schema350.properties.error.type},schema:schema350.properties.error.type,parentSchema:schema350.properties.error,data:data20}];
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
validate310.errors = [{instancePath:instancePath+"/attempts/" + i0+"/response",schemaPath:"#/components/schemas/Attempt/properties/response/type",keyword:"type",params:{type: schema350.properties.response.type},schema:schema350.properties.response.type,parentSchema:schema350.properties.response,data:data21}];
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
validate310.errors = [{instancePath:instancePath+"/attempts/" + i0+"/signature",schemaPath:"#/components/schemas/Attempt/properties/signature/type",keyword:"type",params:{type: schema350.properties.signature.type},schema:schema350.properties.signature.type,parentSchema:schema350.properties.signature,data:data22}];
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
validate310.errors = [{instancePath:instancePath+"/attempts/" + i0,schemaPath:"#/components/schemas/Attempt/type",keyword:"type",params:{type: "object"},schema:schema350.type,parentSchema:schema350,data:data16}];
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
validate310.errors = [{instancePath:instancePath+"/attempts",schemaPath:"#/properties/attempts/type",keyword:"type",params:{type: "array"},schema:schema347.properties.attempts.type,parentSchema:schema347.properties.attempts,data:data15}];
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
validate310.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema347.type,parentSchema:schema347,data}];
return false;
}
}
validate310.errors = vErrors;
return errors === 0;
}
validate310.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


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
validate309.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema346.required,parentSchema:schema346,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "data")){
validate309.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema346,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.data !== undefined){
if(!(validate310(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate310.errors : vErrors.concat(validate310.errors);
errors = vErrors.length;
}
}
}
}
}
else {
validate309.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema346.type,parentSchema:schema346,data}];
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

export const redeliver_header_Idempotency$2d$Key = validate314;
const schema351 = {"type":"string","minLength":1,"maxLength":255};

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
validate314.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 255},schema:255,parentSchema:schema351,data}];
return false;
}
else {
if(func1(data) < 1){
validate314.errors = [{instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema351,data}];
return false;
}
}
}
else {
validate314.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema351.type,parentSchema:schema351,data}];
return false;
}
}
validate314.errors = vErrors;
return errors === 0;
}
validate314.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const redeliver_201 = validate315;
const schema352 = {"$ref":"contract#/components/schemas/DeliveryResponse"};

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
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.data === undefined) && (missing0 = "data")){
validate316.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema314.required,parentSchema:schema314,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "data")){
validate316.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema314,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.data !== undefined){
if(!(validate282(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate282.errors : vErrors.concat(validate282.errors);
errors = vErrors.length;
}
}
}
}
}
else {
validate316.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema314.type,parentSchema:schema314,data}];
return false;
}
}
validate316.errors = vErrors;
return errors === 0;
}
validate316.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


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
if(!(validate316(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate316.errors : vErrors.concat(validate316.errors);
errors = vErrors.length;
}
validate315.errors = vErrors;
return errors === 0;
}
validate315.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const listRequests_query_request_id = validate319;
const schema354 = {"type":"string","maxLength":255,"pattern":"^[^\\x00]*$","x-storable":true};

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
if(errors === 0){
if(typeof data === "string"){
if(func1(data) > 255){
validate319.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 255},schema:255,parentSchema:schema354,data}];
return false;
}
else {
if(!pattern4.test(data)){
validate319.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[^\\x00]*$"},schema:"^[^\\x00]*$",parentSchema:schema354,data}];
return false;
}
else {
if(!data.isWellFormed() || data.includes("\0")){
validate319.errors = [{instancePath,schemaPath:"#/x-storable",keyword:"x-storable",params:{},schema:true,parentSchema:schema354,data}];
return false;
}
}
}
}
else {
validate319.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema354.type,parentSchema:schema354,data}];
return false;
}
}
validate319.errors = vErrors;
return errors === 0;
}
validate319.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const listRequests_query_request_id_contains = validate320;
const schema355 = {"type":"string","maxLength":255,"pattern":"^[^\\x00]*$","x-storable":true};

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
if(errors === 0){
if(typeof data === "string"){
if(func1(data) > 255){
validate320.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 255},schema:255,parentSchema:schema355,data}];
return false;
}
else {
if(!pattern4.test(data)){
validate320.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[^\\x00]*$"},schema:"^[^\\x00]*$",parentSchema:schema355,data}];
return false;
}
else {
if(!data.isWellFormed() || data.includes("\0")){
validate320.errors = [{instancePath,schemaPath:"#/x-storable",keyword:"x-storable",params:{},schema:true,parentSchema:schema355,data}];
return false;
}
}
}
}
else {
validate320.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema355.type,parentSchema:schema355,data}];
return false;
}
}
validate320.errors = vErrors;
return errors === 0;
}
validate320.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const listRequests_query_key_id = validate321;
const schema356 = {"type":"string","maxLength":255,"pattern":"^[^\\x00]*$","x-storable":true};

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
if(func1(data) > 255){
validate321.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 255},schema:255,parentSchema:schema356,data}];
return false;
}
else {
if(!pattern4.test(data)){
validate321.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[^\\x00]*$"},schema:"^[^\\x00]*$",parentSchema:schema356,data}];
return false;
}
else {
if(!data.isWellFormed() || data.includes("\0")){
validate321.errors = [{instancePath,schemaPath:"#/x-storable",keyword:"x-storable",params:{},schema:true,parentSchema:schema356,data}];
return false;
}
}
}
}
else {
validate321.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema356.type,parentSchema:schema356,data}];
return false;
}
}
validate321.errors = vErrors;
return errors === 0;
}
validate321.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const listRequests_query_operation_id = validate322;
const schema357 = {"type":"string","maxLength":255,"pattern":"^[^\\x00]*$","x-storable":true};

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
if(errors === 0){
if(typeof data === "string"){
if(func1(data) > 255){
validate322.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 255},schema:255,parentSchema:schema357,data}];
return false;
}
else {
if(!pattern4.test(data)){
validate322.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[^\\x00]*$"},schema:"^[^\\x00]*$",parentSchema:schema357,data}];
return false;
}
else {
if(!data.isWellFormed() || data.includes("\0")){
validate322.errors = [{instancePath,schemaPath:"#/x-storable",keyword:"x-storable",params:{},schema:true,parentSchema:schema357,data}];
return false;
}
}
}
}
else {
validate322.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema357.type,parentSchema:schema357,data}];
return false;
}
}
validate322.errors = vErrors;
return errors === 0;
}
validate322.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const listRequests_query_status = validate323;
const schema358 = {"type":"string","pattern":"^([245]xx|[1-5][0-9][0-9])$","x-message":"must be 2xx, 4xx, 5xx or a number from 100 to 599"};
const pattern103 = new RegExp("^([245]xx|[1-5][0-9][0-9])$", "u");

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
if(typeof data === "string"){
if(!pattern103.test(data)){
validate323.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^([245]xx|[1-5][0-9][0-9])$"},schema:"^([245]xx|[1-5][0-9][0-9])$",parentSchema:schema358,data}];
return false;
}
}
else {
validate323.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema358.type,parentSchema:schema358,data}];
return false;
}
}
validate323.errors = vErrors;
return errors === 0;
}
validate323.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const listRequests_query_path = validate324;
const schema359 = {"type":"string","maxLength":255,"pattern":"^[^\\x00]*$","x-storable":true};

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
if(typeof data === "string"){
if(func1(data) > 255){
validate324.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 255},schema:255,parentSchema:schema359,data}];
return false;
}
else {
if(!pattern4.test(data)){
validate324.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[^\\x00]*$"},schema:"^[^\\x00]*$",parentSchema:schema359,data}];
return false;
}
else {
if(!data.isWellFormed() || data.includes("\0")){
validate324.errors = [{instancePath,schemaPath:"#/x-storable",keyword:"x-storable",params:{},schema:true,parentSchema:schema359,data}];
return false;
}
}
}
}
else {
validate324.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema359.type,parentSchema:schema359,data}];
return false;
}
}
validate324.errors = vErrors;
return errors === 0;
}
validate324.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const listRequests_query_code = validate325;
const schema360 = {"type":"string","maxLength":255,"pattern":"^[^\\x00]*$","x-storable":true};

function validate325(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate325.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(typeof data === "string"){
if(func1(data) > 255){
validate325.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 255},schema:255,parentSchema:schema360,data}];
return false;
}
else {
if(!pattern4.test(data)){
validate325.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[^\\x00]*$"},schema:"^[^\\x00]*$",parentSchema:schema360,data}];
return false;
}
else {
if(!data.isWellFormed() || data.includes("\0")){
validate325.errors = [{instancePath,schemaPath:"#/x-storable",keyword:"x-storable",params:{},schema:true,parentSchema:schema360,data}];
return false;
}
}
}
}
else {
validate325.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema360.type,parentSchema:schema360,data}];
return false;
}
}
validate325.errors = vErrors;
return errors === 0;
}
validate325.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const listRequests_query_since = validate326;
const schema361 = {"$ref":"contract#/components/schemas/Time"};

function validate326(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate326.evaluated;
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
validate326.errors = [{instancePath,schemaPath:"contract#/components/schemas/Time/pattern",keyword:"pattern",params:{pattern: "^([1-9][0-9]{3}|0[1-9][0-9]{2}|00[1-9][0-9]|000[1-9])-[0-9]{2}-[0-9]{2}[Tt ]([01][0-9]|2[0-3]):[0-5][0-9]:([0-5][0-9]|60)(\\.[0-9]+)?([Zz]|[+-]([01][0-9]|2[0-3]):[0-5][0-9])$"},schema:"^([1-9][0-9]{3}|0[1-9][0-9]{2}|00[1-9][0-9]|000[1-9])-[0-9]{2}-[0-9]{2}[Tt ]([01][0-9]|2[0-3]):[0-5][0-9]:([0-5][0-9]|60)(\\.[0-9]+)?([Zz]|[+-]([01][0-9]|2[0-3]):[0-5][0-9])$",parentSchema:schema325,data}];
return false;
}
else {
if(!(formats0.validate(data))){
validate326.errors = [{instancePath,schemaPath:"contract#/components/schemas/Time/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema325,data}];
return false;
}
else {
if(pattern59.test(data)){
validate326.errors = [{instancePath,schemaPath:"contract#/components/schemas/Time/x-utc-years",keyword:"x-utc-years",params:{},schema:true,parentSchema:schema325,data}];
return false;
}
}
}
}
else {
validate326.errors = [{instancePath,schemaPath:"contract#/components/schemas/Time/type",keyword:"type",params:{type: "string"},schema:schema325.type,parentSchema:schema325,data}];
return false;
}
}
}
validate326.errors = vErrors;
return errors === 0;
}
validate326.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const listRequests_query_until = validate327;
const schema363 = {"$ref":"contract#/components/schemas/Time"};

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
validate327.errors = [{instancePath,schemaPath:"contract#/components/schemas/Time/pattern",keyword:"pattern",params:{pattern: "^([1-9][0-9]{3}|0[1-9][0-9]{2}|00[1-9][0-9]|000[1-9])-[0-9]{2}-[0-9]{2}[Tt ]([01][0-9]|2[0-3]):[0-5][0-9]:([0-5][0-9]|60)(\\.[0-9]+)?([Zz]|[+-]([01][0-9]|2[0-3]):[0-5][0-9])$"},schema:"^([1-9][0-9]{3}|0[1-9][0-9]{2}|00[1-9][0-9]|000[1-9])-[0-9]{2}-[0-9]{2}[Tt ]([01][0-9]|2[0-3]):[0-5][0-9]:([0-5][0-9]|60)(\\.[0-9]+)?([Zz]|[+-]([01][0-9]|2[0-3]):[0-5][0-9])$",parentSchema:schema325,data}];
return false;
}
else {
if(!(formats0.validate(data))){
validate327.errors = [{instancePath,schemaPath:"contract#/components/schemas/Time/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema325,data}];
return false;
}
else {
if(pattern59.test(data)){
validate327.errors = [{instancePath,schemaPath:"contract#/components/schemas/Time/x-utc-years",keyword:"x-utc-years",params:{},schema:true,parentSchema:schema325,data}];
return false;
}
}
}
}
else {
validate327.errors = [{instancePath,schemaPath:"contract#/components/schemas/Time/type",keyword:"type",params:{type: "string"},schema:schema325.type,parentSchema:schema325,data}];
return false;
}
}
}
validate327.errors = vErrors;
return errors === 0;
}
validate327.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const listRequests_query_cursor = validate328;
const schema365 = {"type":"string","maxLength":1024};

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
if(errors === 0){
if(typeof data === "string"){
if(func1(data) > 1024){
validate328.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 1024},schema:1024,parentSchema:schema365,data}];
return false;
}
}
else {
validate328.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema365.type,parentSchema:schema365,data}];
return false;
}
}
validate328.errors = vErrors;
return errors === 0;
}
validate328.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const listRequests_200 = validate329;
const schema366 = {"$ref":"contract#/components/schemas/RequestEntryList"};
const schema367 = {"description":"A page of a list.","type":"object","additionalProperties":false,"required":["data","meta"],"properties":{"data":{"description":"The items of this page.","type":"array","items":{"$ref":"#/components/schemas/RequestEntry"}},"meta":{"$ref":"#/components/schemas/CursorMeta"}}};
const schema368 = {"description":"A request of the public API.","type":"object","additionalProperties":false,"required":["id","request_id","at","method","path","query","operation_id","status","code","param","message","duration_ms","replayed","key","ip","user_agent","ignored_parameters","ignored_fields"],"properties":{"id":{"description":"The id of the entry.","type":"string"},"request_id":{"description":"The `X-Request-Id` of the request.","type":"string"},"at":{"description":"When the request arrived.","type":"string","format":"date-time"},"method":{"description":"The HTTP method.","type":"string"},"path":{"description":"The path, without the query string.","type":"string"},"operation_id":{"description":"The operation. Null if no operation matched.","type":["string","null"]},"status":{"description":"The HTTP status of the response.","type":"integer","format":"int32"},"code":{"description":"The error code. Null if the request succeeded.","type":["string","null"]},"duration_ms":{"description":"Duration of the request, in milliseconds.","type":"integer","format":"int32"},"key":{"oneOf":[{"$ref":"#/components/schemas/KeyRef"},{"type":"null"}]},"ip":{"description":"The IP address of the client.","type":"string"},"query":{"description":"The query string without the question mark, at most 2,000 characters. Null if the request had none. Secrets\nare replaced by `[redacted]`.\n","type":["string","null"]},"user_agent":{"description":"The `User-Agent` header, at most 200 characters. Null if the request had none.","type":["string","null"]},"param":{"description":"The field that the error names. Null if the error names none.","type":["string","null"]},"message":{"description":"The error message, at most 1,000 characters. Null if the request succeeded.","type":["string","null"]},"replayed":{"description":"Whether the response was replayed for a repeated `Idempotency-Key`.","type":"boolean"},"ignored_parameters":{"description":"The names of query parameters that had no effect as sent: unknown parameters, malformed values that were\nignored, and values above the maximum. At most 10 names of 64 characters.\n","type":"array","items":{"type":"string"}},"ignored_fields":{"description":"The names of body fields that the operation does not know and ignored. At most 10 names of 64 characters.\n","type":"array","items":{"type":"string"}}}};
const schema369 = {"description":"A reference to an API key.","type":"object","additionalProperties":false,"required":["id","name"],"properties":{"id":{"description":"The id of the key.","type":"string"},"name":{"description":"The name of the key.","type":"string"}}};

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
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((((((((((((((data.id === undefined) && (missing0 = "id")) || ((data.request_id === undefined) && (missing0 = "request_id"))) || ((data.at === undefined) && (missing0 = "at"))) || ((data.method === undefined) && (missing0 = "method"))) || ((data.path === undefined) && (missing0 = "path"))) || ((data.query === undefined) && (missing0 = "query"))) || ((data.operation_id === undefined) && (missing0 = "operation_id"))) || ((data.status === undefined) && (missing0 = "status"))) || ((data.code === undefined) && (missing0 = "code"))) || ((data.param === undefined) && (missing0 = "param"))) || ((data.message === undefined) && (missing0 = "message"))) || ((data.duration_ms === undefined) && (missing0 = "duration_ms"))) || ((data.replayed === undefined) && (missing0 = "replayed"))) || ((data.key === undefined) && (missing0 = "key"))) || ((data.ip === undefined) && (missing0 = "ip"))) || ((data.user_agent === undefined) && (missing0 = "user_agent"))) || ((data.ignored_parameters === undefined) && (missing0 = "ignored_parameters"))) || ((data.ignored_fields === undefined) && (missing0 = "ignored_fields"))){
validate331.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema368.required,parentSchema:schema368,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(func108.call(schema368.properties, key0))){
validate331.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema368,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.id !== undefined){
let data0 = data.id;
const _errs2 = errors;
if(typeof data0 !== "string"){
validate331.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},schema:schema368.properties.id.type,parentSchema:schema368.properties.id,data:data0}];
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
validate331.errors = [{instancePath:instancePath+"/request_id",schemaPath:"#/properties/request_id/type",keyword:"type",params:{type: "string"},schema:schema368.properties.request_id.type,parentSchema:schema368.properties.request_id,data:data1}];
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
validate331.errors = [{instancePath:instancePath+"/at",schemaPath:"#/properties/at/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema368.properties.at,data:data2}];
return false;
}
}
else {
validate331.errors = [{instancePath:instancePath+"/at",schemaPath:"#/properties/at/type",keyword:"type",params:{type: "string"},schema:schema368.properties.at.type,parentSchema:schema368.properties.at,data:data2}];
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
validate331.errors = [{instancePath:instancePath+"/method",schemaPath:"#/properties/method/type",keyword:"type",params:{type: "string"},schema:schema368.properties.method.type,parentSchema:schema368.properties.method,data:data3}];
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
validate331.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "string"},schema:schema368.properties.path.type,parentSchema:schema368.properties.path,data:data4}];
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
validate331.errors = [{instancePath:instancePath+"/operation_id",schemaPath:"#/properties/operation_id/type",keyword:"type",params:{type: schema368.properties.operation_id.type},schema:schema368.properties.operation_id.type,parentSchema:schema368.properties.operation_id,data:data5}];
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
validate331.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: "integer"},schema:schema368.properties.status.type,parentSchema:schema368.properties.status,data:data6}];
return false;
}
if(errors === _errs14){
if((typeof data6 == "number") && (isFinite(data6))){
if(!(formats46.validate(data6))){
validate331.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/format",keyword:"format",params:{format: "int32"},schema:"int32",parentSchema:schema368.properties.status,data:data6}];
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
validate331.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: schema368.properties.code.type},schema:schema368.properties.code.type,parentSchema:schema368.properties.code,data:data7}];
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
validate331.errors = [{instancePath:instancePath+"/duration_ms",schemaPath:"#/properties/duration_ms/type",keyword:"type",params:{type: "integer"},schema:schema368.properties.duration_ms.type,parentSchema:schema368.properties.duration_ms,data:data8}];
return false;
}
if(errors === _errs18){
if((typeof data8 == "number") && (isFinite(data8))){
if(!(formats46.validate(data8))){
validate331.errors = [{instancePath:instancePath+"/duration_ms",schemaPath:"#/properties/duration_ms/format",keyword:"format",params:{format: "int32"},schema:"int32",parentSchema:schema368.properties.duration_ms,data:data8}];
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
const err0 = {instancePath:instancePath+"/key",schemaPath:"#/components/schemas/KeyRef/required",keyword:"required",params:{missingProperty: missing1},schema:schema369.required,parentSchema:schema369,data:data9};
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
const err1 = {instancePath:instancePath+"/key",schemaPath:"#/components/schemas/KeyRef/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},schema:false,parentSchema:schema369,data:data9};
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
const err2 = {instancePath:instancePath+"/key/id",schemaPath:"#/components/schemas/KeyRef/properties/id/type",keyword:"type",params:{type: "string"},schema:schema369.properties.id.type,parentSchema:schema369.properties.id,data:data10};
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
const err3 = {instancePath:instancePath+"/key/name",schemaPath:"#/components/schemas/KeyRef/properties/name/type",keyword:"type",params:{type: "string"},schema:schema369.properties.name.type,parentSchema:schema369.properties.name,data:data11};
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
const err4 = {instancePath:instancePath+"/key",schemaPath:"#/components/schemas/KeyRef/type",keyword:"type",params:{type: "object"},schema:schema369.type,parentSchema:schema369,data:data9};
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
const err5 = {instancePath:instancePath+"/key",schemaPath:"#/properties/key/oneOf/1/type",keyword:"type",params:{type: "null"},schema:schema368.properties.key.oneOf[1].type,parentSchema:schema368.properties.key.oneOf[1],data:data9};
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
const err6 = {instancePath:instancePath+"/key",schemaPath:"#/properties/key/oneOf",keyword:"oneOf",params:{passingSchemas: passing0},schema:schema368.properties.key.oneOf,parentSchema:schema368.properties.key,data:data9};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
validate331.errors = vErrors;
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
validate331.errors = [{instancePath:instancePath+"/ip",schemaPath:"#/properties/ip/type",keyword:"type",params:{type: "string"},schema:schema368.properties.ip.type,parentSchema:schema368.properties.ip,data:data12}];
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
validate331.errors = [{instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: schema368.properties.query.type},schema:schema368.properties.query.type,parentSchema:schema368.properties.query,data:data13}];
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
validate331.errors = [{instancePath:instancePath+"/user_agent",schemaPath:"#/properties/user_agent/type",keyword:"type",params:{type: schema368.properties.user_agent.type},schema:schema368.properties.user_agent.type,parentSchema:schema368.properties.user_agent,data:data14}];
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
validate331.errors = [{instancePath:instancePath+"/param",schemaPath:"#/properties/param/type",keyword:"type",params:{type: schema368.properties.param.type},schema:schema368.properties.param.type,parentSchema:schema368.properties.param,data:data15}];
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
validate331.errors = [{instancePath:instancePath+"/message",schemaPath:"#/properties/message/type",keyword:"type",params:{type: schema368.properties.message.type},schema:schema368.properties.message.type,parentSchema:schema368.properties.message,data:data16}];
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
validate331.errors = [{instancePath:instancePath+"/replayed",schemaPath:"#/properties/replayed/type",keyword:"type",params:{type: "boolean"},schema:schema368.properties.replayed.type,parentSchema:schema368.properties.replayed,data:data17}];
return false;
}
var valid0 = _errs42 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.ignored_parameters !== undefined){
let data18 = data.ignored_parameters;
const _errs44 = errors;
if(errors === _errs44){
if(Array.isArray(data18)){
var valid4 = true;
const len0 = data18.length;
for(let i0=0; i0<len0; i0++){
let data19 = data18[i0];
const _errs46 = errors;
if(typeof data19 !== "string"){
validate331.errors = [{instancePath:instancePath+"/ignored_parameters/" + i0,schemaPath:"#/properties/ignored_parameters/items/type",keyword:"type",params:{type: "string"},schema:schema368.properties.ignored_parameters.items.type,parentSchema:schema368.properties.ignored_parameters.items,data:data19}];
return false;
}
var valid4 = _errs46 === errors;
if(!valid4){
break;
}
}
}
else {
validate331.errors = [{instancePath:instancePath+"/ignored_parameters",schemaPath:"#/properties/ignored_parameters/type",keyword:"type",params:{type: "array"},schema:schema368.properties.ignored_parameters.type,parentSchema:schema368.properties.ignored_parameters,data:data18}];
return false;
}
}
var valid0 = _errs44 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.ignored_fields !== undefined){
let data20 = data.ignored_fields;
const _errs48 = errors;
if(errors === _errs48){
if(Array.isArray(data20)){
var valid5 = true;
const len1 = data20.length;
for(let i1=0; i1<len1; i1++){
let data21 = data20[i1];
const _errs50 = errors;
if(typeof data21 !== "string"){
validate331.errors = [{instancePath:instancePath+"/ignored_fields/" + i1,schemaPath:"#/properties/ignored_fields/items/type",keyword:"type",params:{type: "string"},schema:schema368.properties.ignored_fields.items.type,parentSchema:schema368.properties.ignored_fields.items,data:data21}];
return false;
}
var valid5 = _errs50 === errors;
if(!valid5){
break;
}
}
}
else {
validate331.errors = [{instancePath:instancePath+"/ignored_fields",schemaPath:"#/properties/ignored_fields/type",keyword:"type",params:{type: "array"},schema:schema368.properties.ignored_fields.type,parentSchema:schema368.properties.ignored_fields,data:data20}];
return false;
}
}
var valid0 = _errs48 === errors;
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
}
else {
validate331.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema368.type,parentSchema:schema368,data}];
return false;
}
}
validate331.errors = vErrors;
return errors === 0;
}
validate331.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


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
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.data === undefined) && (missing0 = "data")) || ((data.meta === undefined) && (missing0 = "meta"))){
validate330.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema367.required,parentSchema:schema367,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "data") || (key0 === "meta"))){
validate330.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema367,data}];
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
if(!(validate331(data0[i0], {instancePath:instancePath+"/data/" + i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate331.errors : vErrors.concat(validate331.errors);
errors = vErrors.length;
}
var valid1 = _errs4 === errors;
if(!valid1){
break;
}
}
}
else {
validate330.errors = [{instancePath:instancePath+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type: "array"},schema:schema367.properties.data.type,parentSchema:schema367.properties.data,data:data0}];
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
validate330.errors = [{instancePath:instancePath+"/meta",schemaPath:"#/components/schemas/CursorMeta/required",keyword:"required",params:{missingProperty: missing1},schema:schema56.required,parentSchema:schema56,data:data2}];
return false;
}
else {
const _errs8 = errors;
for(const key1 in data2){
if(!(key1 === "next_cursor")){
validate330.errors = [{instancePath:instancePath+"/meta",schemaPath:"#/components/schemas/CursorMeta/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},schema:false,parentSchema:schema56,data:data2}];
return false;
break;
}
}
if(_errs8 === errors){
if(data2.next_cursor !== undefined){
let data3 = data2.next_cursor;
if((typeof data3 !== "string") && (data3 !== null)){
validate330.errors = [{instancePath:instancePath+"/meta/next_cursor",schemaPath:"#/components/schemas/CursorMeta/properties/next_cursor/type",keyword:"type",params:{type: schema56.properties.next_cursor.type},schema:schema56.properties.next_cursor.type,parentSchema:schema56.properties.next_cursor,data:data3}];
return false;
}
}
}
}
}
else {
validate330.errors = [{instancePath:instancePath+"/meta",schemaPath:"#/components/schemas/CursorMeta/type",keyword:"type",params:{type: "object"},schema:schema56.type,parentSchema:schema56,data:data2}];
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
validate330.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema367.type,parentSchema:schema367,data}];
return false;
}
}
validate330.errors = vErrors;
return errors === 0;
}
validate330.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


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
if(!(validate330(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate330.errors : vErrors.concat(validate330.errors);
errors = vErrors.length;
}
validate329.errors = vErrors;
return errors === 0;
}
validate329.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const summarizeRequests_query_since = validate334;
const schema371 = {"$ref":"contract#/components/schemas/Time"};

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
const _errs0 = errors;
if(errors === _errs0){
if(errors === _errs0){
if(typeof data === "string"){
if(!pattern58.test(data)){
validate334.errors = [{instancePath,schemaPath:"contract#/components/schemas/Time/pattern",keyword:"pattern",params:{pattern: "^([1-9][0-9]{3}|0[1-9][0-9]{2}|00[1-9][0-9]|000[1-9])-[0-9]{2}-[0-9]{2}[Tt ]([01][0-9]|2[0-3]):[0-5][0-9]:([0-5][0-9]|60)(\\.[0-9]+)?([Zz]|[+-]([01][0-9]|2[0-3]):[0-5][0-9])$"},schema:"^([1-9][0-9]{3}|0[1-9][0-9]{2}|00[1-9][0-9]|000[1-9])-[0-9]{2}-[0-9]{2}[Tt ]([01][0-9]|2[0-3]):[0-5][0-9]:([0-5][0-9]|60)(\\.[0-9]+)?([Zz]|[+-]([01][0-9]|2[0-3]):[0-5][0-9])$",parentSchema:schema325,data}];
return false;
}
else {
if(!(formats0.validate(data))){
validate334.errors = [{instancePath,schemaPath:"contract#/components/schemas/Time/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema325,data}];
return false;
}
else {
if(pattern59.test(data)){
validate334.errors = [{instancePath,schemaPath:"contract#/components/schemas/Time/x-utc-years",keyword:"x-utc-years",params:{},schema:true,parentSchema:schema325,data}];
return false;
}
}
}
}
else {
validate334.errors = [{instancePath,schemaPath:"contract#/components/schemas/Time/type",keyword:"type",params:{type: "string"},schema:schema325.type,parentSchema:schema325,data}];
return false;
}
}
}
validate334.errors = vErrors;
return errors === 0;
}
validate334.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const summarizeRequests_query_until = validate335;
const schema373 = {"$ref":"contract#/components/schemas/Time"};

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
const _errs0 = errors;
if(errors === _errs0){
if(errors === _errs0){
if(typeof data === "string"){
if(!pattern58.test(data)){
validate335.errors = [{instancePath,schemaPath:"contract#/components/schemas/Time/pattern",keyword:"pattern",params:{pattern: "^([1-9][0-9]{3}|0[1-9][0-9]{2}|00[1-9][0-9]|000[1-9])-[0-9]{2}-[0-9]{2}[Tt ]([01][0-9]|2[0-3]):[0-5][0-9]:([0-5][0-9]|60)(\\.[0-9]+)?([Zz]|[+-]([01][0-9]|2[0-3]):[0-5][0-9])$"},schema:"^([1-9][0-9]{3}|0[1-9][0-9]{2}|00[1-9][0-9]|000[1-9])-[0-9]{2}-[0-9]{2}[Tt ]([01][0-9]|2[0-3]):[0-5][0-9]:([0-5][0-9]|60)(\\.[0-9]+)?([Zz]|[+-]([01][0-9]|2[0-3]):[0-5][0-9])$",parentSchema:schema325,data}];
return false;
}
else {
if(!(formats0.validate(data))){
validate335.errors = [{instancePath,schemaPath:"contract#/components/schemas/Time/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema325,data}];
return false;
}
else {
if(pattern59.test(data)){
validate335.errors = [{instancePath,schemaPath:"contract#/components/schemas/Time/x-utc-years",keyword:"x-utc-years",params:{},schema:true,parentSchema:schema325,data}];
return false;
}
}
}
}
else {
validate335.errors = [{instancePath,schemaPath:"contract#/components/schemas/Time/type",keyword:"type",params:{type: "string"},schema:schema325.type,parentSchema:schema325,data}];
return false;
}
}
}
validate335.errors = vErrors;
return errors === 0;
}
validate335.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const summarizeRequests_query_request_id = validate336;
const schema375 = {"type":"string","maxLength":255,"pattern":"^[^\\x00]*$","x-storable":true};

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
if(errors === 0){
if(typeof data === "string"){
if(func1(data) > 255){
validate336.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 255},schema:255,parentSchema:schema375,data}];
return false;
}
else {
if(!pattern4.test(data)){
validate336.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[^\\x00]*$"},schema:"^[^\\x00]*$",parentSchema:schema375,data}];
return false;
}
else {
if(!data.isWellFormed() || data.includes("\0")){
validate336.errors = [{instancePath,schemaPath:"#/x-storable",keyword:"x-storable",params:{},schema:true,parentSchema:schema375,data}];
return false;
}
}
}
}
else {
validate336.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema375.type,parentSchema:schema375,data}];
return false;
}
}
validate336.errors = vErrors;
return errors === 0;
}
validate336.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const summarizeRequests_query_request_id_contains = validate337;
const schema376 = {"type":"string","maxLength":255,"pattern":"^[^\\x00]*$","x-storable":true};

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
if(typeof data === "string"){
if(func1(data) > 255){
validate337.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 255},schema:255,parentSchema:schema376,data}];
return false;
}
else {
if(!pattern4.test(data)){
validate337.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[^\\x00]*$"},schema:"^[^\\x00]*$",parentSchema:schema376,data}];
return false;
}
else {
if(!data.isWellFormed() || data.includes("\0")){
validate337.errors = [{instancePath,schemaPath:"#/x-storable",keyword:"x-storable",params:{},schema:true,parentSchema:schema376,data}];
return false;
}
}
}
}
else {
validate337.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema376.type,parentSchema:schema376,data}];
return false;
}
}
validate337.errors = vErrors;
return errors === 0;
}
validate337.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const summarizeRequests_query_key_id = validate338;
const schema377 = {"type":"string","maxLength":255,"pattern":"^[^\\x00]*$","x-storable":true};

function validate338(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate338.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(typeof data === "string"){
if(func1(data) > 255){
validate338.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 255},schema:255,parentSchema:schema377,data}];
return false;
}
else {
if(!pattern4.test(data)){
validate338.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[^\\x00]*$"},schema:"^[^\\x00]*$",parentSchema:schema377,data}];
return false;
}
else {
if(!data.isWellFormed() || data.includes("\0")){
validate338.errors = [{instancePath,schemaPath:"#/x-storable",keyword:"x-storable",params:{},schema:true,parentSchema:schema377,data}];
return false;
}
}
}
}
else {
validate338.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema377.type,parentSchema:schema377,data}];
return false;
}
}
validate338.errors = vErrors;
return errors === 0;
}
validate338.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const summarizeRequests_query_operation_id = validate339;
const schema378 = {"type":"string","maxLength":255,"pattern":"^[^\\x00]*$","x-storable":true};

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
if(errors === 0){
if(typeof data === "string"){
if(func1(data) > 255){
validate339.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 255},schema:255,parentSchema:schema378,data}];
return false;
}
else {
if(!pattern4.test(data)){
validate339.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[^\\x00]*$"},schema:"^[^\\x00]*$",parentSchema:schema378,data}];
return false;
}
else {
if(!data.isWellFormed() || data.includes("\0")){
validate339.errors = [{instancePath,schemaPath:"#/x-storable",keyword:"x-storable",params:{},schema:true,parentSchema:schema378,data}];
return false;
}
}
}
}
else {
validate339.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema378.type,parentSchema:schema378,data}];
return false;
}
}
validate339.errors = vErrors;
return errors === 0;
}
validate339.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const summarizeRequests_query_status = validate340;
const schema379 = {"type":"string","pattern":"^([245]xx|[1-5][0-9][0-9])$","x-message":"must be 2xx, 4xx, 5xx or a number from 100 to 599"};

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
if(typeof data === "string"){
if(!pattern103.test(data)){
validate340.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^([245]xx|[1-5][0-9][0-9])$"},schema:"^([245]xx|[1-5][0-9][0-9])$",parentSchema:schema379,data}];
return false;
}
}
else {
validate340.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema379.type,parentSchema:schema379,data}];
return false;
}
}
validate340.errors = vErrors;
return errors === 0;
}
validate340.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const summarizeRequests_query_path = validate341;
const schema380 = {"type":"string","maxLength":255,"pattern":"^[^\\x00]*$","x-storable":true};

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
if(typeof data === "string"){
if(func1(data) > 255){
validate341.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 255},schema:255,parentSchema:schema380,data}];
return false;
}
else {
if(!pattern4.test(data)){
validate341.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[^\\x00]*$"},schema:"^[^\\x00]*$",parentSchema:schema380,data}];
return false;
}
else {
if(!data.isWellFormed() || data.includes("\0")){
validate341.errors = [{instancePath,schemaPath:"#/x-storable",keyword:"x-storable",params:{},schema:true,parentSchema:schema380,data}];
return false;
}
}
}
}
else {
validate341.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema380.type,parentSchema:schema380,data}];
return false;
}
}
validate341.errors = vErrors;
return errors === 0;
}
validate341.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const summarizeRequests_query_code = validate342;
const schema381 = {"type":"string","maxLength":255,"pattern":"^[^\\x00]*$","x-storable":true};

function validate342(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate342.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(typeof data === "string"){
if(func1(data) > 255){
validate342.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 255},schema:255,parentSchema:schema381,data}];
return false;
}
else {
if(!pattern4.test(data)){
validate342.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[^\\x00]*$"},schema:"^[^\\x00]*$",parentSchema:schema381,data}];
return false;
}
else {
if(!data.isWellFormed() || data.includes("\0")){
validate342.errors = [{instancePath,schemaPath:"#/x-storable",keyword:"x-storable",params:{},schema:true,parentSchema:schema381,data}];
return false;
}
}
}
}
else {
validate342.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema381.type,parentSchema:schema381,data}];
return false;
}
}
validate342.errors = vErrors;
return errors === 0;
}
validate342.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const summarizeRequests_200 = validate343;
const schema382 = {"$ref":"contract#/components/schemas/RequestSummary"};
const schema383 = {"description":"The number of requests over time.","type":"object","additionalProperties":false,"required":["data"],"properties":{"data":{"description":"The periods, oldest first.","type":"array","maxItems":120,"items":{"$ref":"#/components/schemas/RequestCounts"}}}};
const schema384 = {"description":"The number of requests in a period, by status class.","type":"object","additionalProperties":false,"required":["at","count_2xx","count_4xx","count_429","count_5xx"],"properties":{"at":{"description":"When the period begins.","type":"string","format":"date-time"},"count_2xx":{"description":"The number of requests that succeeded.","type":"integer","format":"int32"},"count_4xx":{"description":"The number of requests that were refused, excluding 429.","type":"integer","format":"int32"},"count_429":{"description":"The number of requests that exceeded a rate limit.","type":"integer","format":"int32"},"count_5xx":{"description":"The number of requests that failed on the server.","type":"integer","format":"int32"}}};

function validate344(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate344.evaluated;
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
validate344.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema383.required,parentSchema:schema383,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "data")){
validate344.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema383,data}];
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
validate344.errors = [{instancePath:instancePath+"/data",schemaPath:"#/properties/data/maxItems",keyword:"maxItems",params:{limit: 120},schema:120,parentSchema:schema383.properties.data,data:data0}];
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
validate344.errors = [{instancePath:instancePath+"/data/" + i0,schemaPath:"#/components/schemas/RequestCounts/required",keyword:"required",params:{missingProperty: missing1},schema:schema384.required,parentSchema:schema384,data:data1}];
return false;
}
else {
const _errs7 = errors;
for(const key1 in data1){
if(!(((((key1 === "at") || (key1 === "count_2xx")) || (key1 === "count_4xx")) || (key1 === "count_429")) || (key1 === "count_5xx"))){
validate344.errors = [{instancePath:instancePath+"/data/" + i0,schemaPath:"#/components/schemas/RequestCounts/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},schema:false,parentSchema:schema384,data:data1}];
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
validate344.errors = [{instancePath:instancePath+"/data/" + i0+"/at",schemaPath:"#/components/schemas/RequestCounts/properties/at/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema384.properties.at,data:data2}];
return false;
}
}
else {
validate344.errors = [{instancePath:instancePath+"/data/" + i0+"/at",schemaPath:"#/components/schemas/RequestCounts/properties/at/type",keyword:"type",params:{type: "string"},schema:schema384.properties.at.type,parentSchema:schema384.properties.at,data:data2}];
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
validate344.errors = [{instancePath:instancePath+"/data/" + i0+"/count_2xx",schemaPath:"#/components/schemas/RequestCounts/properties/count_2xx/type",keyword:"type",params:{type: "integer"},schema:schema384.properties.count_2xx.type,parentSchema:schema384.properties.count_2xx,data:data3}];
return false;
}
if(errors === _errs10){
if((typeof data3 == "number") && (isFinite(data3))){
if(!(formats46.validate(data3))){
validate344.errors = [{instancePath:instancePath+"/data/" + i0+"/count_2xx",schemaPath:"#/components/schemas/RequestCounts/properties/count_2xx/format",keyword:"format",params:{format: "int32"},schema:"int32",parentSchema:schema384.properties.count_2xx,data:data3}];
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
validate344.errors = [{instancePath:instancePath+"/data/" + i0+"/count_4xx",schemaPath:"#/components/schemas/RequestCounts/properties/count_4xx/type",keyword:"type",params:{type: "integer"},schema:schema384.properties.count_4xx.type,parentSchema:schema384.properties.count_4xx,data:data4}];
return false;
}
if(errors === _errs12){
if((typeof data4 == "number") && (isFinite(data4))){
if(!(formats46.validate(data4))){
validate344.errors = [{instancePath:instancePath+"/data/" + i0+"/count_4xx",schemaPath:"#/components/schemas/RequestCounts/properties/count_4xx/format",keyword:"format",params:{format: "int32"},schema:"int32",parentSchema:schema384.properties.count_4xx,data:data4}];
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
validate344.errors = [{instancePath:instancePath+"/data/" + i0+"/count_429",schemaPath:"#/components/schemas/RequestCounts/properties/count_429/type",keyword:"type",params:{type: "integer"},schema:schema384.properties.count_429.type,parentSchema:schema384.properties.count_429,data:data5}];
return false;
}
if(errors === _errs14){
if((typeof data5 == "number") && (isFinite(data5))){
if(!(formats46.validate(data5))){
validate344.errors = [{instancePath:instancePath+"/data/" + i0+"/count_429",schemaPath:"#/components/schemas/RequestCounts/properties/count_429/format",keyword:"format",params:{format: "int32"},schema:"int32",parentSchema:schema384.properties.count_429,data:data5}];
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
validate344.errors = [{instancePath:instancePath+"/data/" + i0+"/count_5xx",schemaPath:"#/components/schemas/RequestCounts/properties/count_5xx/type",keyword:"type",params:{type: "integer"},schema:schema384.properties.count_5xx.type,parentSchema:schema384.properties.count_5xx,data:data6}];
return false;
}
if(errors === _errs16){
if((typeof data6 == "number") && (isFinite(data6))){
if(!(formats46.validate(data6))){
validate344.errors = [{instancePath:instancePath+"/data/" + i0+"/count_5xx",schemaPath:"#/components/schemas/RequestCounts/properties/count_5xx/format",keyword:"format",params:{format: "int32"},schema:"int32",parentSchema:schema384.properties.count_5xx,data:data6}];
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
validate344.errors = [{instancePath:instancePath+"/data/" + i0,schemaPath:"#/components/schemas/RequestCounts/type",keyword:"type",params:{type: "object"},schema:schema384.type,parentSchema:schema384,data:data1}];
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
validate344.errors = [{instancePath:instancePath+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type: "array"},schema:schema383.properties.data.type,parentSchema:schema383.properties.data,data:data0}];
return false;
}
}
}
}
}
}
else {
validate344.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema383.type,parentSchema:schema383,data}];
return false;
}
}
validate344.errors = vErrors;
return errors === 0;
}
validate344.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate343(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate343.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate344(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate344.errors : vErrors.concat(validate344.errors);
errors = vErrors.length;
}
validate343.errors = vErrors;
return errors === 0;
}
validate343.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const getRequest_200 = validate346;
const schema385 = {"$ref":"contract#/components/schemas/RequestDetailResponse"};
const schema386 = {"description":"The resource.","type":"object","additionalProperties":false,"required":["data"],"properties":{"data":{"$ref":"#/components/schemas/RequestDetail"}}};
const schema387 = {"description":"A request and the deliveries that it caused.","type":"object","additionalProperties":false,"required":["id","request_id","at","method","path","query","operation_id","status","code","param","message","duration_ms","replayed","key","ip","user_agent","ignored_parameters","ignored_fields","deliveries"],"properties":{"id":{"description":"The id of the entry.","type":"string"},"request_id":{"description":"The `X-Request-Id` of the request.","type":"string"},"at":{"description":"When the request arrived.","type":"string","format":"date-time"},"method":{"description":"The HTTP method.","type":"string"},"path":{"description":"The path, without the query string.","type":"string"},"operation_id":{"description":"The operation. Null if no operation matched.","type":["string","null"]},"status":{"description":"The HTTP status of the response.","type":"integer","format":"int32"},"code":{"description":"The error code. Null if the request succeeded.","type":["string","null"]},"duration_ms":{"description":"Duration of the request, in milliseconds.","type":"integer","format":"int32"},"key":{"oneOf":[{"$ref":"#/components/schemas/KeyRef"},{"type":"null"}]},"ip":{"description":"The IP address of the client.","type":"string"},"query":{"description":"The query string without the question mark, at most 2,000 characters. Null if the request had none. Secrets\nare replaced by `[redacted]`.\n","type":["string","null"]},"user_agent":{"description":"The `User-Agent` header, at most 200 characters. Null if the request had none.","type":["string","null"]},"param":{"description":"The field that the error names. Null if the error names none.","type":["string","null"]},"message":{"description":"The error message, at most 1,000 characters. Null if the request succeeded.","type":["string","null"]},"replayed":{"description":"Whether the response was replayed for a repeated `Idempotency-Key`.","type":"boolean"},"ignored_parameters":{"description":"The names of query parameters that had no effect as sent: unknown parameters, malformed values that were\nignored, and values above the maximum. At most 10 names of 64 characters.\n","type":"array","items":{"type":"string"}},"ignored_fields":{"description":"The names of body fields that the operation does not know and ignored. At most 10 names of 64 characters.\n","type":"array","items":{"type":"string"}},"deliveries":{"description":"The deliveries that the request caused, newest first, at most a hundred.","type":"array","items":{"$ref":"#/components/schemas/Delivery"}}}};

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
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((((((((((((((((data.id === undefined) && (missing0 = "id")) || ((data.request_id === undefined) && (missing0 = "request_id"))) || ((data.at === undefined) && (missing0 = "at"))) || ((data.method === undefined) && (missing0 = "method"))) || ((data.path === undefined) && (missing0 = "path"))) || ((data.query === undefined) && (missing0 = "query"))) || ((data.operation_id === undefined) && (missing0 = "operation_id"))) || ((data.status === undefined) && (missing0 = "status"))) || ((data.code === undefined) && (missing0 = "code"))) || ((data.param === undefined) && (missing0 = "param"))) || ((data.message === undefined) && (missing0 = "message"))) || ((data.duration_ms === undefined) && (missing0 = "duration_ms"))) || ((data.replayed === undefined) && (missing0 = "replayed"))) || ((data.key === undefined) && (missing0 = "key"))) || ((data.ip === undefined) && (missing0 = "ip"))) || ((data.user_agent === undefined) && (missing0 = "user_agent"))) || ((data.ignored_parameters === undefined) && (missing0 = "ignored_parameters"))) || ((data.ignored_fields === undefined) && (missing0 = "ignored_fields"))) || ((data.deliveries === undefined) && (missing0 = "deliveries"))){
validate348.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema387.required,parentSchema:schema387,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(func108.call(schema387.properties, key0))){
validate348.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema387,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.id !== undefined){
let data0 = data.id;
const _errs2 = errors;
if(typeof data0 !== "string"){
validate348.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},schema:schema387.properties.id.type,parentSchema:schema387.properties.id,data:data0}];
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
validate348.errors = [{instancePath:instancePath+"/request_id",schemaPath:"#/properties/request_id/type",keyword:"type",params:{type: "string"},schema:schema387.properties.request_id.type,parentSchema:schema387.properties.request_id,data:data1}];
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
validate348.errors = [{instancePath:instancePath+"/at",schemaPath:"#/properties/at/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema387.properties.at,data:data2}];
return false;
}
}
else {
validate348.errors = [{instancePath:instancePath+"/at",schemaPath:"#/properties/at/type",keyword:"type",params:{type: "string"},schema:schema387.properties.at.type,parentSchema:schema387.properties.at,data:data2}];
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
validate348.errors = [{instancePath:instancePath+"/method",schemaPath:"#/properties/method/type",keyword:"type",params:{type: "string"},schema:schema387.properties.method.type,parentSchema:schema387.properties.method,data:data3}];
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
validate348.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "string"},schema:schema387.properties.path.type,parentSchema:schema387.properties.path,data:data4}];
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
validate348.errors = [{instancePath:instancePath+"/operation_id",schemaPath:"#/properties/operation_id/type",keyword:"type",params:{type: schema387.properties.operation_id.type},schema:schema387.properties.operation_id.type,parentSchema:schema387.properties.operation_id,data:data5}];
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
validate348.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: "integer"},schema:schema387.properties.status.type,parentSchema:schema387.properties.status,data:data6}];
return false;
}
if(errors === _errs14){
if((typeof data6 == "number") && (isFinite(data6))){
if(!(formats46.validate(data6))){
validate348.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/format",keyword:"format",params:{format: "int32"},schema:"int32",parentSchema:schema387.properties.status,data:data6}];
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
validate348.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: schema387.properties.code.type},schema:schema387.properties.code.type,parentSchema:schema387.properties.code,data:data7}];
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
validate348.errors = [{instancePath:instancePath+"/duration_ms",schemaPath:"#/properties/duration_ms/type",keyword:"type",params:{type: "integer"},schema:schema387.properties.duration_ms.type,parentSchema:schema387.properties.duration_ms,data:data8}];
return false;
}
if(errors === _errs18){
if((typeof data8 == "number") && (isFinite(data8))){
if(!(formats46.validate(data8))){
validate348.errors = [{instancePath:instancePath+"/duration_ms",schemaPath:"#/properties/duration_ms/format",keyword:"format",params:{format: "int32"},schema:"int32",parentSchema:schema387.properties.duration_ms,data:data8}];
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
const err0 = {instancePath:instancePath+"/key",schemaPath:"#/components/schemas/KeyRef/required",keyword:"required",params:{missingProperty: missing1},schema:schema369.required,parentSchema:schema369,data:data9};
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
const err1 = {instancePath:instancePath+"/key",schemaPath:"#/components/schemas/KeyRef/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},schema:false,parentSchema:schema369,data:data9};
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
const err2 = {instancePath:instancePath+"/key/id",schemaPath:"#/components/schemas/KeyRef/properties/id/type",keyword:"type",params:{type: "string"},schema:schema369.properties.id.type,parentSchema:schema369.properties.id,data:data10};
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
const err3 = {instancePath:instancePath+"/key/name",schemaPath:"#/components/schemas/KeyRef/properties/name/type",keyword:"type",params:{type: "string"},schema:schema369.properties.name.type,parentSchema:schema369.properties.name,data:data11};
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
const err4 = {instancePath:instancePath+"/key",schemaPath:"#/components/schemas/KeyRef/type",keyword:"type",params:{type: "object"},schema:schema369.type,parentSchema:schema369,data:data9};
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
const err5 = {instancePath:instancePath+"/key",schemaPath:"#/properties/key/oneOf/1/type",keyword:"type",params:{type: "null"},schema:schema387.properties.key.oneOf[1].type,parentSchema:schema387.properties.key.oneOf[1],data:data9};
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
const err6 = {instancePath:instancePath+"/key",schemaPath:"#/properties/key/oneOf",keyword:"oneOf",params:{passingSchemas: passing0},schema:schema387.properties.key.oneOf,parentSchema:schema387.properties.key,data:data9};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
validate348.errors = vErrors;
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
validate348.errors = [{instancePath:instancePath+"/ip",schemaPath:"#/properties/ip/type",keyword:"type",params:{type: "string"},schema:schema387.properties.ip.type,parentSchema:schema387.properties.ip,data:data12}];
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
validate348.errors = [{instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: schema387.properties.query.type},schema:schema387.properties.query.type,parentSchema:schema387.properties.query,data:data13}];
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
validate348.errors = [{instancePath:instancePath+"/user_agent",schemaPath:"#/properties/user_agent/type",keyword:"type",params:{type: schema387.properties.user_agent.type},schema:schema387.properties.user_agent.type,parentSchema:schema387.properties.user_agent,data:data14}];
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
validate348.errors = [{instancePath:instancePath+"/param",schemaPath:"#/properties/param/type",keyword:"type",params:{type: schema387.properties.param.type},schema:schema387.properties.param.type,parentSchema:schema387.properties.param,data:data15}];
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
validate348.errors = [{instancePath:instancePath+"/message",schemaPath:"#/properties/message/type",keyword:"type",params:{type: schema387.properties.message.type},schema:schema387.properties.message.type,parentSchema:schema387.properties.message,data:data16}];
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
validate348.errors = [{instancePath:instancePath+"/replayed",schemaPath:"#/properties/replayed/type",keyword:"type",params:{type: "boolean"},schema:schema387.properties.replayed.type,parentSchema:schema387.properties.replayed,data:data17}];
return false;
}
var valid0 = _errs42 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.ignored_parameters !== undefined){
let data18 = data.ignored_parameters;
const _errs44 = errors;
if(errors === _errs44){
if(Array.isArray(data18)){
var valid4 = true;
const len0 = data18.length;
for(let i0=0; i0<len0; i0++){
let data19 = data18[i0];
const _errs46 = errors;
if(typeof data19 !== "string"){
validate348.errors = [{instancePath:instancePath+"/ignored_parameters/" + i0,schemaPath:"#/properties/ignored_parameters/items/type",keyword:"type",params:{type: "string"},schema:schema387.properties.ignored_parameters.items.type,parentSchema:schema387.properties.ignored_parameters.items,data:data19}];
return false;
}
var valid4 = _errs46 === errors;
if(!valid4){
break;
}
}
}
else {
validate348.errors = [{instancePath:instancePath+"/ignored_parameters",schemaPath:"#/properties/ignored_parameters/type",keyword:"type",params:{type: "array"},schema:schema387.properties.ignored_parameters.type,parentSchema:schema387.properties.ignored_parameters,data:data18}];
return false;
}
}
var valid0 = _errs44 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.ignored_fields !== undefined){
let data20 = data.ignored_fields;
const _errs48 = errors;
if(errors === _errs48){
if(Array.isArray(data20)){
var valid5 = true;
const len1 = data20.length;
for(let i1=0; i1<len1; i1++){
let data21 = data20[i1];
const _errs50 = errors;
if(typeof data21 !== "string"){
validate348.errors = [{instancePath:instancePath+"/ignored_fields/" + i1,schemaPath:"#/properties/ignored_fields/items/type",keyword:"type",params:{type: "string"},schema:schema387.properties.ignored_fields.items.type,parentSchema:schema387.properties.ignored_fields.items,data:data21}];
return false;
}
var valid5 = _errs50 === errors;
if(!valid5){
break;
}
}
}
else {
validate348.errors = [{instancePath:instancePath+"/ignored_fields",schemaPath:"#/properties/ignored_fields/type",keyword:"type",params:{type: "array"},schema:schema387.properties.ignored_fields.type,parentSchema:schema387.properties.ignored_fields,data:data20}];
return false;
}
}
var valid0 = _errs48 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.deliveries !== undefined){
let data22 = data.deliveries;
const _errs52 = errors;
if(errors === _errs52){
if(Array.isArray(data22)){
var valid6 = true;
const len2 = data22.length;
for(let i2=0; i2<len2; i2++){
const _errs54 = errors;
if(!(validate282(data22[i2], {instancePath:instancePath+"/deliveries/" + i2,parentData:data22,parentDataProperty:i2,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate282.errors : vErrors.concat(validate282.errors);
errors = vErrors.length;
}
var valid6 = _errs54 === errors;
if(!valid6){
break;
}
}
}
else {
validate348.errors = [{instancePath:instancePath+"/deliveries",schemaPath:"#/properties/deliveries/type",keyword:"type",params:{type: "array"},schema:schema387.properties.deliveries.type,parentSchema:schema387.properties.deliveries,data:data22}];
return false;
}
}
var valid0 = _errs52 === errors;
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
}
}
else {
validate348.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema387.type,parentSchema:schema387,data}];
return false;
}
}
validate348.errors = vErrors;
return errors === 0;
}
validate348.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


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
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.data === undefined) && (missing0 = "data")){
validate347.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema386.required,parentSchema:schema386,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "data")){
validate347.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema386,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.data !== undefined){
if(!(validate348(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate348.errors : vErrors.concat(validate348.errors);
errors = vErrors.length;
}
}
}
}
}
else {
validate347.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema386.type,parentSchema:schema386,data}];
return false;
}
}
validate347.errors = vErrors;
return errors === 0;
}
validate347.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


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
if(!(validate347(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate347.errors : vErrors.concat(validate347.errors);
errors = vErrors.length;
}
validate346.errors = vErrors;
return errors === 0;
}
validate346.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const listActivity_query_type = validate352;
const schema389 = {"type":"string","maxLength":255,"pattern":"^[^\\x00]*$","x-storable":true};

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
if(typeof data === "string"){
if(func1(data) > 255){
validate352.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 255},schema:255,parentSchema:schema389,data}];
return false;
}
else {
if(!pattern4.test(data)){
validate352.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[^\\x00]*$"},schema:"^[^\\x00]*$",parentSchema:schema389,data}];
return false;
}
else {
if(!data.isWellFormed() || data.includes("\0")){
validate352.errors = [{instancePath,schemaPath:"#/x-storable",keyword:"x-storable",params:{},schema:true,parentSchema:schema389,data}];
return false;
}
}
}
}
else {
validate352.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema389.type,parentSchema:schema389,data}];
return false;
}
}
validate352.errors = vErrors;
return errors === 0;
}
validate352.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const listActivity_query_key_id = validate353;
const schema390 = {"type":"string","maxLength":255,"pattern":"^[^\\x00]*$","x-storable":true};

function validate353(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate353.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(typeof data === "string"){
if(func1(data) > 255){
validate353.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 255},schema:255,parentSchema:schema390,data}];
return false;
}
else {
if(!pattern4.test(data)){
validate353.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[^\\x00]*$"},schema:"^[^\\x00]*$",parentSchema:schema390,data}];
return false;
}
else {
if(!data.isWellFormed() || data.includes("\0")){
validate353.errors = [{instancePath,schemaPath:"#/x-storable",keyword:"x-storable",params:{},schema:true,parentSchema:schema390,data}];
return false;
}
}
}
}
else {
validate353.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema390.type,parentSchema:schema390,data}];
return false;
}
}
validate353.errors = vErrors;
return errors === 0;
}
validate353.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const listActivity_query_actor_id = validate354;
const schema391 = {"type":"string","maxLength":255,"pattern":"^[^\\x00]*$","x-storable":true};

function validate354(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate354.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(typeof data === "string"){
if(func1(data) > 255){
validate354.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 255},schema:255,parentSchema:schema391,data}];
return false;
}
else {
if(!pattern4.test(data)){
validate354.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[^\\x00]*$"},schema:"^[^\\x00]*$",parentSchema:schema391,data}];
return false;
}
else {
if(!data.isWellFormed() || data.includes("\0")){
validate354.errors = [{instancePath,schemaPath:"#/x-storable",keyword:"x-storable",params:{},schema:true,parentSchema:schema391,data}];
return false;
}
}
}
}
else {
validate354.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema391.type,parentSchema:schema391,data}];
return false;
}
}
validate354.errors = vErrors;
return errors === 0;
}
validate354.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const listActivity_query_since = validate355;
const schema392 = {"$ref":"contract#/components/schemas/Time"};

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
const _errs0 = errors;
if(errors === _errs0){
if(errors === _errs0){
if(typeof data === "string"){
if(!pattern58.test(data)){
validate355.errors = [{instancePath,schemaPath:"contract#/components/schemas/Time/pattern",keyword:"pattern",params:{pattern: "^([1-9][0-9]{3}|0[1-9][0-9]{2}|00[1-9][0-9]|000[1-9])-[0-9]{2}-[0-9]{2}[Tt ]([01][0-9]|2[0-3]):[0-5][0-9]:([0-5][0-9]|60)(\\.[0-9]+)?([Zz]|[+-]([01][0-9]|2[0-3]):[0-5][0-9])$"},schema:"^([1-9][0-9]{3}|0[1-9][0-9]{2}|00[1-9][0-9]|000[1-9])-[0-9]{2}-[0-9]{2}[Tt ]([01][0-9]|2[0-3]):[0-5][0-9]:([0-5][0-9]|60)(\\.[0-9]+)?([Zz]|[+-]([01][0-9]|2[0-3]):[0-5][0-9])$",parentSchema:schema325,data}];
return false;
}
else {
if(!(formats0.validate(data))){
validate355.errors = [{instancePath,schemaPath:"contract#/components/schemas/Time/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema325,data}];
return false;
}
else {
if(pattern59.test(data)){
validate355.errors = [{instancePath,schemaPath:"contract#/components/schemas/Time/x-utc-years",keyword:"x-utc-years",params:{},schema:true,parentSchema:schema325,data}];
return false;
}
}
}
}
else {
validate355.errors = [{instancePath,schemaPath:"contract#/components/schemas/Time/type",keyword:"type",params:{type: "string"},schema:schema325.type,parentSchema:schema325,data}];
return false;
}
}
}
validate355.errors = vErrors;
return errors === 0;
}
validate355.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const listActivity_query_until = validate356;
const schema394 = {"$ref":"contract#/components/schemas/Time"};

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
const _errs0 = errors;
if(errors === _errs0){
if(errors === _errs0){
if(typeof data === "string"){
if(!pattern58.test(data)){
validate356.errors = [{instancePath,schemaPath:"contract#/components/schemas/Time/pattern",keyword:"pattern",params:{pattern: "^([1-9][0-9]{3}|0[1-9][0-9]{2}|00[1-9][0-9]|000[1-9])-[0-9]{2}-[0-9]{2}[Tt ]([01][0-9]|2[0-3]):[0-5][0-9]:([0-5][0-9]|60)(\\.[0-9]+)?([Zz]|[+-]([01][0-9]|2[0-3]):[0-5][0-9])$"},schema:"^([1-9][0-9]{3}|0[1-9][0-9]{2}|00[1-9][0-9]|000[1-9])-[0-9]{2}-[0-9]{2}[Tt ]([01][0-9]|2[0-3]):[0-5][0-9]:([0-5][0-9]|60)(\\.[0-9]+)?([Zz]|[+-]([01][0-9]|2[0-3]):[0-5][0-9])$",parentSchema:schema325,data}];
return false;
}
else {
if(!(formats0.validate(data))){
validate356.errors = [{instancePath,schemaPath:"contract#/components/schemas/Time/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema325,data}];
return false;
}
else {
if(pattern59.test(data)){
validate356.errors = [{instancePath,schemaPath:"contract#/components/schemas/Time/x-utc-years",keyword:"x-utc-years",params:{},schema:true,parentSchema:schema325,data}];
return false;
}
}
}
}
else {
validate356.errors = [{instancePath,schemaPath:"contract#/components/schemas/Time/type",keyword:"type",params:{type: "string"},schema:schema325.type,parentSchema:schema325,data}];
return false;
}
}
}
validate356.errors = vErrors;
return errors === 0;
}
validate356.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const listActivity_query_cursor = validate357;
const schema396 = {"type":"string","maxLength":1024};

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
if(typeof data === "string"){
if(func1(data) > 1024){
validate357.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 1024},schema:1024,parentSchema:schema396,data}];
return false;
}
}
else {
validate357.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema396.type,parentSchema:schema396,data}];
return false;
}
}
validate357.errors = vErrors;
return errors === 0;
}
validate357.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const listActivity_200 = validate358;
const schema397 = {"$ref":"contract#/components/schemas/ActivityList"};
const schema398 = {"description":"A page of a list.","type":"object","additionalProperties":false,"required":["data","meta"],"properties":{"data":{"description":"The items of this page.","type":"array","items":{"$ref":"#/components/schemas/Activity"}},"meta":{"$ref":"#/components/schemas/CursorMeta"}}};
const schema399 = {"description":"A change and its actor.","type":"object","additionalProperties":false,"required":["id","at","type","actor","via","key","subject","changed","values","person","request_id"],"properties":{"id":{"description":"The id of the entry.","type":"string"},"at":{"description":"When the change was made.","type":"string","format":"date-time"},"type":{"description":"The type of the change.","type":"string"},"actor":{"oneOf":[{"$ref":"#/components/schemas/UserRef"},{"type":"null"}]},"via":{"description":"The source of the change.","$ref":"#/components/schemas/Entrance"},"key":{"oneOf":[{"$ref":"#/components/schemas/KeyRef"},{"type":"null"}]},"subject":{"$ref":"#/components/schemas/Subject"},"changed":{"description":"The names of the fields that an update changed.","type":"array","items":{"type":"string"}},"values":{"description":"The previous and new values of these fields. Long texts, such as descriptions, are omitted, as are entries\nof older versions and entries whose names the user may not see.\n","type":"array","items":{"$ref":"#/components/schemas/ChangedValue"}},"person":{"description":"The person whose role in a project was changed.","oneOf":[{"$ref":"#/components/schemas/UserRef"},{"type":"null"}]},"request_id":{"description":"The `X-Request-Id` of the API request that made the change. Null for other changes. The request may no\nlonger be in the request log.\n","type":["string","null"]}}};
const schema401 = {"description":"The source of a change.","type":"string","enum":["api","web","cli","import","job"]};
const schema403 = {"description":"The subject of an activity.","type":"object","additionalProperties":false,"required":["type","id","name","task_id"],"properties":{"type":{"description":"The type of the subject.","type":"string"},"id":{"description":"The id of the subject.","type":"string"},"name":{"description":"The current name of the subject, or the last name of a deleted subject. Null if there is no name to show.\n","type":["string","null"]},"task_id":{"description":"The id of the task that the subject is, or that it is a comment on. Null for other subjects, and if the task or the\ncomment was deleted.\n","type":["string","null"]}}};
const schema404 = {"description":"The previous and new value of a field.","type":"object","additionalProperties":false,"required":["field","from","to"],"properties":{"field":{"description":"The name of the field.","type":"string"},"from":{"description":"The previous value; of a text, the first 200 characters. Null if there was none.","$ref":"#/components/schemas/FieldValue"},"to":{"description":"The new value; of a text, the first 200 characters. Null if there is none.","$ref":"#/components/schemas/FieldValue"}}};
const schema405 = {"description":"The value of a field.","type":["string","number","boolean","array","null"],"items":{"type":"string"}};

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
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.field === undefined) && (missing0 = "field")) || ((data.from === undefined) && (missing0 = "from"))) || ((data.to === undefined) && (missing0 = "to"))){
validate361.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema404.required,parentSchema:schema404,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "field") || (key0 === "from")) || (key0 === "to"))){
validate361.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema404,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.field !== undefined){
let data0 = data.field;
const _errs2 = errors;
if(typeof data0 !== "string"){
validate361.errors = [{instancePath:instancePath+"/field",schemaPath:"#/properties/field/type",keyword:"type",params:{type: "string"},schema:schema404.properties.field.type,parentSchema:schema404.properties.field,data:data0}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.from !== undefined){
let data1 = data.from;
const _errs4 = errors;
const _errs5 = errors;
if(((((typeof data1 !== "string") && (!((typeof data1 == "number") && (isFinite(data1))))) && (typeof data1 !== "boolean")) && (!(Array.isArray(data1)))) && (data1 !== null)){
validate361.errors = [{instancePath:instancePath+"/from",schemaPath:"#/components/schemas/FieldValue/type",keyword:"type",params:{type: schema405.type},schema:schema405.type,parentSchema:schema405,data:data1}];
return false;
}
if(errors === _errs5){
if(Array.isArray(data1)){
var valid2 = true;
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
const _errs7 = errors;
if(typeof data2 !== "string"){
validate361.errors = [{instancePath:instancePath+"/from/" + i0,schemaPath:"#/components/schemas/FieldValue/items/type",keyword:"type",params:{type: "string"},schema:schema405.items.type,parentSchema:schema405.items,data:data2}];
return false;
}
var valid2 = _errs7 === errors;
if(!valid2){
break;
}
}
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.to !== undefined){
let data3 = data.to;
const _errs9 = errors;
const _errs10 = errors;
if(((((typeof data3 !== "string") && (!((typeof data3 == "number") && (isFinite(data3))))) && (typeof data3 !== "boolean")) && (!(Array.isArray(data3)))) && (data3 !== null)){
validate361.errors = [{instancePath:instancePath+"/to",schemaPath:"#/components/schemas/FieldValue/type",keyword:"type",params:{type: schema405.type},schema:schema405.type,parentSchema:schema405,data:data3}];
return false;
}
if(errors === _errs10){
if(Array.isArray(data3)){
var valid4 = true;
const len1 = data3.length;
for(let i1=0; i1<len1; i1++){
let data4 = data3[i1];
const _errs12 = errors;
if(typeof data4 !== "string"){
validate361.errors = [{instancePath:instancePath+"/to/" + i1,schemaPath:"#/components/schemas/FieldValue/items/type",keyword:"type",params:{type: "string"},schema:schema405.items.type,parentSchema:schema405.items,data:data4}];
return false;
}
var valid4 = _errs12 === errors;
if(!valid4){
break;
}
}
}
}
var valid0 = _errs9 === errors;
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
validate361.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema404.type,parentSchema:schema404,data}];
return false;
}
}
validate361.errors = vErrors;
return errors === 0;
}
validate361.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate360(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate360.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((((((((data.id === undefined) && (missing0 = "id")) || ((data.at === undefined) && (missing0 = "at"))) || ((data.type === undefined) && (missing0 = "type"))) || ((data.actor === undefined) && (missing0 = "actor"))) || ((data.via === undefined) && (missing0 = "via"))) || ((data.key === undefined) && (missing0 = "key"))) || ((data.subject === undefined) && (missing0 = "subject"))) || ((data.changed === undefined) && (missing0 = "changed"))) || ((data.values === undefined) && (missing0 = "values"))) || ((data.person === undefined) && (missing0 = "person"))) || ((data.request_id === undefined) && (missing0 = "request_id"))){
validate360.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema399.required,parentSchema:schema399,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(func108.call(schema399.properties, key0))){
validate360.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema399,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.id !== undefined){
let data0 = data.id;
const _errs2 = errors;
if(typeof data0 !== "string"){
validate360.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},schema:schema399.properties.id.type,parentSchema:schema399.properties.id,data:data0}];
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
validate360.errors = [{instancePath:instancePath+"/at",schemaPath:"#/properties/at/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema399.properties.at,data:data1}];
return false;
}
}
else {
validate360.errors = [{instancePath:instancePath+"/at",schemaPath:"#/properties/at/type",keyword:"type",params:{type: "string"},schema:schema399.properties.at.type,parentSchema:schema399.properties.at,data:data1}];
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
validate360.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},schema:schema399.properties.type.type,parentSchema:schema399.properties.type,data:data2}];
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
const err0 = {instancePath:instancePath+"/actor",schemaPath:"#/components/schemas/UserRef/required",keyword:"required",params:{missingProperty: missing1},schema:schema98.required,parentSchema:schema98,data:data3};
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
const err1 = {instancePath:instancePath+"/actor",schemaPath:"#/components/schemas/UserRef/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},schema:false,parentSchema:schema98,data:data3};
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
const err2 = {instancePath:instancePath+"/actor/id",schemaPath:"#/components/schemas/UserRef/properties/id/type",keyword:"type",params:{type: "string"},schema:schema98.properties.id.type,parentSchema:schema98.properties.id,data:data4};
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
const err3 = {instancePath:instancePath+"/actor/name",schemaPath:"#/components/schemas/UserRef/properties/name/type",keyword:"type",params:{type: "string"},schema:schema98.properties.name.type,parentSchema:schema98.properties.name,data:data5};
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
const err4 = {instancePath:instancePath+"/actor",schemaPath:"#/components/schemas/UserRef/type",keyword:"type",params:{type: "object"},schema:schema98.type,parentSchema:schema98,data:data3};
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
const err5 = {instancePath:instancePath+"/actor",schemaPath:"#/properties/actor/oneOf/1/type",keyword:"type",params:{type: "null"},schema:schema399.properties.actor.oneOf[1].type,parentSchema:schema399.properties.actor.oneOf[1],data:data3};
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
const err6 = {instancePath:instancePath+"/actor",schemaPath:"#/properties/actor/oneOf",keyword:"oneOf",params:{passingSchemas: passing0},schema:schema399.properties.actor.oneOf,parentSchema:schema399.properties.actor,data:data3};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
validate360.errors = vErrors;
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
validate360.errors = [{instancePath:instancePath+"/via",schemaPath:"#/components/schemas/Entrance/type",keyword:"type",params:{type: "string"},schema:schema401.type,parentSchema:schema401,data:data6}];
return false;
}
if(!(((((data6 === "api") || (data6 === "web")) || (data6 === "cli")) || (data6 === "import")) || (data6 === "job"))){
validate360.errors = [{instancePath:instancePath+"/via",schemaPath:"#/components/schemas/Entrance/enum",keyword:"enum",params:{allowedValues: schema401.enum},schema:schema401.enum,parentSchema:schema401,data:data6}];
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
const err7 = {instancePath:instancePath+"/key",schemaPath:"#/components/schemas/KeyRef/required",keyword:"required",params:{missingProperty: missing2},schema:schema369.required,parentSchema:schema369,data:data7};
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
const err8 = {instancePath:instancePath+"/key",schemaPath:"#/components/schemas/KeyRef/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},schema:false,parentSchema:schema369,data:data7};
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
const err9 = {instancePath:instancePath+"/key/id",schemaPath:"#/components/schemas/KeyRef/properties/id/type",keyword:"type",params:{type: "string"},schema:schema369.properties.id.type,parentSchema:schema369.properties.id,data:data8};
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
const err10 = {instancePath:instancePath+"/key/name",schemaPath:"#/components/schemas/KeyRef/properties/name/type",keyword:"type",params:{type: "string"},schema:schema369.properties.name.type,parentSchema:schema369.properties.name,data:data9};
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
const err11 = {instancePath:instancePath+"/key",schemaPath:"#/components/schemas/KeyRef/type",keyword:"type",params:{type: "object"},schema:schema369.type,parentSchema:schema369,data:data7};
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
const err12 = {instancePath:instancePath+"/key",schemaPath:"#/properties/key/oneOf/1/type",keyword:"type",params:{type: "null"},schema:schema399.properties.key.oneOf[1].type,parentSchema:schema399.properties.key.oneOf[1],data:data7};
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
const err13 = {instancePath:instancePath+"/key",schemaPath:"#/properties/key/oneOf",keyword:"oneOf",params:{passingSchemas: passing1},schema:schema399.properties.key.oneOf,parentSchema:schema399.properties.key,data:data7};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
validate360.errors = vErrors;
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
if(((((data10.type === undefined) && (missing3 = "type")) || ((data10.id === undefined) && (missing3 = "id"))) || ((data10.name === undefined) && (missing3 = "name"))) || ((data10.task_id === undefined) && (missing3 = "task_id"))){
validate360.errors = [{instancePath:instancePath+"/subject",schemaPath:"#/components/schemas/Subject/required",keyword:"required",params:{missingProperty: missing3},schema:schema403.required,parentSchema:schema403,data:data10}];
return false;
}
else {
const _errs38 = errors;
for(const key3 in data10){
if(!((((key3 === "type") || (key3 === "id")) || (key3 === "name")) || (key3 === "task_id"))){
validate360.errors = [{instancePath:instancePath+"/subject",schemaPath:"#/components/schemas/Subject/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3},schema:false,parentSchema:schema403,data:data10}];
return false;
break;
}
}
if(_errs38 === errors){
if(data10.type !== undefined){
let data11 = data10.type;
const _errs39 = errors;
if(typeof data11 !== "string"){
validate360.errors = [{instancePath:instancePath+"/subject/type",schemaPath:"#/components/schemas/Subject/properties/type/type",keyword:"type",params:{type: "string"},schema:schema403.properties.type.type,parentSchema:schema403.properties.type,data:data11}];
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
validate360.errors = [{instancePath:instancePath+"/subject/id",schemaPath:"#/components/schemas/Subject/properties/id/type",keyword:"type",params:{type: "string"},schema:schema403.properties.id.type,parentSchema:schema403.properties.id,data:data12}];
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
validate360.errors = [{instancePath:instancePath+"/subject/name",schemaPath:"#/components/schemas/Subject/properties/name/type",keyword:"type",params:{type: schema403.properties.name.type},schema:schema403.properties.name.type,parentSchema:schema403.properties.name,data:data13}];
return false;
}
var valid9 = _errs43 === errors;
}
else {
var valid9 = true;
}
if(valid9){
if(data10.task_id !== undefined){
let data14 = data10.task_id;
const _errs45 = errors;
if((typeof data14 !== "string") && (data14 !== null)){
validate360.errors = [{instancePath:instancePath+"/subject/task_id",schemaPath:"#/components/schemas/Subject/properties/task_id/type",keyword:"type",params:{type: schema403.properties.task_id.type},schema:schema403.properties.task_id.type,parentSchema:schema403.properties.task_id,data:data14}];
return false;
}
var valid9 = _errs45 === errors;
}
else {
var valid9 = true;
}
}
}
}
}
}
}
else {
validate360.errors = [{instancePath:instancePath+"/subject",schemaPath:"#/components/schemas/Subject/type",keyword:"type",params:{type: "object"},schema:schema403.type,parentSchema:schema403,data:data10}];
return false;
}
}
var valid0 = _errs35 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.changed !== undefined){
let data15 = data.changed;
const _errs47 = errors;
if(errors === _errs47){
if(Array.isArray(data15)){
var valid10 = true;
const len0 = data15.length;
for(let i0=0; i0<len0; i0++){
let data16 = data15[i0];
const _errs49 = errors;
if(typeof data16 !== "string"){
validate360.errors = [{instancePath:instancePath+"/changed/" + i0,schemaPath:"#/properties/changed/items/type",keyword:"type",params:{type: "string"},schema:schema399.properties.changed.items.type,parentSchema:schema399.properties.changed.items,data:data16}];
return false;
}
var valid10 = _errs49 === errors;
if(!valid10){
break;
}
}
}
else {
validate360.errors = [{instancePath:instancePath+"/changed",schemaPath:"#/properties/changed/type",keyword:"type",params:{type: "array"},schema:schema399.properties.changed.type,parentSchema:schema399.properties.changed,data:data15}];
return false;
}
}
var valid0 = _errs47 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.values !== undefined){
let data17 = data.values;
const _errs51 = errors;
if(errors === _errs51){
if(Array.isArray(data17)){
var valid11 = true;
const len1 = data17.length;
for(let i1=0; i1<len1; i1++){
const _errs53 = errors;
if(!(validate361(data17[i1], {instancePath:instancePath+"/values/" + i1,parentData:data17,parentDataProperty:i1,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate361.errors : vErrors.concat(validate361.errors);
errors = vErrors.length;
}
var valid11 = _errs53 === errors;
if(!valid11){
break;
}
}
}
else {
validate360.errors = [{instancePath:instancePath+"/values",schemaPath:"#/properties/values/type",keyword:"type",params:{type: "array"},schema:schema399.properties.values.type,parentSchema:schema399.properties.values,data:data17}];
return false;
}
}
var valid0 = _errs51 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.person !== undefined){
let data19 = data.person;
const _errs54 = errors;
const _errs55 = errors;
let valid12 = false;
let passing2 = null;
const _errs56 = errors;
const _errs57 = errors;
if(errors === _errs57){
if(data19 && typeof data19 == "object" && !Array.isArray(data19)){
let missing4;
if(((data19.id === undefined) && (missing4 = "id")) || ((data19.name === undefined) && (missing4 = "name"))){
const err14 = {instancePath:instancePath+"/person",schemaPath:"#/components/schemas/UserRef/required",keyword:"required",params:{missingProperty: missing4},schema:schema98.required,parentSchema:schema98,data:data19};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
else {
const _errs59 = errors;
for(const key4 in data19){
if(!((key4 === "id") || (key4 === "name"))){
const err15 = {instancePath:instancePath+"/person",schemaPath:"#/components/schemas/UserRef/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key4},schema:false,parentSchema:schema98,data:data19};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
break;
}
}
if(_errs59 === errors){
if(data19.id !== undefined){
let data20 = data19.id;
const _errs60 = errors;
if(typeof data20 !== "string"){
const err16 = {instancePath:instancePath+"/person/id",schemaPath:"#/components/schemas/UserRef/properties/id/type",keyword:"type",params:{type: "string"},schema:schema98.properties.id.type,parentSchema:schema98.properties.id,data:data20};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
var valid14 = _errs60 === errors;
}
else {
var valid14 = true;
}
if(valid14){
if(data19.name !== undefined){
let data21 = data19.name;
const _errs62 = errors;
if(typeof data21 !== "string"){
const err17 = {instancePath:instancePath+"/person/name",schemaPath:"#/components/schemas/UserRef/properties/name/type",keyword:"type",params:{type: "string"},schema:schema98.properties.name.type,parentSchema:schema98.properties.name,data:data21};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
var valid14 = _errs62 === errors;
}
else {
var valid14 = true;
}
}
}
}
}
else {
const err18 = {instancePath:instancePath+"/person",schemaPath:"#/components/schemas/UserRef/type",keyword:"type",params:{type: "object"},schema:schema98.type,parentSchema:schema98,data:data19};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
var _valid2 = _errs56 === errors;
if(_valid2){
valid12 = true;
passing2 = 0;
}
const _errs64 = errors;
if(data19 !== null){
const err19 = {instancePath:instancePath+"/person",schemaPath:"#/properties/person/oneOf/1/type",keyword:"type",params:{type: "null"},schema:schema399.properties.person.oneOf[1].type,parentSchema:schema399.properties.person.oneOf[1],data:data19};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
var _valid2 = _errs64 === errors;
if(_valid2 && valid12){
valid12 = false;
passing2 = [passing2, 1];
}
else {
if(_valid2){
valid12 = true;
passing2 = 1;
}
}
if(!valid12){
const err20 = {instancePath:instancePath+"/person",schemaPath:"#/properties/person/oneOf",keyword:"oneOf",params:{passingSchemas: passing2},schema:schema399.properties.person.oneOf,parentSchema:schema399.properties.person,data:data19};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
validate360.errors = vErrors;
return false;
}
else {
errors = _errs55;
if(vErrors !== null){
if(_errs55){
vErrors.length = _errs55;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs54 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.request_id !== undefined){
let data22 = data.request_id;
const _errs66 = errors;
if((typeof data22 !== "string") && (data22 !== null)){
validate360.errors = [{instancePath:instancePath+"/request_id",schemaPath:"#/properties/request_id/type",keyword:"type",params:{type: schema399.properties.request_id.type},schema:schema399.properties.request_id.type,parentSchema:schema399.properties.request_id,data:data22}];
return false;
}
var valid0 = _errs66 === errors;
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
else {
validate360.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema399.type,parentSchema:schema399,data}];
return false;
}
}
validate360.errors = vErrors;
return errors === 0;
}
validate360.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate359(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate359.evaluated;
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
validate359.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema398.required,parentSchema:schema398,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "data") || (key0 === "meta"))){
validate359.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema398,data}];
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
if(!(validate360(data0[i0], {instancePath:instancePath+"/data/" + i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate360.errors : vErrors.concat(validate360.errors);
errors = vErrors.length;
}
var valid1 = _errs4 === errors;
if(!valid1){
break;
}
}
}
else {
validate359.errors = [{instancePath:instancePath+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type: "array"},schema:schema398.properties.data.type,parentSchema:schema398.properties.data,data:data0}];
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
validate359.errors = [{instancePath:instancePath+"/meta",schemaPath:"#/components/schemas/CursorMeta/required",keyword:"required",params:{missingProperty: missing1},schema:schema56.required,parentSchema:schema56,data:data2}];
return false;
}
else {
const _errs8 = errors;
for(const key1 in data2){
if(!(key1 === "next_cursor")){
validate359.errors = [{instancePath:instancePath+"/meta",schemaPath:"#/components/schemas/CursorMeta/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},schema:false,parentSchema:schema56,data:data2}];
return false;
break;
}
}
if(_errs8 === errors){
if(data2.next_cursor !== undefined){
let data3 = data2.next_cursor;
if((typeof data3 !== "string") && (data3 !== null)){
validate359.errors = [{instancePath:instancePath+"/meta/next_cursor",schemaPath:"#/components/schemas/CursorMeta/properties/next_cursor/type",keyword:"type",params:{type: schema56.properties.next_cursor.type},schema:schema56.properties.next_cursor.type,parentSchema:schema56.properties.next_cursor,data:data3}];
return false;
}
}
}
}
}
else {
validate359.errors = [{instancePath:instancePath+"/meta",schemaPath:"#/components/schemas/CursorMeta/type",keyword:"type",params:{type: "object"},schema:schema56.type,parentSchema:schema56,data:data2}];
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
validate359.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema398.type,parentSchema:schema398,data}];
return false;
}
}
validate359.errors = vErrors;
return errors === 0;
}
validate359.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


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
if(!(validate359(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate359.errors : vErrors.concat(validate359.errors);
errors = vErrors.length;
}
validate358.errors = vErrors;
return errors === 0;
}
validate358.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const listNotifications_query_cursor = validate365;
const schema409 = {"type":"string","maxLength":1024};

function validate365(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate365.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(typeof data === "string"){
if(func1(data) > 1024){
validate365.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 1024},schema:1024,parentSchema:schema409,data}];
return false;
}
}
else {
validate365.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema409.type,parentSchema:schema409,data}];
return false;
}
}
validate365.errors = vErrors;
return errors === 0;
}
validate365.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const listNotifications_200 = validate366;
const schema410 = {"$ref":"contract#/components/schemas/NotificationList"};
const schema411 = {"description":"A page of a list.","type":"object","additionalProperties":false,"required":["data","meta"],"properties":{"data":{"description":"The items of this page.","type":"array","items":{"$ref":"#/components/schemas/UserNotification"}},"meta":{"$ref":"#/components/schemas/CursorMeta"}}};
const schema412 = {"description":"A change that concerns the user.","type":"object","additionalProperties":false,"required":["id","at","type","text","subject","via","read_at"],"properties":{"id":{"description":"The id of the notification.","type":"string"},"at":{"description":"When the change was made.","type":"string","format":"date-time"},"type":{"description":"The type of the change.","type":"string"},"text":{"description":"The notification as a sentence.","type":"string"},"subject":{"oneOf":[{"$ref":"#/components/schemas/Subject"},{"type":"null"}]},"via":{"description":"The source of the change.","$ref":"#/components/schemas/Entrance"},"read_at":{"description":"When the notification was read.","type":["string","null"],"format":"date-time"}}};

function validate368(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate368.evaluated;
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
validate368.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema412.required,parentSchema:schema412,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((((((key0 === "id") || (key0 === "at")) || (key0 === "type")) || (key0 === "text")) || (key0 === "subject")) || (key0 === "via")) || (key0 === "read_at"))){
validate368.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema412,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.id !== undefined){
let data0 = data.id;
const _errs2 = errors;
if(typeof data0 !== "string"){
validate368.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},schema:schema412.properties.id.type,parentSchema:schema412.properties.id,data:data0}];
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
validate368.errors = [{instancePath:instancePath+"/at",schemaPath:"#/properties/at/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema412.properties.at,data:data1}];
return false;
}
}
else {
validate368.errors = [{instancePath:instancePath+"/at",schemaPath:"#/properties/at/type",keyword:"type",params:{type: "string"},schema:schema412.properties.at.type,parentSchema:schema412.properties.at,data:data1}];
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
validate368.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},schema:schema412.properties.type.type,parentSchema:schema412.properties.type,data:data2}];
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
validate368.errors = [{instancePath:instancePath+"/text",schemaPath:"#/properties/text/type",keyword:"type",params:{type: "string"},schema:schema412.properties.text.type,parentSchema:schema412.properties.text,data:data3}];
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
if(((((data4.type === undefined) && (missing1 = "type")) || ((data4.id === undefined) && (missing1 = "id"))) || ((data4.name === undefined) && (missing1 = "name"))) || ((data4.task_id === undefined) && (missing1 = "task_id"))){
const err0 = {instancePath:instancePath+"/subject",schemaPath:"#/components/schemas/Subject/required",keyword:"required",params:{missingProperty: missing1},schema:schema403.required,parentSchema:schema403,data:data4};
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
if(!((((key1 === "type") || (key1 === "id")) || (key1 === "name")) || (key1 === "task_id"))){
const err1 = {instancePath:instancePath+"/subject",schemaPath:"#/components/schemas/Subject/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},schema:false,parentSchema:schema403,data:data4};
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
const err2 = {instancePath:instancePath+"/subject/type",schemaPath:"#/components/schemas/Subject/properties/type/type",keyword:"type",params:{type: "string"},schema:schema403.properties.type.type,parentSchema:schema403.properties.type,data:data5};
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
const err3 = {instancePath:instancePath+"/subject/id",schemaPath:"#/components/schemas/Subject/properties/id/type",keyword:"type",params:{type: "string"},schema:schema403.properties.id.type,parentSchema:schema403.properties.id,data:data6};
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
const err4 = {instancePath:instancePath+"/subject/name",schemaPath:"#/components/schemas/Subject/properties/name/type",keyword:"type",params:{type: schema403.properties.name.type},schema:schema403.properties.name.type,parentSchema:schema403.properties.name,data:data7};
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
if(valid3){
if(data4.task_id !== undefined){
let data8 = data4.task_id;
const _errs22 = errors;
if((typeof data8 !== "string") && (data8 !== null)){
const err5 = {instancePath:instancePath+"/subject/task_id",schemaPath:"#/components/schemas/Subject/properties/task_id/type",keyword:"type",params:{type: schema403.properties.task_id.type},schema:schema403.properties.task_id.type,parentSchema:schema403.properties.task_id,data:data8};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
var valid3 = _errs22 === errors;
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
else {
const err6 = {instancePath:instancePath+"/subject",schemaPath:"#/components/schemas/Subject/type",keyword:"type",params:{type: "object"},schema:schema403.type,parentSchema:schema403,data:data4};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
var _valid0 = _errs12 === errors;
if(_valid0){
valid1 = true;
passing0 = 0;
}
const _errs24 = errors;
if(data4 !== null){
const err7 = {instancePath:instancePath+"/subject",schemaPath:"#/properties/subject/oneOf/1/type",keyword:"type",params:{type: "null"},schema:schema412.properties.subject.oneOf[1].type,parentSchema:schema412.properties.subject.oneOf[1],data:data4};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
var _valid0 = _errs24 === errors;
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
const err8 = {instancePath:instancePath+"/subject",schemaPath:"#/properties/subject/oneOf",keyword:"oneOf",params:{passingSchemas: passing0},schema:schema412.properties.subject.oneOf,parentSchema:schema412.properties.subject,data:data4};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
validate368.errors = vErrors;
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
let data9 = data.via;
const _errs26 = errors;
if(typeof data9 !== "string"){
validate368.errors = [{instancePath:instancePath+"/via",schemaPath:"#/components/schemas/Entrance/type",keyword:"type",params:{type: "string"},schema:schema401.type,parentSchema:schema401,data:data9}];
return false;
}
if(!(((((data9 === "api") || (data9 === "web")) || (data9 === "cli")) || (data9 === "import")) || (data9 === "job"))){
validate368.errors = [{instancePath:instancePath+"/via",schemaPath:"#/components/schemas/Entrance/enum",keyword:"enum",params:{allowedValues: schema401.enum},schema:schema401.enum,parentSchema:schema401,data:data9}];
return false;
}
var valid0 = _errs26 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.read_at !== undefined){
let data10 = data.read_at;
const _errs29 = errors;
if((typeof data10 !== "string") && (data10 !== null)){
validate368.errors = [{instancePath:instancePath+"/read_at",schemaPath:"#/properties/read_at/type",keyword:"type",params:{type: schema412.properties.read_at.type},schema:schema412.properties.read_at.type,parentSchema:schema412.properties.read_at,data:data10}];
return false;
}
if(errors === _errs29){
if(errors === _errs29){
if(typeof data10 === "string"){
if(!(formats0.validate(data10))){
validate368.errors = [{instancePath:instancePath+"/read_at",schemaPath:"#/properties/read_at/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema412.properties.read_at,data:data10}];
return false;
}
}
}
}
var valid0 = _errs29 === errors;
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
validate368.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema412.type,parentSchema:schema412,data}];
return false;
}
}
validate368.errors = vErrors;
return errors === 0;
}
validate368.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate367(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate367.evaluated;
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
validate367.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema411.required,parentSchema:schema411,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "data") || (key0 === "meta"))){
validate367.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema411,data}];
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
if(!(validate368(data0[i0], {instancePath:instancePath+"/data/" + i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate368.errors : vErrors.concat(validate368.errors);
errors = vErrors.length;
}
var valid1 = _errs4 === errors;
if(!valid1){
break;
}
}
}
else {
validate367.errors = [{instancePath:instancePath+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type: "array"},schema:schema411.properties.data.type,parentSchema:schema411.properties.data,data:data0}];
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
validate367.errors = [{instancePath:instancePath+"/meta",schemaPath:"#/components/schemas/CursorMeta/required",keyword:"required",params:{missingProperty: missing1},schema:schema56.required,parentSchema:schema56,data:data2}];
return false;
}
else {
const _errs8 = errors;
for(const key1 in data2){
if(!(key1 === "next_cursor")){
validate367.errors = [{instancePath:instancePath+"/meta",schemaPath:"#/components/schemas/CursorMeta/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},schema:false,parentSchema:schema56,data:data2}];
return false;
break;
}
}
if(_errs8 === errors){
if(data2.next_cursor !== undefined){
let data3 = data2.next_cursor;
if((typeof data3 !== "string") && (data3 !== null)){
validate367.errors = [{instancePath:instancePath+"/meta/next_cursor",schemaPath:"#/components/schemas/CursorMeta/properties/next_cursor/type",keyword:"type",params:{type: schema56.properties.next_cursor.type},schema:schema56.properties.next_cursor.type,parentSchema:schema56.properties.next_cursor,data:data3}];
return false;
}
}
}
}
}
else {
validate367.errors = [{instancePath:instancePath+"/meta",schemaPath:"#/components/schemas/CursorMeta/type",keyword:"type",params:{type: "object"},schema:schema56.type,parentSchema:schema56,data:data2}];
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
validate367.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema411.type,parentSchema:schema411,data}];
return false;
}
}
validate367.errors = vErrors;
return errors === 0;
}
validate367.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate366(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate366.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate367(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate367.errors : vErrors.concat(validate367.errors);
errors = vErrors.length;
}
validate366.errors = vErrors;
return errors === 0;
}
validate366.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const readNotifications_body = validate371;
const schema416 = {"$ref":"contract#/components/schemas/NotificationReads"};
const schema417 = {"description":"The time up to which notifications are marked as read.","type":"object","required":["until"],"properties":{"until":{"$ref":"#/components/schemas/Time"}}};

function validate372(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate372.evaluated;
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
validate372.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema417.required,parentSchema:schema417,data}];
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
validate372.errors = [{instancePath:instancePath+"/until",schemaPath:"#/components/schemas/Time/pattern",keyword:"pattern",params:{pattern: "^([1-9][0-9]{3}|0[1-9][0-9]{2}|00[1-9][0-9]|000[1-9])-[0-9]{2}-[0-9]{2}[Tt ]([01][0-9]|2[0-3]):[0-5][0-9]:([0-5][0-9]|60)(\\.[0-9]+)?([Zz]|[+-]([01][0-9]|2[0-3]):[0-5][0-9])$"},schema:"^([1-9][0-9]{3}|0[1-9][0-9]{2}|00[1-9][0-9]|000[1-9])-[0-9]{2}-[0-9]{2}[Tt ]([01][0-9]|2[0-3]):[0-5][0-9]:([0-5][0-9]|60)(\\.[0-9]+)?([Zz]|[+-]([01][0-9]|2[0-3]):[0-5][0-9])$",parentSchema:schema325,data:data0}];
return false;
}
else {
if(!(formats0.validate(data0))){
validate372.errors = [{instancePath:instancePath+"/until",schemaPath:"#/components/schemas/Time/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema325,data:data0}];
return false;
}
else {
if(pattern59.test(data0)){
validate372.errors = [{instancePath:instancePath+"/until",schemaPath:"#/components/schemas/Time/x-utc-years",keyword:"x-utc-years",params:{},schema:true,parentSchema:schema325,data:data0}];
return false;
}
}
}
}
else {
validate372.errors = [{instancePath:instancePath+"/until",schemaPath:"#/components/schemas/Time/type",keyword:"type",params:{type: "string"},schema:schema325.type,parentSchema:schema325,data:data0}];
return false;
}
}
}
}
}
}
else {
validate372.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema417.type,parentSchema:schema417,data}];
return false;
}
}
validate372.errors = vErrors;
return errors === 0;
}
validate372.evaluated = {"props":{"until":true},"dynamicProps":false,"dynamicItems":false};


function validate371(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate371.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate372(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate372.errors : vErrors.concat(validate372.errors);
errors = vErrors.length;
}
validate371.errors = vErrors;
return errors === 0;
}
validate371.evaluated = {"props":{"until":true},"dynamicProps":false,"dynamicItems":false};

export const readNotifications_body_until = validate374;
const schema419 = {"$ref":"contract#/components/schemas/Time"};

function validate374(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate374.evaluated;
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
validate374.errors = [{instancePath,schemaPath:"contract#/components/schemas/Time/pattern",keyword:"pattern",params:{pattern: "^([1-9][0-9]{3}|0[1-9][0-9]{2}|00[1-9][0-9]|000[1-9])-[0-9]{2}-[0-9]{2}[Tt ]([01][0-9]|2[0-3]):[0-5][0-9]:([0-5][0-9]|60)(\\.[0-9]+)?([Zz]|[+-]([01][0-9]|2[0-3]):[0-5][0-9])$"},schema:"^([1-9][0-9]{3}|0[1-9][0-9]{2}|00[1-9][0-9]|000[1-9])-[0-9]{2}-[0-9]{2}[Tt ]([01][0-9]|2[0-3]):[0-5][0-9]:([0-5][0-9]|60)(\\.[0-9]+)?([Zz]|[+-]([01][0-9]|2[0-3]):[0-5][0-9])$",parentSchema:schema325,data}];
return false;
}
else {
if(!(formats0.validate(data))){
validate374.errors = [{instancePath,schemaPath:"contract#/components/schemas/Time/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema325,data}];
return false;
}
else {
if(pattern59.test(data)){
validate374.errors = [{instancePath,schemaPath:"contract#/components/schemas/Time/x-utc-years",keyword:"x-utc-years",params:{},schema:true,parentSchema:schema325,data}];
return false;
}
}
}
}
else {
validate374.errors = [{instancePath,schemaPath:"contract#/components/schemas/Time/type",keyword:"type",params:{type: "string"},schema:schema325.type,parentSchema:schema325,data}];
return false;
}
}
}
validate374.errors = vErrors;
return errors === 0;
}
validate374.evaluated = {"dynamicProps":false,"dynamicItems":false};
