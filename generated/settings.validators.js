// Written by `npm run codegen` from spec/settings.yaml. Do not edit: change the contract and run it again.
import { createRequire } from 'node:module'
import { formats } from '../src/domain/formats.ts'
const require = createRequire(import.meta.url)
"use strict";
export const getSession_200 = validate20;
const schema31 = {"$ref":"contract#/components/schemas/SessionResponse"};
const schema33 = {"description":"The resource.","type":"object","additionalProperties":false,"required":["data"],"properties":{"data":{"$ref":"#/components/schemas/Session"}}};
const schema34 = {"description":"A session.","type":"object","additionalProperties":false,"required":["user","workspace","role","workspaces","expires_at"],"properties":{"user":{"$ref":"#/components/schemas/SessionUser"},"workspace":{"$ref":"#/components/schemas/Workspace"},"role":{"$ref":"#/components/schemas/Role"},"workspaces":{"description":"The workspaces that the user may switch to.","type":"array","items":{"$ref":"#/components/schemas/SessionWorkspace"}},"expires_at":{"description":"When it ends, unless it is used before then.","type":"string","format":"date-time"}}};
const schema35 = {"description":"The user who is signed in.","type":"object","additionalProperties":false,"required":["id","name","email"],"properties":{"id":{"description":"The id of the user.","type":"string"},"name":{"description":"The name of the user.","type":"string"},"email":{"description":"The e-mail address of the user.","type":"string"}}};
const schema36 = {"description":"The workspace of the session.","type":"object","additionalProperties":false,"required":["id","name","time_zone"],"properties":{"id":{"description":"The id of the workspace.","type":"string"},"name":{"description":"The name of the workspace.","type":"string"},"time_zone":{"description":"The IANA name of the time zone whose date is the workspace's today.","type":"string"}}};
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
if((((data0.id === undefined) && (missing1 = "id")) || ((data0.name === undefined) && (missing1 = "name"))) || ((data0.email === undefined) && (missing1 = "email"))){
validate23.errors = [{instancePath:instancePath+"/user",schemaPath:"#/components/schemas/SessionUser/required",keyword:"required",params:{missingProperty: missing1},schema:schema35.required,parentSchema:schema35,data:data0}];
return false;
}
else {
const _errs5 = errors;
for(const key1 in data0){
if(!(((key1 === "id") || (key1 === "name")) || (key1 === "email"))){
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
let data4 = data.workspace;
const _errs12 = errors;
const _errs13 = errors;
if(errors === _errs13){
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
let missing2;
if((((data4.id === undefined) && (missing2 = "id")) || ((data4.name === undefined) && (missing2 = "name"))) || ((data4.time_zone === undefined) && (missing2 = "time_zone"))){
validate23.errors = [{instancePath:instancePath+"/workspace",schemaPath:"#/components/schemas/Workspace/required",keyword:"required",params:{missingProperty: missing2},schema:schema36.required,parentSchema:schema36,data:data4}];
return false;
}
else {
const _errs15 = errors;
for(const key2 in data4){
if(!(((key2 === "id") || (key2 === "name")) || (key2 === "time_zone"))){
validate23.errors = [{instancePath:instancePath+"/workspace",schemaPath:"#/components/schemas/Workspace/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},schema:false,parentSchema:schema36,data:data4}];
return false;
break;
}
}
if(_errs15 === errors){
if(data4.id !== undefined){
let data5 = data4.id;
const _errs16 = errors;
if(typeof data5 !== "string"){
validate23.errors = [{instancePath:instancePath+"/workspace/id",schemaPath:"#/components/schemas/Workspace/properties/id/type",keyword:"type",params:{type: "string"},schema:schema36.properties.id.type,parentSchema:schema36.properties.id,data:data5}];
return false;
}
var valid4 = _errs16 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data4.name !== undefined){
let data6 = data4.name;
const _errs18 = errors;
if(typeof data6 !== "string"){
validate23.errors = [{instancePath:instancePath+"/workspace/name",schemaPath:"#/components/schemas/Workspace/properties/name/type",keyword:"type",params:{type: "string"},schema:schema36.properties.name.type,parentSchema:schema36.properties.name,data:data6}];
return false;
}
var valid4 = _errs18 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data4.time_zone !== undefined){
let data7 = data4.time_zone;
const _errs20 = errors;
if(typeof data7 !== "string"){
validate23.errors = [{instancePath:instancePath+"/workspace/time_zone",schemaPath:"#/components/schemas/Workspace/properties/time_zone/type",keyword:"type",params:{type: "string"},schema:schema36.properties.time_zone.type,parentSchema:schema36.properties.time_zone,data:data7}];
return false;
}
var valid4 = _errs20 === errors;
}
else {
var valid4 = true;
}
}
}
}
}
}
else {
validate23.errors = [{instancePath:instancePath+"/workspace",schemaPath:"#/components/schemas/Workspace/type",keyword:"type",params:{type: "object"},schema:schema36.type,parentSchema:schema36,data:data4}];
return false;
}
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.role !== undefined){
let data8 = data.role;
const _errs22 = errors;
if(typeof data8 !== "string"){
validate23.errors = [{instancePath:instancePath+"/role",schemaPath:"#/components/schemas/Role/type",keyword:"type",params:{type: "string"},schema:schema37.type,parentSchema:schema37,data:data8}];
return false;
}
if(!(((data8 === "owner") || (data8 === "admin")) || (data8 === "member"))){
validate23.errors = [{instancePath:instancePath+"/role",schemaPath:"#/components/schemas/Role/enum",keyword:"enum",params:{allowedValues: schema37.enum},schema:schema37.enum,parentSchema:schema37,data:data8}];
return false;
}
var valid0 = _errs22 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.workspaces !== undefined){
let data9 = data.workspaces;
const _errs25 = errors;
if(errors === _errs25){
if(Array.isArray(data9)){
var valid6 = true;
const len0 = data9.length;
for(let i0=0; i0<len0; i0++){
const _errs27 = errors;
if(!(validate24(data9[i0], {instancePath:instancePath+"/workspaces/" + i0,parentData:data9,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
errors = vErrors.length;
}
var valid6 = _errs27 === errors;
if(!valid6){
break;
}
}
}
else {
validate23.errors = [{instancePath:instancePath+"/workspaces",schemaPath:"#/properties/workspaces/type",keyword:"type",params:{type: "array"},schema:schema34.properties.workspaces.type,parentSchema:schema34.properties.workspaces,data:data9}];
return false;
}
}
var valid0 = _errs25 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.expires_at !== undefined){
let data11 = data.expires_at;
const _errs28 = errors;
if(errors === _errs28){
if(errors === _errs28){
if(typeof data11 === "string"){
if(!(formats0.validate(data11))){
validate23.errors = [{instancePath:instancePath+"/expires_at",schemaPath:"#/properties/expires_at/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema34.properties.expires_at,data:data11}];
return false;
}
}
else {
validate23.errors = [{instancePath:instancePath+"/expires_at",schemaPath:"#/properties/expires_at/type",keyword:"type",params:{type: "string"},schema:schema34.properties.expires_at.type,parentSchema:schema34.properties.expires_at,data:data11}];
return false;
}
}
}
var valid0 = _errs28 === errors;
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
const schema41 = {"description":"The credentials.","type":"object","required":["email","password"],"properties":{"email":{"description":"The e-mail address, in any case.","type":"string","minLength":1,"maxLength":320,"pattern":"^[^\\u0000\\uD800-\\uDFFF]*([\\uD800-\\uDBFF][\\uDC00-\\uDFFF][^\\u0000\\uD800-\\uDFFF]*)*$"},"password":{"description":"The password.","type":"string","minLength":1,"maxLength":200,"pattern":"^[^\\u0000\\uD800-\\uDFFF]*([\\uD800-\\uDBFF][\\uDC00-\\uDFFF][^\\u0000\\uD800-\\uDFFF]*)*$"}}};
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
validate28.evaluated = {"props":{"email":true,"password":true},"dynamicProps":false,"dynamicItems":false};

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

export const signIn_201 = validate31;
const schema44 = {"$ref":"contract#/components/schemas/SessionResponse"};

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
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.data === undefined) && (missing0 = "data")){
validate32.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema33.required,parentSchema:schema33,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "data")){
validate32.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema33,data}];
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
validate32.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema33.type,parentSchema:schema33,data}];
return false;
}
}
validate32.errors = vErrors;
return errors === 0;
}
validate32.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


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
if(!(validate32(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate32.errors : vErrors.concat(validate32.errors);
errors = vErrors.length;
}
validate31.errors = vErrors;
return errors === 0;
}
validate31.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const updateSession_body = validate35;
const schema46 = {"$ref":"contract#/components/schemas/SessionUpdate"};
const schema47 = {"description":"The workspace to switch to.","type":"object","required":["workspace_id"],"properties":{"workspace_id":{"description":"The workspace.","type":"string","maxLength":255,"pattern":"^[^\\u0000\\uD800-\\uDFFF]*([\\uD800-\\uDBFF][\\uDC00-\\uDFFF][^\\u0000\\uD800-\\uDFFF]*)*$"}}};

function validate35(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate35.evaluated;
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
validate35.errors = [{instancePath,schemaPath:"contract#/components/schemas/SessionUpdate/required",keyword:"required",params:{missingProperty: missing0},schema:schema47.required,parentSchema:schema47,data}];
return false;
}
else {
if(data.workspace_id !== undefined){
let data0 = data.workspace_id;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(func1(data0) > 255){
validate35.errors = [{instancePath:instancePath+"/workspace_id",schemaPath:"contract#/components/schemas/SessionUpdate/properties/workspace_id/maxLength",keyword:"maxLength",params:{limit: 255},schema:255,parentSchema:schema47.properties.workspace_id,data:data0}];
return false;
}
else {
if(!pattern4.test(data0)){
validate35.errors = [{instancePath:instancePath+"/workspace_id",schemaPath:"contract#/components/schemas/SessionUpdate/properties/workspace_id/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000\\uD800-\\uDFFF]*([\\uD800-\\uDBFF][\\uDC00-\\uDFFF][^\\u0000\\uD800-\\uDFFF]*)*$"},schema:"^[^\\u0000\\uD800-\\uDFFF]*([\\uD800-\\uDBFF][\\uDC00-\\uDFFF][^\\u0000\\uD800-\\uDFFF]*)*$",parentSchema:schema47.properties.workspace_id,data:data0}];
return false;
}
}
}
else {
validate35.errors = [{instancePath:instancePath+"/workspace_id",schemaPath:"contract#/components/schemas/SessionUpdate/properties/workspace_id/type",keyword:"type",params:{type: "string"},schema:schema47.properties.workspace_id.type,parentSchema:schema47.properties.workspace_id,data:data0}];
return false;
}
}
}
}
}
else {
validate35.errors = [{instancePath,schemaPath:"contract#/components/schemas/SessionUpdate/type",keyword:"type",params:{type: "object"},schema:schema47.type,parentSchema:schema47,data}];
return false;
}
}
validate35.errors = vErrors;
return errors === 0;
}
validate35.evaluated = {"props":{"workspace_id":true},"dynamicProps":false,"dynamicItems":false};

export const updateSession_body_workspace_id = validate36;
const schema48 = {"description":"The workspace.","type":"string","maxLength":255,"pattern":"^[^\\u0000\\uD800-\\uDFFF]*([\\uD800-\\uDBFF][\\uDC00-\\uDFFF][^\\u0000\\uD800-\\uDFFF]*)*$"};

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
if(errors === 0){
if(typeof data === "string"){
if(func1(data) > 255){
validate36.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 255},schema:255,parentSchema:schema48,data}];
return false;
}
else {
if(!pattern4.test(data)){
validate36.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000\\uD800-\\uDFFF]*([\\uD800-\\uDBFF][\\uDC00-\\uDFFF][^\\u0000\\uD800-\\uDFFF]*)*$"},schema:"^[^\\u0000\\uD800-\\uDFFF]*([\\uD800-\\uDBFF][\\uDC00-\\uDFFF][^\\u0000\\uD800-\\uDFFF]*)*$",parentSchema:schema48,data}];
return false;
}
}
}
else {
validate36.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema48.type,parentSchema:schema48,data}];
return false;
}
}
validate36.errors = vErrors;
return errors === 0;
}
validate36.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const updateSession_200 = validate37;
const schema49 = {"$ref":"contract#/components/schemas/SessionResponse"};

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
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.data === undefined) && (missing0 = "data")){
validate38.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema33.required,parentSchema:schema33,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "data")){
validate38.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema33,data}];
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
validate38.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema33.type,parentSchema:schema33,data}];
return false;
}
}
validate38.errors = vErrors;
return errors === 0;
}
validate38.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


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
if(!(validate38(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate38.errors : vErrors.concat(validate38.errors);
errors = vErrors.length;
}
validate37.errors = vErrors;
return errors === 0;
}
validate37.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const listSessions_query_cursor = validate41;
const schema51 = {"type":"string","maxLength":1024};

function validate41(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate41.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(typeof data === "string"){
if(func1(data) > 1024){
validate41.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 1024},schema:1024,parentSchema:schema51,data}];
return false;
}
}
else {
validate41.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema51.type,parentSchema:schema51,data}];
return false;
}
}
validate41.errors = vErrors;
return errors === 0;
}
validate41.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const listSessions_200 = validate42;
const schema52 = {"$ref":"contract#/components/schemas/SessionEntryList"};
const schema53 = {"description":"A page of a list.","type":"object","additionalProperties":false,"required":["data","meta"],"properties":{"data":{"description":"The items of this page.","type":"array","items":{"$ref":"#/components/schemas/SessionEntry"}},"meta":{"$ref":"#/components/schemas/CursorMeta"}}};
const schema54 = {"description":"One of the user's sessions.","type":"object","additionalProperties":false,"required":["id","created_at","last_seen_at","ip","user_agent","current"],"properties":{"id":{"description":"The id of the session.","type":"string"},"created_at":{"description":"When the user signed in.","type":"string","format":"date-time"},"last_seen_at":{"description":"When it was used last, to the minute.","type":"string","format":"date-time"},"ip":{"description":"The address that signed in.","type":"string"},"user_agent":{"description":"The browser that signed in.","type":["string","null"]},"current":{"description":"Whether it is the session of this request.","type":"boolean"}}};
const schema55 = {"description":"The position of the next page.","type":"object","additionalProperties":false,"required":["next_cursor"],"properties":{"next_cursor":{"description":"The `cursor` of the next page, or null on the last one.","type":["string","null"]}}};

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
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.data === undefined) && (missing0 = "data")) || ((data.meta === undefined) && (missing0 = "meta"))){
validate43.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema53.required,parentSchema:schema53,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "data") || (key0 === "meta"))){
validate43.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema53,data}];
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
validate43.errors = [{instancePath:instancePath+"/data/" + i0,schemaPath:"#/components/schemas/SessionEntry/required",keyword:"required",params:{missingProperty: missing1},schema:schema54.required,parentSchema:schema54,data:data1}];
return false;
}
else {
const _errs7 = errors;
for(const key1 in data1){
if(!((((((key1 === "id") || (key1 === "created_at")) || (key1 === "last_seen_at")) || (key1 === "ip")) || (key1 === "user_agent")) || (key1 === "current"))){
validate43.errors = [{instancePath:instancePath+"/data/" + i0,schemaPath:"#/components/schemas/SessionEntry/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},schema:false,parentSchema:schema54,data:data1}];
return false;
break;
}
}
if(_errs7 === errors){
if(data1.id !== undefined){
let data2 = data1.id;
const _errs8 = errors;
if(typeof data2 !== "string"){
validate43.errors = [{instancePath:instancePath+"/data/" + i0+"/id",schemaPath:"#/components/schemas/SessionEntry/properties/id/type",keyword:"type",params:{type: "string"},schema:schema54.properties.id.type,parentSchema:schema54.properties.id,data:data2}];
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
validate43.errors = [{instancePath:instancePath+"/data/" + i0+"/created_at",schemaPath:"#/components/schemas/SessionEntry/properties/created_at/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema54.properties.created_at,data:data3}];
return false;
}
}
else {
validate43.errors = [{instancePath:instancePath+"/data/" + i0+"/created_at",schemaPath:"#/components/schemas/SessionEntry/properties/created_at/type",keyword:"type",params:{type: "string"},schema:schema54.properties.created_at.type,parentSchema:schema54.properties.created_at,data:data3}];
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
validate43.errors = [{instancePath:instancePath+"/data/" + i0+"/last_seen_at",schemaPath:"#/components/schemas/SessionEntry/properties/last_seen_at/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema54.properties.last_seen_at,data:data4}];
return false;
}
}
else {
validate43.errors = [{instancePath:instancePath+"/data/" + i0+"/last_seen_at",schemaPath:"#/components/schemas/SessionEntry/properties/last_seen_at/type",keyword:"type",params:{type: "string"},schema:schema54.properties.last_seen_at.type,parentSchema:schema54.properties.last_seen_at,data:data4}];
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
validate43.errors = [{instancePath:instancePath+"/data/" + i0+"/ip",schemaPath:"#/components/schemas/SessionEntry/properties/ip/type",keyword:"type",params:{type: "string"},schema:schema54.properties.ip.type,parentSchema:schema54.properties.ip,data:data5}];
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
validate43.errors = [{instancePath:instancePath+"/data/" + i0+"/user_agent",schemaPath:"#/components/schemas/SessionEntry/properties/user_agent/type",keyword:"type",params:{type: schema54.properties.user_agent.type},schema:schema54.properties.user_agent.type,parentSchema:schema54.properties.user_agent,data:data6}];
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
validate43.errors = [{instancePath:instancePath+"/data/" + i0+"/current",schemaPath:"#/components/schemas/SessionEntry/properties/current/type",keyword:"type",params:{type: "boolean"},schema:schema54.properties.current.type,parentSchema:schema54.properties.current,data:data7}];
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
validate43.errors = [{instancePath:instancePath+"/data/" + i0,schemaPath:"#/components/schemas/SessionEntry/type",keyword:"type",params:{type: "object"},schema:schema54.type,parentSchema:schema54,data:data1}];
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
validate43.errors = [{instancePath:instancePath+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type: "array"},schema:schema53.properties.data.type,parentSchema:schema53.properties.data,data:data0}];
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
validate43.errors = [{instancePath:instancePath+"/meta",schemaPath:"#/components/schemas/CursorMeta/required",keyword:"required",params:{missingProperty: missing2},schema:schema55.required,parentSchema:schema55,data:data8}];
return false;
}
else {
const _errs23 = errors;
for(const key2 in data8){
if(!(key2 === "next_cursor")){
validate43.errors = [{instancePath:instancePath+"/meta",schemaPath:"#/components/schemas/CursorMeta/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},schema:false,parentSchema:schema55,data:data8}];
return false;
break;
}
}
if(_errs23 === errors){
if(data8.next_cursor !== undefined){
let data9 = data8.next_cursor;
if((typeof data9 !== "string") && (data9 !== null)){
validate43.errors = [{instancePath:instancePath+"/meta/next_cursor",schemaPath:"#/components/schemas/CursorMeta/properties/next_cursor/type",keyword:"type",params:{type: schema55.properties.next_cursor.type},schema:schema55.properties.next_cursor.type,parentSchema:schema55.properties.next_cursor,data:data9}];
return false;
}
}
}
}
}
else {
validate43.errors = [{instancePath:instancePath+"/meta",schemaPath:"#/components/schemas/CursorMeta/type",keyword:"type",params:{type: "object"},schema:schema55.type,parentSchema:schema55,data:data8}];
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
validate43.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema53.type,parentSchema:schema53,data}];
return false;
}
}
validate43.errors = vErrors;
return errors === 0;
}
validate43.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


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
if(!(validate43(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate43.errors : vErrors.concat(validate43.errors);
errors = vErrors.length;
}
validate42.errors = vErrors;
return errors === 0;
}
validate42.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const changePassword_body = validate45;
const schema56 = {"$ref":"contract#/components/schemas/PasswordChange"};
const schema57 = {"description":"The passwords.","type":"object","required":["current_password","new_password"],"properties":{"current_password":{"description":"The current password.","type":"string","minLength":1,"maxLength":200,"pattern":"^[^\\u0000\\uD800-\\uDFFF]*([\\uD800-\\uDBFF][\\uDC00-\\uDFFF][^\\u0000\\uD800-\\uDFFF]*)*$"},"new_password":{"description":"The new password.","type":"string","minLength":12,"maxLength":200,"pattern":"^[^\\u0000\\uD800-\\uDFFF]*([\\uD800-\\uDBFF][\\uDC00-\\uDFFF][^\\u0000\\uD800-\\uDFFF]*)*$"}}};

function validate45(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate45.evaluated;
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
validate45.errors = [{instancePath,schemaPath:"contract#/components/schemas/PasswordChange/required",keyword:"required",params:{missingProperty: missing0},schema:schema57.required,parentSchema:schema57,data}];
return false;
}
else {
if(data.current_password !== undefined){
let data0 = data.current_password;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(func1(data0) > 200){
validate45.errors = [{instancePath:instancePath+"/current_password",schemaPath:"contract#/components/schemas/PasswordChange/properties/current_password/maxLength",keyword:"maxLength",params:{limit: 200},schema:200,parentSchema:schema57.properties.current_password,data:data0}];
return false;
}
else {
if(func1(data0) < 1){
validate45.errors = [{instancePath:instancePath+"/current_password",schemaPath:"contract#/components/schemas/PasswordChange/properties/current_password/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema57.properties.current_password,data:data0}];
return false;
}
else {
if(!pattern4.test(data0)){
validate45.errors = [{instancePath:instancePath+"/current_password",schemaPath:"contract#/components/schemas/PasswordChange/properties/current_password/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000\\uD800-\\uDFFF]*([\\uD800-\\uDBFF][\\uDC00-\\uDFFF][^\\u0000\\uD800-\\uDFFF]*)*$"},schema:"^[^\\u0000\\uD800-\\uDFFF]*([\\uD800-\\uDBFF][\\uDC00-\\uDFFF][^\\u0000\\uD800-\\uDFFF]*)*$",parentSchema:schema57.properties.current_password,data:data0}];
return false;
}
}
}
}
else {
validate45.errors = [{instancePath:instancePath+"/current_password",schemaPath:"contract#/components/schemas/PasswordChange/properties/current_password/type",keyword:"type",params:{type: "string"},schema:schema57.properties.current_password.type,parentSchema:schema57.properties.current_password,data:data0}];
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
validate45.errors = [{instancePath:instancePath+"/new_password",schemaPath:"contract#/components/schemas/PasswordChange/properties/new_password/maxLength",keyword:"maxLength",params:{limit: 200},schema:200,parentSchema:schema57.properties.new_password,data:data1}];
return false;
}
else {
if(func1(data1) < 12){
validate45.errors = [{instancePath:instancePath+"/new_password",schemaPath:"contract#/components/schemas/PasswordChange/properties/new_password/minLength",keyword:"minLength",params:{limit: 12},schema:12,parentSchema:schema57.properties.new_password,data:data1}];
return false;
}
else {
if(!pattern4.test(data1)){
validate45.errors = [{instancePath:instancePath+"/new_password",schemaPath:"contract#/components/schemas/PasswordChange/properties/new_password/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000\\uD800-\\uDFFF]*([\\uD800-\\uDBFF][\\uDC00-\\uDFFF][^\\u0000\\uD800-\\uDFFF]*)*$"},schema:"^[^\\u0000\\uD800-\\uDFFF]*([\\uD800-\\uDBFF][\\uDC00-\\uDFFF][^\\u0000\\uD800-\\uDFFF]*)*$",parentSchema:schema57.properties.new_password,data:data1}];
return false;
}
}
}
}
else {
validate45.errors = [{instancePath:instancePath+"/new_password",schemaPath:"contract#/components/schemas/PasswordChange/properties/new_password/type",keyword:"type",params:{type: "string"},schema:schema57.properties.new_password.type,parentSchema:schema57.properties.new_password,data:data1}];
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
validate45.errors = [{instancePath,schemaPath:"contract#/components/schemas/PasswordChange/type",keyword:"type",params:{type: "object"},schema:schema57.type,parentSchema:schema57,data}];
return false;
}
}
validate45.errors = vErrors;
return errors === 0;
}
validate45.evaluated = {"props":{"current_password":true,"new_password":true},"dynamicProps":false,"dynamicItems":false};

export const changePassword_body_current_password = validate46;
const schema58 = {"description":"The current password.","type":"string","minLength":1,"maxLength":200,"pattern":"^[^\\u0000\\uD800-\\uDFFF]*([\\uD800-\\uDBFF][\\uDC00-\\uDFFF][^\\u0000\\uD800-\\uDFFF]*)*$"};

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
if(errors === 0){
if(typeof data === "string"){
if(func1(data) > 200){
validate46.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 200},schema:200,parentSchema:schema58,data}];
return false;
}
else {
if(func1(data) < 1){
validate46.errors = [{instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema58,data}];
return false;
}
else {
if(!pattern4.test(data)){
validate46.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000\\uD800-\\uDFFF]*([\\uD800-\\uDBFF][\\uDC00-\\uDFFF][^\\u0000\\uD800-\\uDFFF]*)*$"},schema:"^[^\\u0000\\uD800-\\uDFFF]*([\\uD800-\\uDBFF][\\uDC00-\\uDFFF][^\\u0000\\uD800-\\uDFFF]*)*$",parentSchema:schema58,data}];
return false;
}
}
}
}
else {
validate46.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema58.type,parentSchema:schema58,data}];
return false;
}
}
validate46.errors = vErrors;
return errors === 0;
}
validate46.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const changePassword_body_new_password = validate47;
const schema59 = {"description":"The new password.","type":"string","minLength":12,"maxLength":200,"pattern":"^[^\\u0000\\uD800-\\uDFFF]*([\\uD800-\\uDBFF][\\uDC00-\\uDFFF][^\\u0000\\uD800-\\uDFFF]*)*$"};

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
if(func1(data) < 12){
validate47.errors = [{instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 12},schema:12,parentSchema:schema59,data}];
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

export const listInvitations_query_cursor = validate48;
const schema60 = {"type":"string","maxLength":1024};

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
if(func1(data) > 1024){
validate48.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 1024},schema:1024,parentSchema:schema60,data}];
return false;
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

export const listInvitations_200 = validate49;
const schema61 = {"$ref":"contract#/components/schemas/InvitationList"};
const schema62 = {"description":"A page of a list.","type":"object","additionalProperties":false,"required":["data","meta"],"properties":{"data":{"description":"The items of this page.","type":"array","items":{"$ref":"#/components/schemas/Invitation"}},"meta":{"$ref":"#/components/schemas/CursorMeta"}}};
const schema63 = {"description":"An invitation that is open.","type":"object","additionalProperties":false,"required":["id","email","name","role","invited_by","created_at","expires_at"],"properties":{"id":{"description":"The id of the invitation.","type":"string"},"email":{"description":"The address that is invited.","type":"string"},"name":{"description":"The name of the person, if it was given.","type":["string","null"]},"role":{"$ref":"#/components/schemas/Role"},"invited_by":{"description":"Who invited them. Null if an operator did, by a command.","oneOf":[{"$ref":"#/components/schemas/UserRef"},{"type":"null"}]},"created_at":{"description":"When it was created.","type":"string","format":"date-time"},"expires_at":{"description":"When its link stops working.","type":"string","format":"date-time"}}};
const schema65 = {"description":"A user.","type":"object","additionalProperties":false,"required":["id","name"],"properties":{"id":{"description":"The id of the user.","type":"string"},"name":{"description":"The name of the user.","type":"string"}}};

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
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((((data.id === undefined) && (missing0 = "id")) || ((data.email === undefined) && (missing0 = "email"))) || ((data.name === undefined) && (missing0 = "name"))) || ((data.role === undefined) && (missing0 = "role"))) || ((data.invited_by === undefined) && (missing0 = "invited_by"))) || ((data.created_at === undefined) && (missing0 = "created_at"))) || ((data.expires_at === undefined) && (missing0 = "expires_at"))){
validate51.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema63.required,parentSchema:schema63,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((((((key0 === "id") || (key0 === "email")) || (key0 === "name")) || (key0 === "role")) || (key0 === "invited_by")) || (key0 === "created_at")) || (key0 === "expires_at"))){
validate51.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema63,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.id !== undefined){
let data0 = data.id;
const _errs2 = errors;
if(typeof data0 !== "string"){
validate51.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},schema:schema63.properties.id.type,parentSchema:schema63.properties.id,data:data0}];
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
validate51.errors = [{instancePath:instancePath+"/email",schemaPath:"#/properties/email/type",keyword:"type",params:{type: "string"},schema:schema63.properties.email.type,parentSchema:schema63.properties.email,data:data1}];
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
validate51.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: schema63.properties.name.type},schema:schema63.properties.name.type,parentSchema:schema63.properties.name,data:data2}];
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
validate51.errors = [{instancePath:instancePath+"/role",schemaPath:"#/components/schemas/Role/type",keyword:"type",params:{type: "string"},schema:schema37.type,parentSchema:schema37,data:data3}];
return false;
}
if(!(((data3 === "owner") || (data3 === "admin")) || (data3 === "member"))){
validate51.errors = [{instancePath:instancePath+"/role",schemaPath:"#/components/schemas/Role/enum",keyword:"enum",params:{allowedValues: schema37.enum},schema:schema37.enum,parentSchema:schema37,data:data3}];
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
const err0 = {instancePath:instancePath+"/invited_by",schemaPath:"#/components/schemas/UserRef/required",keyword:"required",params:{missingProperty: missing1},schema:schema65.required,parentSchema:schema65,data:data4};
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
const err1 = {instancePath:instancePath+"/invited_by",schemaPath:"#/components/schemas/UserRef/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},schema:false,parentSchema:schema65,data:data4};
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
const err2 = {instancePath:instancePath+"/invited_by/id",schemaPath:"#/components/schemas/UserRef/properties/id/type",keyword:"type",params:{type: "string"},schema:schema65.properties.id.type,parentSchema:schema65.properties.id,data:data5};
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
const err3 = {instancePath:instancePath+"/invited_by/name",schemaPath:"#/components/schemas/UserRef/properties/name/type",keyword:"type",params:{type: "string"},schema:schema65.properties.name.type,parentSchema:schema65.properties.name,data:data6};
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
const err4 = {instancePath:instancePath+"/invited_by",schemaPath:"#/components/schemas/UserRef/type",keyword:"type",params:{type: "object"},schema:schema65.type,parentSchema:schema65,data:data4};
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
const err5 = {instancePath:instancePath+"/invited_by",schemaPath:"#/properties/invited_by/oneOf/1/type",keyword:"type",params:{type: "null"},schema:schema63.properties.invited_by.oneOf[1].type,parentSchema:schema63.properties.invited_by.oneOf[1],data:data4};
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
const err6 = {instancePath:instancePath+"/invited_by",schemaPath:"#/properties/invited_by/oneOf",keyword:"oneOf",params:{passingSchemas: passing0},schema:schema63.properties.invited_by.oneOf,parentSchema:schema63.properties.invited_by,data:data4};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
validate51.errors = vErrors;
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
validate51.errors = [{instancePath:instancePath+"/created_at",schemaPath:"#/properties/created_at/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema63.properties.created_at,data:data7}];
return false;
}
}
else {
validate51.errors = [{instancePath:instancePath+"/created_at",schemaPath:"#/properties/created_at/type",keyword:"type",params:{type: "string"},schema:schema63.properties.created_at.type,parentSchema:schema63.properties.created_at,data:data7}];
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
validate51.errors = [{instancePath:instancePath+"/expires_at",schemaPath:"#/properties/expires_at/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema63.properties.expires_at,data:data8}];
return false;
}
}
else {
validate51.errors = [{instancePath:instancePath+"/expires_at",schemaPath:"#/properties/expires_at/type",keyword:"type",params:{type: "string"},schema:schema63.properties.expires_at.type,parentSchema:schema63.properties.expires_at,data:data8}];
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
validate51.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema63.type,parentSchema:schema63,data}];
return false;
}
}
validate51.errors = vErrors;
return errors === 0;
}
validate51.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


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
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.data === undefined) && (missing0 = "data")) || ((data.meta === undefined) && (missing0 = "meta"))){
validate50.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema62.required,parentSchema:schema62,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "data") || (key0 === "meta"))){
validate50.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema62,data}];
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
if(!(validate51(data0[i0], {instancePath:instancePath+"/data/" + i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate51.errors : vErrors.concat(validate51.errors);
errors = vErrors.length;
}
var valid1 = _errs4 === errors;
if(!valid1){
break;
}
}
}
else {
validate50.errors = [{instancePath:instancePath+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type: "array"},schema:schema62.properties.data.type,parentSchema:schema62.properties.data,data:data0}];
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
validate50.errors = [{instancePath:instancePath+"/meta",schemaPath:"#/components/schemas/CursorMeta/required",keyword:"required",params:{missingProperty: missing1},schema:schema55.required,parentSchema:schema55,data:data2}];
return false;
}
else {
const _errs8 = errors;
for(const key1 in data2){
if(!(key1 === "next_cursor")){
validate50.errors = [{instancePath:instancePath+"/meta",schemaPath:"#/components/schemas/CursorMeta/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},schema:false,parentSchema:schema55,data:data2}];
return false;
break;
}
}
if(_errs8 === errors){
if(data2.next_cursor !== undefined){
let data3 = data2.next_cursor;
if((typeof data3 !== "string") && (data3 !== null)){
validate50.errors = [{instancePath:instancePath+"/meta/next_cursor",schemaPath:"#/components/schemas/CursorMeta/properties/next_cursor/type",keyword:"type",params:{type: schema55.properties.next_cursor.type},schema:schema55.properties.next_cursor.type,parentSchema:schema55.properties.next_cursor,data:data3}];
return false;
}
}
}
}
}
else {
validate50.errors = [{instancePath:instancePath+"/meta",schemaPath:"#/components/schemas/CursorMeta/type",keyword:"type",params:{type: "object"},schema:schema55.type,parentSchema:schema55,data:data2}];
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
validate50.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema62.type,parentSchema:schema62,data}];
return false;
}
}
validate50.errors = vErrors;
return errors === 0;
}
validate50.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


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
if(!(validate50(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate50.errors : vErrors.concat(validate50.errors);
errors = vErrors.length;
}
validate49.errors = vErrors;
return errors === 0;
}
validate49.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const createInvitation_header_Idempotency$2d$Key = validate54;
const schema67 = {"type":"string","minLength":1,"maxLength":255};

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
if(typeof data === "string"){
if(func1(data) > 255){
validate54.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 255},schema:255,parentSchema:schema67,data}];
return false;
}
else {
if(func1(data) < 1){
validate54.errors = [{instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema67,data}];
return false;
}
}
}
else {
validate54.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema67.type,parentSchema:schema67,data}];
return false;
}
}
validate54.errors = vErrors;
return errors === 0;
}
validate54.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const createInvitation_body = validate55;
const schema68 = {"$ref":"contract#/components/schemas/InvitationCreate"};
const schema69 = {"description":"A person to invite. Unknown fields are ignored.","type":"object","required":["email","role"],"properties":{"email":{"description":"The address, in any case.","type":"string","format":"email","maxLength":320,"pattern":"^[^\\u0000\\uD800-\\uDFFF]*([\\uD800-\\uDBFF][\\uDC00-\\uDFFF][^\\u0000\\uD800-\\uDFFF]*)*$"},"role":{"$ref":"#/components/schemas/InvitedRole"},"name":{"description":"The name of the person, for the list of invitations.","type":["string","null"],"minLength":1,"maxLength":100,"pattern":"^(?=[\\s\\S]*[^\\u0009-\\u000D\\u0020\\u0085\\u00A0\\u1680\\u2000-\\u200A\\u2028\\u2029\\u202F\\u205F\\u3000])[^\\u0000\\uD800-\\uDFFF]*([\\uD800-\\uDBFF][\\uDC00-\\uDFFF][^\\u0000\\uD800-\\uDFFF]*)*$","x-message":"must hold more than white space"}}};
const schema70 = {"description":"The role that an invited person will have.","type":"string","enum":["admin","member"]};
const formats10 = /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/i;
const pattern15 = new RegExp("^(?=[\\s\\S]*[^\\u0009-\\u000D\\u0020\\u0085\\u00A0\\u1680\\u2000-\\u200A\\u2028\\u2029\\u202F\\u205F\\u3000])[^\\u0000\\uD800-\\uDFFF]*([\\uD800-\\uDBFF][\\uDC00-\\uDFFF][^\\u0000\\uD800-\\uDFFF]*)*$", "u");

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
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.email === undefined) && (missing0 = "email")) || ((data.role === undefined) && (missing0 = "role"))){
validate56.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema69.required,parentSchema:schema69,data}];
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
validate56.errors = [{instancePath:instancePath+"/email",schemaPath:"#/properties/email/maxLength",keyword:"maxLength",params:{limit: 320},schema:320,parentSchema:schema69.properties.email,data:data0}];
return false;
}
else {
if(!pattern4.test(data0)){
validate56.errors = [{instancePath:instancePath+"/email",schemaPath:"#/properties/email/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000\\uD800-\\uDFFF]*([\\uD800-\\uDBFF][\\uDC00-\\uDFFF][^\\u0000\\uD800-\\uDFFF]*)*$"},schema:"^[^\\u0000\\uD800-\\uDFFF]*([\\uD800-\\uDBFF][\\uDC00-\\uDFFF][^\\u0000\\uD800-\\uDFFF]*)*$",parentSchema:schema69.properties.email,data:data0}];
return false;
}
else {
if(!(formats10.test(data0))){
validate56.errors = [{instancePath:instancePath+"/email",schemaPath:"#/properties/email/format",keyword:"format",params:{format: "email"},schema:"email",parentSchema:schema69.properties.email,data:data0}];
return false;
}
}
}
}
else {
validate56.errors = [{instancePath:instancePath+"/email",schemaPath:"#/properties/email/type",keyword:"type",params:{type: "string"},schema:schema69.properties.email.type,parentSchema:schema69.properties.email,data:data0}];
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
validate56.errors = [{instancePath:instancePath+"/role",schemaPath:"#/components/schemas/InvitedRole/type",keyword:"type",params:{type: "string"},schema:schema70.type,parentSchema:schema70,data:data1}];
return false;
}
if(!((data1 === "admin") || (data1 === "member"))){
validate56.errors = [{instancePath:instancePath+"/role",schemaPath:"#/components/schemas/InvitedRole/enum",keyword:"enum",params:{allowedValues: schema70.enum},schema:schema70.enum,parentSchema:schema70,data:data1}];
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
validate56.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: schema69.properties.name.type},schema:schema69.properties.name.type,parentSchema:schema69.properties.name,data:data2}];
return false;
}
if(errors === _errs6){
if(typeof data2 === "string"){
if(func1(data2) > 100){
validate56.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit: 100},schema:100,parentSchema:schema69.properties.name,data:data2}];
return false;
}
else {
if(func1(data2) < 1){
validate56.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema69.properties.name,data:data2}];
return false;
}
else {
if(!pattern15.test(data2)){
validate56.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/pattern",keyword:"pattern",params:{pattern: "^(?=[\\s\\S]*[^\\u0009-\\u000D\\u0020\\u0085\\u00A0\\u1680\\u2000-\\u200A\\u2028\\u2029\\u202F\\u205F\\u3000])[^\\u0000\\uD800-\\uDFFF]*([\\uD800-\\uDBFF][\\uDC00-\\uDFFF][^\\u0000\\uD800-\\uDFFF]*)*$"},schema:"^(?=[\\s\\S]*[^\\u0009-\\u000D\\u0020\\u0085\\u00A0\\u1680\\u2000-\\u200A\\u2028\\u2029\\u202F\\u205F\\u3000])[^\\u0000\\uD800-\\uDFFF]*([\\uD800-\\uDBFF][\\uDC00-\\uDFFF][^\\u0000\\uD800-\\uDFFF]*)*$",parentSchema:schema69.properties.name,data:data2}];
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
validate56.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema69.type,parentSchema:schema69,data}];
return false;
}
}
validate56.errors = vErrors;
return errors === 0;
}
validate56.evaluated = {"props":{"email":true,"role":true,"name":true},"dynamicProps":false,"dynamicItems":false};


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
if(!(validate56(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate56.errors : vErrors.concat(validate56.errors);
errors = vErrors.length;
}
validate55.errors = vErrors;
return errors === 0;
}
validate55.evaluated = {"props":{"email":true,"role":true,"name":true},"dynamicProps":false,"dynamicItems":false};

export const createInvitation_body_email = validate58;
const schema71 = {"description":"The address, in any case.","type":"string","format":"email","maxLength":320,"pattern":"^[^\\u0000\\uD800-\\uDFFF]*([\\uD800-\\uDBFF][\\uDC00-\\uDFFF][^\\u0000\\uD800-\\uDFFF]*)*$"};

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
if(errors === 0){
if(typeof data === "string"){
if(func1(data) > 320){
validate58.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 320},schema:320,parentSchema:schema71,data}];
return false;
}
else {
if(!pattern4.test(data)){
validate58.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000\\uD800-\\uDFFF]*([\\uD800-\\uDBFF][\\uDC00-\\uDFFF][^\\u0000\\uD800-\\uDFFF]*)*$"},schema:"^[^\\u0000\\uD800-\\uDFFF]*([\\uD800-\\uDBFF][\\uDC00-\\uDFFF][^\\u0000\\uD800-\\uDFFF]*)*$",parentSchema:schema71,data}];
return false;
}
else {
if(!(formats10.test(data))){
validate58.errors = [{instancePath,schemaPath:"#/format",keyword:"format",params:{format: "email"},schema:"email",parentSchema:schema71,data}];
return false;
}
}
}
}
else {
validate58.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema71.type,parentSchema:schema71,data}];
return false;
}
}
}
validate58.errors = vErrors;
return errors === 0;
}
validate58.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const createInvitation_body_role = validate59;
const schema72 = {"$ref":"contract#/components/schemas/InvitedRole"};

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
if(typeof data !== "string"){
validate59.errors = [{instancePath,schemaPath:"contract#/components/schemas/InvitedRole/type",keyword:"type",params:{type: "string"},schema:schema70.type,parentSchema:schema70,data}];
return false;
}
if(!((data === "admin") || (data === "member"))){
validate59.errors = [{instancePath,schemaPath:"contract#/components/schemas/InvitedRole/enum",keyword:"enum",params:{allowedValues: schema70.enum},schema:schema70.enum,parentSchema:schema70,data}];
return false;
}
validate59.errors = vErrors;
return errors === 0;
}
validate59.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const createInvitation_body_name = validate60;
const schema74 = {"description":"The name of the person, for the list of invitations.","type":["string","null"],"minLength":1,"maxLength":100,"pattern":"^(?=[\\s\\S]*[^\\u0009-\\u000D\\u0020\\u0085\\u00A0\\u1680\\u2000-\\u200A\\u2028\\u2029\\u202F\\u205F\\u3000])[^\\u0000\\uD800-\\uDFFF]*([\\uD800-\\uDBFF][\\uDC00-\\uDFFF][^\\u0000\\uD800-\\uDFFF]*)*$","x-message":"must hold more than white space"};

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
if((typeof data !== "string") && (data !== null)){
validate60.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema74.type},schema:schema74.type,parentSchema:schema74,data}];
return false;
}
if(errors === 0){
if(typeof data === "string"){
if(func1(data) > 100){
validate60.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 100},schema:100,parentSchema:schema74,data}];
return false;
}
else {
if(func1(data) < 1){
validate60.errors = [{instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema74,data}];
return false;
}
else {
if(!pattern15.test(data)){
validate60.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^(?=[\\s\\S]*[^\\u0009-\\u000D\\u0020\\u0085\\u00A0\\u1680\\u2000-\\u200A\\u2028\\u2029\\u202F\\u205F\\u3000])[^\\u0000\\uD800-\\uDFFF]*([\\uD800-\\uDBFF][\\uDC00-\\uDFFF][^\\u0000\\uD800-\\uDFFF]*)*$"},schema:"^(?=[\\s\\S]*[^\\u0009-\\u000D\\u0020\\u0085\\u00A0\\u1680\\u2000-\\u200A\\u2028\\u2029\\u202F\\u205F\\u3000])[^\\u0000\\uD800-\\uDFFF]*([\\uD800-\\uDBFF][\\uDC00-\\uDFFF][^\\u0000\\uD800-\\uDFFF]*)*$",parentSchema:schema74,data}];
return false;
}
}
}
}
}
validate60.errors = vErrors;
return errors === 0;
}
validate60.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const createInvitation_201 = validate61;
const schema75 = {"$ref":"contract#/components/schemas/InvitationWithUrl"};
const schema76 = {"description":"An invitation and its link.","type":"object","additionalProperties":false,"required":["data","url"],"properties":{"data":{"$ref":"#/components/schemas/Invitation"},"url":{"description":"The link to pass on. Shown only once; null in a replay.","type":["string","null"],"x-shown-once":true}}};

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
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.data === undefined) && (missing0 = "data")) || ((data.url === undefined) && (missing0 = "url"))){
validate62.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema76.required,parentSchema:schema76,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "data") || (key0 === "url"))){
validate62.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema76,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.data !== undefined){
const _errs2 = errors;
if(!(validate51(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate51.errors : vErrors.concat(validate51.errors);
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
validate62.errors = [{instancePath:instancePath+"/url",schemaPath:"#/properties/url/type",keyword:"type",params:{type: schema76.properties.url.type},schema:schema76.properties.url.type,parentSchema:schema76.properties.url,data:data1}];
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
validate62.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema76.type,parentSchema:schema76,data}];
return false;
}
}
validate62.errors = vErrors;
return errors === 0;
}
validate62.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


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
if(!(validate62(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate62.errors : vErrors.concat(validate62.errors);
errors = vErrors.length;
}
validate61.errors = vErrors;
return errors === 0;
}
validate61.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const getInvitation_body = validate65;
const schema77 = {"$ref":"contract#/components/schemas/InvitationLookUp"};
const schema78 = {"description":"A link to look up.","type":"object","required":["token"],"properties":{"token":{"description":"The part of the link after `#`.","type":"string","minLength":1,"maxLength":255,"pattern":"^[^\\u0000\\uD800-\\uDFFF]*([\\uD800-\\uDBFF][\\uDC00-\\uDFFF][^\\u0000\\uD800-\\uDFFF]*)*$"}}};

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
if((data.token === undefined) && (missing0 = "token")){
validate65.errors = [{instancePath,schemaPath:"contract#/components/schemas/InvitationLookUp/required",keyword:"required",params:{missingProperty: missing0},schema:schema78.required,parentSchema:schema78,data}];
return false;
}
else {
if(data.token !== undefined){
let data0 = data.token;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(func1(data0) > 255){
validate65.errors = [{instancePath:instancePath+"/token",schemaPath:"contract#/components/schemas/InvitationLookUp/properties/token/maxLength",keyword:"maxLength",params:{limit: 255},schema:255,parentSchema:schema78.properties.token,data:data0}];
return false;
}
else {
if(func1(data0) < 1){
validate65.errors = [{instancePath:instancePath+"/token",schemaPath:"contract#/components/schemas/InvitationLookUp/properties/token/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema78.properties.token,data:data0}];
return false;
}
else {
if(!pattern4.test(data0)){
validate65.errors = [{instancePath:instancePath+"/token",schemaPath:"contract#/components/schemas/InvitationLookUp/properties/token/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000\\uD800-\\uDFFF]*([\\uD800-\\uDBFF][\\uDC00-\\uDFFF][^\\u0000\\uD800-\\uDFFF]*)*$"},schema:"^[^\\u0000\\uD800-\\uDFFF]*([\\uD800-\\uDBFF][\\uDC00-\\uDFFF][^\\u0000\\uD800-\\uDFFF]*)*$",parentSchema:schema78.properties.token,data:data0}];
return false;
}
}
}
}
else {
validate65.errors = [{instancePath:instancePath+"/token",schemaPath:"contract#/components/schemas/InvitationLookUp/properties/token/type",keyword:"type",params:{type: "string"},schema:schema78.properties.token.type,parentSchema:schema78.properties.token,data:data0}];
return false;
}
}
}
}
}
else {
validate65.errors = [{instancePath,schemaPath:"contract#/components/schemas/InvitationLookUp/type",keyword:"type",params:{type: "object"},schema:schema78.type,parentSchema:schema78,data}];
return false;
}
}
validate65.errors = vErrors;
return errors === 0;
}
validate65.evaluated = {"props":{"token":true},"dynamicProps":false,"dynamicItems":false};

export const getInvitation_body_token = validate66;
const schema79 = {"description":"The part of the link after `#`.","type":"string","minLength":1,"maxLength":255,"pattern":"^[^\\u0000\\uD800-\\uDFFF]*([\\uD800-\\uDBFF][\\uDC00-\\uDFFF][^\\u0000\\uD800-\\uDFFF]*)*$"};

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
if(errors === 0){
if(typeof data === "string"){
if(func1(data) > 255){
validate66.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 255},schema:255,parentSchema:schema79,data}];
return false;
}
else {
if(func1(data) < 1){
validate66.errors = [{instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema79,data}];
return false;
}
else {
if(!pattern4.test(data)){
validate66.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000\\uD800-\\uDFFF]*([\\uD800-\\uDBFF][\\uDC00-\\uDFFF][^\\u0000\\uD800-\\uDFFF]*)*$"},schema:"^[^\\u0000\\uD800-\\uDFFF]*([\\uD800-\\uDBFF][\\uDC00-\\uDFFF][^\\u0000\\uD800-\\uDFFF]*)*$",parentSchema:schema79,data}];
return false;
}
}
}
}
else {
validate66.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema79.type,parentSchema:schema79,data}];
return false;
}
}
validate66.errors = vErrors;
return errors === 0;
}
validate66.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const getInvitation_200 = validate67;
const schema80 = {"$ref":"contract#/components/schemas/InvitationPreviewResponse"};
const schema81 = {"description":"What an invitation is for.","type":"object","additionalProperties":false,"required":["data"],"properties":{"data":{"$ref":"#/components/schemas/InvitationPreview"}}};
const schema82 = {"description":"What an invitation is for.","type":"object","additionalProperties":false,"required":["email","role","workspace","has_account"],"properties":{"email":{"description":"The address that is invited.","type":"string"},"role":{"$ref":"#/components/schemas/Role"},"workspace":{"$ref":"#/components/schemas/InvitingWorkspace"},"has_account":{"description":"Whether the address has an account, whose password is then asked for.","type":"boolean"}}};
const schema84 = {"description":"The workspace to join.","type":"object","additionalProperties":false,"required":["name"],"properties":{"name":{"description":"The name of the workspace.","type":"string"}}};

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
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.email === undefined) && (missing0 = "email")) || ((data.role === undefined) && (missing0 = "role"))) || ((data.workspace === undefined) && (missing0 = "workspace"))) || ((data.has_account === undefined) && (missing0 = "has_account"))){
validate69.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema82.required,parentSchema:schema82,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((key0 === "email") || (key0 === "role")) || (key0 === "workspace")) || (key0 === "has_account"))){
validate69.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema82,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.email !== undefined){
let data0 = data.email;
const _errs2 = errors;
if(typeof data0 !== "string"){
validate69.errors = [{instancePath:instancePath+"/email",schemaPath:"#/properties/email/type",keyword:"type",params:{type: "string"},schema:schema82.properties.email.type,parentSchema:schema82.properties.email,data:data0}];
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
validate69.errors = [{instancePath:instancePath+"/role",schemaPath:"#/components/schemas/Role/type",keyword:"type",params:{type: "string"},schema:schema37.type,parentSchema:schema37,data:data1}];
return false;
}
if(!(((data1 === "owner") || (data1 === "admin")) || (data1 === "member"))){
validate69.errors = [{instancePath:instancePath+"/role",schemaPath:"#/components/schemas/Role/enum",keyword:"enum",params:{allowedValues: schema37.enum},schema:schema37.enum,parentSchema:schema37,data:data1}];
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
validate69.errors = [{instancePath:instancePath+"/workspace",schemaPath:"#/components/schemas/InvitingWorkspace/required",keyword:"required",params:{missingProperty: missing1},schema:schema84.required,parentSchema:schema84,data:data2}];
return false;
}
else {
const _errs10 = errors;
for(const key1 in data2){
if(!(key1 === "name")){
validate69.errors = [{instancePath:instancePath+"/workspace",schemaPath:"#/components/schemas/InvitingWorkspace/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},schema:false,parentSchema:schema84,data:data2}];
return false;
break;
}
}
if(_errs10 === errors){
if(data2.name !== undefined){
let data3 = data2.name;
if(typeof data3 !== "string"){
validate69.errors = [{instancePath:instancePath+"/workspace/name",schemaPath:"#/components/schemas/InvitingWorkspace/properties/name/type",keyword:"type",params:{type: "string"},schema:schema84.properties.name.type,parentSchema:schema84.properties.name,data:data3}];
return false;
}
}
}
}
}
else {
validate69.errors = [{instancePath:instancePath+"/workspace",schemaPath:"#/components/schemas/InvitingWorkspace/type",keyword:"type",params:{type: "object"},schema:schema84.type,parentSchema:schema84,data:data2}];
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
validate69.errors = [{instancePath:instancePath+"/has_account",schemaPath:"#/properties/has_account/type",keyword:"type",params:{type: "boolean"},schema:schema82.properties.has_account.type,parentSchema:schema82.properties.has_account,data:data4}];
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
validate69.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema82.type,parentSchema:schema82,data}];
return false;
}
}
validate69.errors = vErrors;
return errors === 0;
}
validate69.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


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
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.data === undefined) && (missing0 = "data")){
validate68.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema81.required,parentSchema:schema81,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "data")){
validate68.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema81,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.data !== undefined){
if(!(validate69(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate69.errors : vErrors.concat(validate69.errors);
errors = vErrors.length;
}
}
}
}
}
else {
validate68.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema81.type,parentSchema:schema81,data}];
return false;
}
}
validate68.errors = vErrors;
return errors === 0;
}
validate68.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


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
if(!(validate68(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate68.errors : vErrors.concat(validate68.errors);
errors = vErrors.length;
}
validate67.errors = vErrors;
return errors === 0;
}
validate67.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const acceptInvitation_body = validate72;
const schema85 = {"$ref":"contract#/components/schemas/InvitationAcceptance"};
const schema86 = {"description":"Who joins. Unknown fields are ignored.","type":"object","required":["token","password"],"properties":{"token":{"description":"The part of the link after `#`.","type":"string","minLength":1,"maxLength":255,"pattern":"^[^\\u0000\\uD800-\\uDFFF]*([\\uD800-\\uDBFF][\\uDC00-\\uDFFF][^\\u0000\\uD800-\\uDFFF]*)*$"},"password":{"description":"The password of the account, or the one that a new account gets.","type":"string","minLength":1,"maxLength":200,"pattern":"^[^\\u0000\\uD800-\\uDFFF]*([\\uD800-\\uDBFF][\\uDC00-\\uDFFF][^\\u0000\\uD800-\\uDFFF]*)*$"},"name":{"description":"The name of a person without an account.","type":"string","minLength":1,"maxLength":100,"pattern":"^(?=[\\s\\S]*[^\\u0009-\\u000D\\u0020\\u0085\\u00A0\\u1680\\u2000-\\u200A\\u2028\\u2029\\u202F\\u205F\\u3000])[^\\u0000\\uD800-\\uDFFF]*([\\uD800-\\uDBFF][\\uDC00-\\uDFFF][^\\u0000\\uD800-\\uDFFF]*)*$","x-message":"must hold more than white space"}}};

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
const _errs0 = errors;
if(errors === _errs0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.token === undefined) && (missing0 = "token")) || ((data.password === undefined) && (missing0 = "password"))){
validate72.errors = [{instancePath,schemaPath:"contract#/components/schemas/InvitationAcceptance/required",keyword:"required",params:{missingProperty: missing0},schema:schema86.required,parentSchema:schema86,data}];
return false;
}
else {
if(data.token !== undefined){
let data0 = data.token;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(func1(data0) > 255){
validate72.errors = [{instancePath:instancePath+"/token",schemaPath:"contract#/components/schemas/InvitationAcceptance/properties/token/maxLength",keyword:"maxLength",params:{limit: 255},schema:255,parentSchema:schema86.properties.token,data:data0}];
return false;
}
else {
if(func1(data0) < 1){
validate72.errors = [{instancePath:instancePath+"/token",schemaPath:"contract#/components/schemas/InvitationAcceptance/properties/token/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema86.properties.token,data:data0}];
return false;
}
else {
if(!pattern4.test(data0)){
validate72.errors = [{instancePath:instancePath+"/token",schemaPath:"contract#/components/schemas/InvitationAcceptance/properties/token/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000\\uD800-\\uDFFF]*([\\uD800-\\uDBFF][\\uDC00-\\uDFFF][^\\u0000\\uD800-\\uDFFF]*)*$"},schema:"^[^\\u0000\\uD800-\\uDFFF]*([\\uD800-\\uDBFF][\\uDC00-\\uDFFF][^\\u0000\\uD800-\\uDFFF]*)*$",parentSchema:schema86.properties.token,data:data0}];
return false;
}
}
}
}
else {
validate72.errors = [{instancePath:instancePath+"/token",schemaPath:"contract#/components/schemas/InvitationAcceptance/properties/token/type",keyword:"type",params:{type: "string"},schema:schema86.properties.token.type,parentSchema:schema86.properties.token,data:data0}];
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
validate72.errors = [{instancePath:instancePath+"/password",schemaPath:"contract#/components/schemas/InvitationAcceptance/properties/password/maxLength",keyword:"maxLength",params:{limit: 200},schema:200,parentSchema:schema86.properties.password,data:data1}];
return false;
}
else {
if(func1(data1) < 1){
validate72.errors = [{instancePath:instancePath+"/password",schemaPath:"contract#/components/schemas/InvitationAcceptance/properties/password/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema86.properties.password,data:data1}];
return false;
}
else {
if(!pattern4.test(data1)){
validate72.errors = [{instancePath:instancePath+"/password",schemaPath:"contract#/components/schemas/InvitationAcceptance/properties/password/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000\\uD800-\\uDFFF]*([\\uD800-\\uDBFF][\\uDC00-\\uDFFF][^\\u0000\\uD800-\\uDFFF]*)*$"},schema:"^[^\\u0000\\uD800-\\uDFFF]*([\\uD800-\\uDBFF][\\uDC00-\\uDFFF][^\\u0000\\uD800-\\uDFFF]*)*$",parentSchema:schema86.properties.password,data:data1}];
return false;
}
}
}
}
else {
validate72.errors = [{instancePath:instancePath+"/password",schemaPath:"contract#/components/schemas/InvitationAcceptance/properties/password/type",keyword:"type",params:{type: "string"},schema:schema86.properties.password.type,parentSchema:schema86.properties.password,data:data1}];
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
validate72.errors = [{instancePath:instancePath+"/name",schemaPath:"contract#/components/schemas/InvitationAcceptance/properties/name/maxLength",keyword:"maxLength",params:{limit: 100},schema:100,parentSchema:schema86.properties.name,data:data2}];
return false;
}
else {
if(func1(data2) < 1){
validate72.errors = [{instancePath:instancePath+"/name",schemaPath:"contract#/components/schemas/InvitationAcceptance/properties/name/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema86.properties.name,data:data2}];
return false;
}
else {
if(!pattern15.test(data2)){
validate72.errors = [{instancePath:instancePath+"/name",schemaPath:"contract#/components/schemas/InvitationAcceptance/properties/name/pattern",keyword:"pattern",params:{pattern: "^(?=[\\s\\S]*[^\\u0009-\\u000D\\u0020\\u0085\\u00A0\\u1680\\u2000-\\u200A\\u2028\\u2029\\u202F\\u205F\\u3000])[^\\u0000\\uD800-\\uDFFF]*([\\uD800-\\uDBFF][\\uDC00-\\uDFFF][^\\u0000\\uD800-\\uDFFF]*)*$"},schema:"^(?=[\\s\\S]*[^\\u0009-\\u000D\\u0020\\u0085\\u00A0\\u1680\\u2000-\\u200A\\u2028\\u2029\\u202F\\u205F\\u3000])[^\\u0000\\uD800-\\uDFFF]*([\\uD800-\\uDBFF][\\uDC00-\\uDFFF][^\\u0000\\uD800-\\uDFFF]*)*$",parentSchema:schema86.properties.name,data:data2}];
return false;
}
}
}
}
else {
validate72.errors = [{instancePath:instancePath+"/name",schemaPath:"contract#/components/schemas/InvitationAcceptance/properties/name/type",keyword:"type",params:{type: "string"},schema:schema86.properties.name.type,parentSchema:schema86.properties.name,data:data2}];
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
validate72.errors = [{instancePath,schemaPath:"contract#/components/schemas/InvitationAcceptance/type",keyword:"type",params:{type: "object"},schema:schema86.type,parentSchema:schema86,data}];
return false;
}
}
validate72.errors = vErrors;
return errors === 0;
}
validate72.evaluated = {"props":{"token":true,"password":true,"name":true},"dynamicProps":false,"dynamicItems":false};

export const acceptInvitation_body_token = validate73;
const schema87 = {"description":"The part of the link after `#`.","type":"string","minLength":1,"maxLength":255,"pattern":"^[^\\u0000\\uD800-\\uDFFF]*([\\uD800-\\uDBFF][\\uDC00-\\uDFFF][^\\u0000\\uD800-\\uDFFF]*)*$"};

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
if(errors === 0){
if(typeof data === "string"){
if(func1(data) > 255){
validate73.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 255},schema:255,parentSchema:schema87,data}];
return false;
}
else {
if(func1(data) < 1){
validate73.errors = [{instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema87,data}];
return false;
}
else {
if(!pattern4.test(data)){
validate73.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000\\uD800-\\uDFFF]*([\\uD800-\\uDBFF][\\uDC00-\\uDFFF][^\\u0000\\uD800-\\uDFFF]*)*$"},schema:"^[^\\u0000\\uD800-\\uDFFF]*([\\uD800-\\uDBFF][\\uDC00-\\uDFFF][^\\u0000\\uD800-\\uDFFF]*)*$",parentSchema:schema87,data}];
return false;
}
}
}
}
else {
validate73.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema87.type,parentSchema:schema87,data}];
return false;
}
}
validate73.errors = vErrors;
return errors === 0;
}
validate73.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const acceptInvitation_body_password = validate74;
const schema88 = {"description":"The password of the account, or the one that a new account gets.","type":"string","minLength":1,"maxLength":200,"pattern":"^[^\\u0000\\uD800-\\uDFFF]*([\\uD800-\\uDBFF][\\uDC00-\\uDFFF][^\\u0000\\uD800-\\uDFFF]*)*$"};

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
validate74.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 200},schema:200,parentSchema:schema88,data}];
return false;
}
else {
if(func1(data) < 1){
validate74.errors = [{instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema88,data}];
return false;
}
else {
if(!pattern4.test(data)){
validate74.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000\\uD800-\\uDFFF]*([\\uD800-\\uDBFF][\\uDC00-\\uDFFF][^\\u0000\\uD800-\\uDFFF]*)*$"},schema:"^[^\\u0000\\uD800-\\uDFFF]*([\\uD800-\\uDBFF][\\uDC00-\\uDFFF][^\\u0000\\uD800-\\uDFFF]*)*$",parentSchema:schema88,data}];
return false;
}
}
}
}
else {
validate74.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema88.type,parentSchema:schema88,data}];
return false;
}
}
validate74.errors = vErrors;
return errors === 0;
}
validate74.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const acceptInvitation_body_name = validate75;
const schema89 = {"description":"The name of a person without an account.","type":"string","minLength":1,"maxLength":100,"pattern":"^(?=[\\s\\S]*[^\\u0009-\\u000D\\u0020\\u0085\\u00A0\\u1680\\u2000-\\u200A\\u2028\\u2029\\u202F\\u205F\\u3000])[^\\u0000\\uD800-\\uDFFF]*([\\uD800-\\uDBFF][\\uDC00-\\uDFFF][^\\u0000\\uD800-\\uDFFF]*)*$","x-message":"must hold more than white space"};

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
if(func1(data) > 100){
validate75.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 100},schema:100,parentSchema:schema89,data}];
return false;
}
else {
if(func1(data) < 1){
validate75.errors = [{instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema89,data}];
return false;
}
else {
if(!pattern15.test(data)){
validate75.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^(?=[\\s\\S]*[^\\u0009-\\u000D\\u0020\\u0085\\u00A0\\u1680\\u2000-\\u200A\\u2028\\u2029\\u202F\\u205F\\u3000])[^\\u0000\\uD800-\\uDFFF]*([\\uD800-\\uDBFF][\\uDC00-\\uDFFF][^\\u0000\\uD800-\\uDFFF]*)*$"},schema:"^(?=[\\s\\S]*[^\\u0009-\\u000D\\u0020\\u0085\\u00A0\\u1680\\u2000-\\u200A\\u2028\\u2029\\u202F\\u205F\\u3000])[^\\u0000\\uD800-\\uDFFF]*([\\uD800-\\uDBFF][\\uDC00-\\uDFFF][^\\u0000\\uD800-\\uDFFF]*)*$",parentSchema:schema89,data}];
return false;
}
}
}
}
else {
validate75.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema89.type,parentSchema:schema89,data}];
return false;
}
}
validate75.errors = vErrors;
return errors === 0;
}
validate75.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const acceptInvitation_201 = validate76;
const schema90 = {"$ref":"contract#/components/schemas/SessionResponse"};

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
if((data.data === undefined) && (missing0 = "data")){
validate77.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema33.required,parentSchema:schema33,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "data")){
validate77.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema33,data}];
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
validate77.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema33.type,parentSchema:schema33,data}];
return false;
}
}
validate77.errors = vErrors;
return errors === 0;
}
validate77.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


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
validate76.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const requestPasswordReset_body = validate80;
const schema92 = {"$ref":"contract#/components/schemas/PasswordResetRequest"};
const schema93 = {"description":"Whose password to reset.","type":"object","required":["email"],"properties":{"email":{"description":"The e-mail address, in any case.","type":"string","minLength":1,"maxLength":320,"pattern":"^[^\\u0000\\uD800-\\uDFFF]*([\\uD800-\\uDBFF][\\uDC00-\\uDFFF][^\\u0000\\uD800-\\uDFFF]*)*$"}}};

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
const _errs0 = errors;
if(errors === _errs0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.email === undefined) && (missing0 = "email")){
validate80.errors = [{instancePath,schemaPath:"contract#/components/schemas/PasswordResetRequest/required",keyword:"required",params:{missingProperty: missing0},schema:schema93.required,parentSchema:schema93,data}];
return false;
}
else {
if(data.email !== undefined){
let data0 = data.email;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(func1(data0) > 320){
validate80.errors = [{instancePath:instancePath+"/email",schemaPath:"contract#/components/schemas/PasswordResetRequest/properties/email/maxLength",keyword:"maxLength",params:{limit: 320},schema:320,parentSchema:schema93.properties.email,data:data0}];
return false;
}
else {
if(func1(data0) < 1){
validate80.errors = [{instancePath:instancePath+"/email",schemaPath:"contract#/components/schemas/PasswordResetRequest/properties/email/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema93.properties.email,data:data0}];
return false;
}
else {
if(!pattern4.test(data0)){
validate80.errors = [{instancePath:instancePath+"/email",schemaPath:"contract#/components/schemas/PasswordResetRequest/properties/email/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000\\uD800-\\uDFFF]*([\\uD800-\\uDBFF][\\uDC00-\\uDFFF][^\\u0000\\uD800-\\uDFFF]*)*$"},schema:"^[^\\u0000\\uD800-\\uDFFF]*([\\uD800-\\uDBFF][\\uDC00-\\uDFFF][^\\u0000\\uD800-\\uDFFF]*)*$",parentSchema:schema93.properties.email,data:data0}];
return false;
}
}
}
}
else {
validate80.errors = [{instancePath:instancePath+"/email",schemaPath:"contract#/components/schemas/PasswordResetRequest/properties/email/type",keyword:"type",params:{type: "string"},schema:schema93.properties.email.type,parentSchema:schema93.properties.email,data:data0}];
return false;
}
}
}
}
}
else {
validate80.errors = [{instancePath,schemaPath:"contract#/components/schemas/PasswordResetRequest/type",keyword:"type",params:{type: "object"},schema:schema93.type,parentSchema:schema93,data}];
return false;
}
}
validate80.errors = vErrors;
return errors === 0;
}
validate80.evaluated = {"props":{"email":true},"dynamicProps":false,"dynamicItems":false};

export const requestPasswordReset_body_email = validate81;
const schema94 = {"description":"The e-mail address, in any case.","type":"string","minLength":1,"maxLength":320,"pattern":"^[^\\u0000\\uD800-\\uDFFF]*([\\uD800-\\uDBFF][\\uDC00-\\uDFFF][^\\u0000\\uD800-\\uDFFF]*)*$"};

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
if(errors === 0){
if(typeof data === "string"){
if(func1(data) > 320){
validate81.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 320},schema:320,parentSchema:schema94,data}];
return false;
}
else {
if(func1(data) < 1){
validate81.errors = [{instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema94,data}];
return false;
}
else {
if(!pattern4.test(data)){
validate81.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000\\uD800-\\uDFFF]*([\\uD800-\\uDBFF][\\uDC00-\\uDFFF][^\\u0000\\uD800-\\uDFFF]*)*$"},schema:"^[^\\u0000\\uD800-\\uDFFF]*([\\uD800-\\uDBFF][\\uDC00-\\uDFFF][^\\u0000\\uD800-\\uDFFF]*)*$",parentSchema:schema94,data}];
return false;
}
}
}
}
else {
validate81.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema94.type,parentSchema:schema94,data}];
return false;
}
}
validate81.errors = vErrors;
return errors === 0;
}
validate81.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const completePasswordReset_body = validate82;
const schema95 = {"$ref":"contract#/components/schemas/PasswordResetCompletion"};
const schema96 = {"description":"The new password.","type":"object","required":["token","new_password"],"properties":{"token":{"description":"The part of the link after `#`.","type":"string","minLength":1,"maxLength":255,"pattern":"^[^\\u0000\\uD800-\\uDFFF]*([\\uD800-\\uDBFF][\\uDC00-\\uDFFF][^\\u0000\\uD800-\\uDFFF]*)*$"},"new_password":{"description":"The new password.","type":"string","minLength":12,"maxLength":200,"pattern":"^[^\\u0000\\uD800-\\uDFFF]*([\\uD800-\\uDBFF][\\uDC00-\\uDFFF][^\\u0000\\uD800-\\uDFFF]*)*$"}}};

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
const _errs0 = errors;
if(errors === _errs0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.token === undefined) && (missing0 = "token")) || ((data.new_password === undefined) && (missing0 = "new_password"))){
validate82.errors = [{instancePath,schemaPath:"contract#/components/schemas/PasswordResetCompletion/required",keyword:"required",params:{missingProperty: missing0},schema:schema96.required,parentSchema:schema96,data}];
return false;
}
else {
if(data.token !== undefined){
let data0 = data.token;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(func1(data0) > 255){
validate82.errors = [{instancePath:instancePath+"/token",schemaPath:"contract#/components/schemas/PasswordResetCompletion/properties/token/maxLength",keyword:"maxLength",params:{limit: 255},schema:255,parentSchema:schema96.properties.token,data:data0}];
return false;
}
else {
if(func1(data0) < 1){
validate82.errors = [{instancePath:instancePath+"/token",schemaPath:"contract#/components/schemas/PasswordResetCompletion/properties/token/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema96.properties.token,data:data0}];
return false;
}
else {
if(!pattern4.test(data0)){
validate82.errors = [{instancePath:instancePath+"/token",schemaPath:"contract#/components/schemas/PasswordResetCompletion/properties/token/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000\\uD800-\\uDFFF]*([\\uD800-\\uDBFF][\\uDC00-\\uDFFF][^\\u0000\\uD800-\\uDFFF]*)*$"},schema:"^[^\\u0000\\uD800-\\uDFFF]*([\\uD800-\\uDBFF][\\uDC00-\\uDFFF][^\\u0000\\uD800-\\uDFFF]*)*$",parentSchema:schema96.properties.token,data:data0}];
return false;
}
}
}
}
else {
validate82.errors = [{instancePath:instancePath+"/token",schemaPath:"contract#/components/schemas/PasswordResetCompletion/properties/token/type",keyword:"type",params:{type: "string"},schema:schema96.properties.token.type,parentSchema:schema96.properties.token,data:data0}];
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
validate82.errors = [{instancePath:instancePath+"/new_password",schemaPath:"contract#/components/schemas/PasswordResetCompletion/properties/new_password/maxLength",keyword:"maxLength",params:{limit: 200},schema:200,parentSchema:schema96.properties.new_password,data:data1}];
return false;
}
else {
if(func1(data1) < 12){
validate82.errors = [{instancePath:instancePath+"/new_password",schemaPath:"contract#/components/schemas/PasswordResetCompletion/properties/new_password/minLength",keyword:"minLength",params:{limit: 12},schema:12,parentSchema:schema96.properties.new_password,data:data1}];
return false;
}
else {
if(!pattern4.test(data1)){
validate82.errors = [{instancePath:instancePath+"/new_password",schemaPath:"contract#/components/schemas/PasswordResetCompletion/properties/new_password/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000\\uD800-\\uDFFF]*([\\uD800-\\uDBFF][\\uDC00-\\uDFFF][^\\u0000\\uD800-\\uDFFF]*)*$"},schema:"^[^\\u0000\\uD800-\\uDFFF]*([\\uD800-\\uDBFF][\\uDC00-\\uDFFF][^\\u0000\\uD800-\\uDFFF]*)*$",parentSchema:schema96.properties.new_password,data:data1}];
return false;
}
}
}
}
else {
validate82.errors = [{instancePath:instancePath+"/new_password",schemaPath:"contract#/components/schemas/PasswordResetCompletion/properties/new_password/type",keyword:"type",params:{type: "string"},schema:schema96.properties.new_password.type,parentSchema:schema96.properties.new_password,data:data1}];
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
validate82.errors = [{instancePath,schemaPath:"contract#/components/schemas/PasswordResetCompletion/type",keyword:"type",params:{type: "object"},schema:schema96.type,parentSchema:schema96,data}];
return false;
}
}
validate82.errors = vErrors;
return errors === 0;
}
validate82.evaluated = {"props":{"token":true,"new_password":true},"dynamicProps":false,"dynamicItems":false};

export const completePasswordReset_body_token = validate83;
const schema97 = {"description":"The part of the link after `#`.","type":"string","minLength":1,"maxLength":255,"pattern":"^[^\\u0000\\uD800-\\uDFFF]*([\\uD800-\\uDBFF][\\uDC00-\\uDFFF][^\\u0000\\uD800-\\uDFFF]*)*$"};

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
if(typeof data === "string"){
if(func1(data) > 255){
validate83.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 255},schema:255,parentSchema:schema97,data}];
return false;
}
else {
if(func1(data) < 1){
validate83.errors = [{instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema97,data}];
return false;
}
else {
if(!pattern4.test(data)){
validate83.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000\\uD800-\\uDFFF]*([\\uD800-\\uDBFF][\\uDC00-\\uDFFF][^\\u0000\\uD800-\\uDFFF]*)*$"},schema:"^[^\\u0000\\uD800-\\uDFFF]*([\\uD800-\\uDBFF][\\uDC00-\\uDFFF][^\\u0000\\uD800-\\uDFFF]*)*$",parentSchema:schema97,data}];
return false;
}
}
}
}
else {
validate83.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema97.type,parentSchema:schema97,data}];
return false;
}
}
validate83.errors = vErrors;
return errors === 0;
}
validate83.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const completePasswordReset_body_new_password = validate84;
const schema98 = {"description":"The new password.","type":"string","minLength":12,"maxLength":200,"pattern":"^[^\\u0000\\uD800-\\uDFFF]*([\\uD800-\\uDBFF][\\uDC00-\\uDFFF][^\\u0000\\uD800-\\uDFFF]*)*$"};

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
if(typeof data === "string"){
if(func1(data) > 200){
validate84.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 200},schema:200,parentSchema:schema98,data}];
return false;
}
else {
if(func1(data) < 12){
validate84.errors = [{instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 12},schema:12,parentSchema:schema98,data}];
return false;
}
else {
if(!pattern4.test(data)){
validate84.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000\\uD800-\\uDFFF]*([\\uD800-\\uDBFF][\\uDC00-\\uDFFF][^\\u0000\\uD800-\\uDFFF]*)*$"},schema:"^[^\\u0000\\uD800-\\uDFFF]*([\\uD800-\\uDBFF][\\uDC00-\\uDFFF][^\\u0000\\uD800-\\uDFFF]*)*$",parentSchema:schema98,data}];
return false;
}
}
}
}
else {
validate84.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema98.type,parentSchema:schema98,data}];
return false;
}
}
validate84.errors = vErrors;
return errors === 0;
}
validate84.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const listMembers_query_status = validate85;
const schema99 = {"$ref":"contract#/components/schemas/MemberStatus"};
const schema100 = {"description":"Whether the membership gives access. Pending members have not joined yet.","type":"string","enum":["active","suspended","pending"]};

function validate85(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate85.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data !== "string"){
validate85.errors = [{instancePath,schemaPath:"contract#/components/schemas/MemberStatus/type",keyword:"type",params:{type: "string"},schema:schema100.type,parentSchema:schema100,data}];
return false;
}
if(!(((data === "active") || (data === "suspended")) || (data === "pending"))){
validate85.errors = [{instancePath,schemaPath:"contract#/components/schemas/MemberStatus/enum",keyword:"enum",params:{allowedValues: schema100.enum},schema:schema100.enum,parentSchema:schema100,data}];
return false;
}
validate85.errors = vErrors;
return errors === 0;
}
validate85.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const listMembers_query_role = validate86;
const schema101 = {"$ref":"contract#/components/schemas/Role"};

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
if(typeof data !== "string"){
validate86.errors = [{instancePath,schemaPath:"contract#/components/schemas/Role/type",keyword:"type",params:{type: "string"},schema:schema37.type,parentSchema:schema37,data}];
return false;
}
if(!(((data === "owner") || (data === "admin")) || (data === "member"))){
validate86.errors = [{instancePath,schemaPath:"contract#/components/schemas/Role/enum",keyword:"enum",params:{allowedValues: schema37.enum},schema:schema37.enum,parentSchema:schema37,data}];
return false;
}
validate86.errors = vErrors;
return errors === 0;
}
validate86.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const listMembers_query_q = validate87;
const schema103 = {"type":"string","maxLength":255,"pattern":"^[^\\u0000\\uD800-\\uDFFF]*([\\uD800-\\uDBFF][\\uDC00-\\uDFFF][^\\u0000\\uD800-\\uDFFF]*)*$"};

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
validate87.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 255},schema:255,parentSchema:schema103,data}];
return false;
}
else {
if(!pattern4.test(data)){
validate87.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000\\uD800-\\uDFFF]*([\\uD800-\\uDBFF][\\uDC00-\\uDFFF][^\\u0000\\uD800-\\uDFFF]*)*$"},schema:"^[^\\u0000\\uD800-\\uDFFF]*([\\uD800-\\uDBFF][\\uDC00-\\uDFFF][^\\u0000\\uD800-\\uDFFF]*)*$",parentSchema:schema103,data}];
return false;
}
}
}
else {
validate87.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema103.type,parentSchema:schema103,data}];
return false;
}
}
validate87.errors = vErrors;
return errors === 0;
}
validate87.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const listMembers_query_cursor = validate88;
const schema104 = {"type":"string","maxLength":1024};

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
if(errors === 0){
if(typeof data === "string"){
if(func1(data) > 1024){
validate88.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 1024},schema:1024,parentSchema:schema104,data}];
return false;
}
}
else {
validate88.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema104.type,parentSchema:schema104,data}];
return false;
}
}
validate88.errors = vErrors;
return errors === 0;
}
validate88.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const listMembers_200 = validate89;
const schema105 = {"$ref":"contract#/components/schemas/MemberList"};
const schema106 = {"description":"A page of a list.","type":"object","additionalProperties":false,"required":["data","meta"],"properties":{"data":{"description":"The items of this page.","type":"array","items":{"$ref":"#/components/schemas/Member"}},"meta":{"$ref":"#/components/schemas/CursorMeta"}}};
const schema107 = {"description":"A member of the workspace.","type":"object","additionalProperties":false,"required":["user","role","status","joined_at","last_seen_at"],"properties":{"user":{"$ref":"#/components/schemas/MemberUser"},"role":{"$ref":"#/components/schemas/Role"},"status":{"$ref":"#/components/schemas/MemberStatus"},"joined_at":{"description":"When the member joined. Null for pending members.","type":["string","null"],"format":"date-time"},"last_seen_at":{"description":"When the member last used a session in this workspace, to the minute. Null: never.","type":["string","null"],"format":"date-time"}}};
const schema108 = {"description":"The user of a membership.","type":"object","additionalProperties":false,"required":["id","name","email"],"properties":{"id":{"description":"The id of the user.","type":"string"},"name":{"description":"The name of the user.","type":"string"},"email":{"description":"The e-mail address of the user.","type":"string"}}};

function validate91(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate91.evaluated;
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
validate91.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema107.required,parentSchema:schema107,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((((key0 === "user") || (key0 === "role")) || (key0 === "status")) || (key0 === "joined_at")) || (key0 === "last_seen_at"))){
validate91.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema107,data}];
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
validate91.errors = [{instancePath:instancePath+"/user",schemaPath:"#/components/schemas/MemberUser/required",keyword:"required",params:{missingProperty: missing1},schema:schema108.required,parentSchema:schema108,data:data0}];
return false;
}
else {
const _errs5 = errors;
for(const key1 in data0){
if(!(((key1 === "id") || (key1 === "name")) || (key1 === "email"))){
validate91.errors = [{instancePath:instancePath+"/user",schemaPath:"#/components/schemas/MemberUser/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},schema:false,parentSchema:schema108,data:data0}];
return false;
break;
}
}
if(_errs5 === errors){
if(data0.id !== undefined){
let data1 = data0.id;
const _errs6 = errors;
if(typeof data1 !== "string"){
validate91.errors = [{instancePath:instancePath+"/user/id",schemaPath:"#/components/schemas/MemberUser/properties/id/type",keyword:"type",params:{type: "string"},schema:schema108.properties.id.type,parentSchema:schema108.properties.id,data:data1}];
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
validate91.errors = [{instancePath:instancePath+"/user/name",schemaPath:"#/components/schemas/MemberUser/properties/name/type",keyword:"type",params:{type: "string"},schema:schema108.properties.name.type,parentSchema:schema108.properties.name,data:data2}];
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
validate91.errors = [{instancePath:instancePath+"/user/email",schemaPath:"#/components/schemas/MemberUser/properties/email/type",keyword:"type",params:{type: "string"},schema:schema108.properties.email.type,parentSchema:schema108.properties.email,data:data3}];
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
validate91.errors = [{instancePath:instancePath+"/user",schemaPath:"#/components/schemas/MemberUser/type",keyword:"type",params:{type: "object"},schema:schema108.type,parentSchema:schema108,data:data0}];
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
validate91.errors = [{instancePath:instancePath+"/role",schemaPath:"#/components/schemas/Role/type",keyword:"type",params:{type: "string"},schema:schema37.type,parentSchema:schema37,data:data4}];
return false;
}
if(!(((data4 === "owner") || (data4 === "admin")) || (data4 === "member"))){
validate91.errors = [{instancePath:instancePath+"/role",schemaPath:"#/components/schemas/Role/enum",keyword:"enum",params:{allowedValues: schema37.enum},schema:schema37.enum,parentSchema:schema37,data:data4}];
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
validate91.errors = [{instancePath:instancePath+"/status",schemaPath:"#/components/schemas/MemberStatus/type",keyword:"type",params:{type: "string"},schema:schema100.type,parentSchema:schema100,data:data5}];
return false;
}
if(!(((data5 === "active") || (data5 === "suspended")) || (data5 === "pending"))){
validate91.errors = [{instancePath:instancePath+"/status",schemaPath:"#/components/schemas/MemberStatus/enum",keyword:"enum",params:{allowedValues: schema100.enum},schema:schema100.enum,parentSchema:schema100,data:data5}];
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
validate91.errors = [{instancePath:instancePath+"/joined_at",schemaPath:"#/properties/joined_at/type",keyword:"type",params:{type: schema107.properties.joined_at.type},schema:schema107.properties.joined_at.type,parentSchema:schema107.properties.joined_at,data:data6}];
return false;
}
if(errors === _errs18){
if(errors === _errs18){
if(typeof data6 === "string"){
if(!(formats0.validate(data6))){
validate91.errors = [{instancePath:instancePath+"/joined_at",schemaPath:"#/properties/joined_at/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema107.properties.joined_at,data:data6}];
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
validate91.errors = [{instancePath:instancePath+"/last_seen_at",schemaPath:"#/properties/last_seen_at/type",keyword:"type",params:{type: schema107.properties.last_seen_at.type},schema:schema107.properties.last_seen_at.type,parentSchema:schema107.properties.last_seen_at,data:data7}];
return false;
}
if(errors === _errs20){
if(errors === _errs20){
if(typeof data7 === "string"){
if(!(formats0.validate(data7))){
validate91.errors = [{instancePath:instancePath+"/last_seen_at",schemaPath:"#/properties/last_seen_at/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema107.properties.last_seen_at,data:data7}];
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
validate91.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema107.type,parentSchema:schema107,data}];
return false;
}
}
validate91.errors = vErrors;
return errors === 0;
}
validate91.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


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
if(((data.data === undefined) && (missing0 = "data")) || ((data.meta === undefined) && (missing0 = "meta"))){
validate90.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema106.required,parentSchema:schema106,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "data") || (key0 === "meta"))){
validate90.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema106,data}];
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
if(!(validate91(data0[i0], {instancePath:instancePath+"/data/" + i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate91.errors : vErrors.concat(validate91.errors);
errors = vErrors.length;
}
var valid1 = _errs4 === errors;
if(!valid1){
break;
}
}
}
else {
validate90.errors = [{instancePath:instancePath+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type: "array"},schema:schema106.properties.data.type,parentSchema:schema106.properties.data,data:data0}];
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
validate90.errors = [{instancePath:instancePath+"/meta",schemaPath:"#/components/schemas/CursorMeta/required",keyword:"required",params:{missingProperty: missing1},schema:schema55.required,parentSchema:schema55,data:data2}];
return false;
}
else {
const _errs8 = errors;
for(const key1 in data2){
if(!(key1 === "next_cursor")){
validate90.errors = [{instancePath:instancePath+"/meta",schemaPath:"#/components/schemas/CursorMeta/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},schema:false,parentSchema:schema55,data:data2}];
return false;
break;
}
}
if(_errs8 === errors){
if(data2.next_cursor !== undefined){
let data3 = data2.next_cursor;
if((typeof data3 !== "string") && (data3 !== null)){
validate90.errors = [{instancePath:instancePath+"/meta/next_cursor",schemaPath:"#/components/schemas/CursorMeta/properties/next_cursor/type",keyword:"type",params:{type: schema55.properties.next_cursor.type},schema:schema55.properties.next_cursor.type,parentSchema:schema55.properties.next_cursor,data:data3}];
return false;
}
}
}
}
}
else {
validate90.errors = [{instancePath:instancePath+"/meta",schemaPath:"#/components/schemas/CursorMeta/type",keyword:"type",params:{type: "object"},schema:schema55.type,parentSchema:schema55,data:data2}];
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
validate90.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema106.type,parentSchema:schema106,data}];
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

export const updateMember_body = validate94;
const schema112 = {"$ref":"contract#/components/schemas/MemberUpdate"};
const schema113 = {"description":"What to change. Unknown fields are ignored.","type":"object","properties":{"role":{"$ref":"#/components/schemas/Role"},"status":{"$ref":"#/components/schemas/MemberAccess"}}};
const schema115 = {"description":"Whether a membership gives access.","type":"string","enum":["active","suspended"]};

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
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.role !== undefined){
let data0 = data.role;
const _errs1 = errors;
if(typeof data0 !== "string"){
validate95.errors = [{instancePath:instancePath+"/role",schemaPath:"#/components/schemas/Role/type",keyword:"type",params:{type: "string"},schema:schema37.type,parentSchema:schema37,data:data0}];
return false;
}
if(!(((data0 === "owner") || (data0 === "admin")) || (data0 === "member"))){
validate95.errors = [{instancePath:instancePath+"/role",schemaPath:"#/components/schemas/Role/enum",keyword:"enum",params:{allowedValues: schema37.enum},schema:schema37.enum,parentSchema:schema37,data:data0}];
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
validate95.errors = [{instancePath:instancePath+"/status",schemaPath:"#/components/schemas/MemberAccess/type",keyword:"type",params:{type: "string"},schema:schema115.type,parentSchema:schema115,data:data1}];
return false;
}
if(!((data1 === "active") || (data1 === "suspended"))){
validate95.errors = [{instancePath:instancePath+"/status",schemaPath:"#/components/schemas/MemberAccess/enum",keyword:"enum",params:{allowedValues: schema115.enum},schema:schema115.enum,parentSchema:schema115,data:data1}];
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
validate95.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema113.type,parentSchema:schema113,data}];
return false;
}
}
validate95.errors = vErrors;
return errors === 0;
}
validate95.evaluated = {"props":{"role":true,"status":true},"dynamicProps":false,"dynamicItems":false};


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
if(!(validate95(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate95.errors : vErrors.concat(validate95.errors);
errors = vErrors.length;
}
validate94.errors = vErrors;
return errors === 0;
}
validate94.evaluated = {"props":{"role":true,"status":true},"dynamicProps":false,"dynamicItems":false};

export const updateMember_body_role = validate97;
const schema116 = {"$ref":"contract#/components/schemas/Role"};

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
if(typeof data !== "string"){
validate97.errors = [{instancePath,schemaPath:"contract#/components/schemas/Role/type",keyword:"type",params:{type: "string"},schema:schema37.type,parentSchema:schema37,data}];
return false;
}
if(!(((data === "owner") || (data === "admin")) || (data === "member"))){
validate97.errors = [{instancePath,schemaPath:"contract#/components/schemas/Role/enum",keyword:"enum",params:{allowedValues: schema37.enum},schema:schema37.enum,parentSchema:schema37,data}];
return false;
}
validate97.errors = vErrors;
return errors === 0;
}
validate97.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const updateMember_body_status = validate98;
const schema118 = {"$ref":"contract#/components/schemas/MemberAccess"};

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
if(typeof data !== "string"){
validate98.errors = [{instancePath,schemaPath:"contract#/components/schemas/MemberAccess/type",keyword:"type",params:{type: "string"},schema:schema115.type,parentSchema:schema115,data}];
return false;
}
if(!((data === "active") || (data === "suspended"))){
validate98.errors = [{instancePath,schemaPath:"contract#/components/schemas/MemberAccess/enum",keyword:"enum",params:{allowedValues: schema115.enum},schema:schema115.enum,parentSchema:schema115,data}];
return false;
}
validate98.errors = vErrors;
return errors === 0;
}
validate98.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const updateMember_200 = validate99;
const schema120 = {"$ref":"contract#/components/schemas/MemberResponse"};
const schema121 = {"description":"The resource.","type":"object","additionalProperties":false,"required":["data"],"properties":{"data":{"$ref":"#/components/schemas/Member"}}};

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
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.data === undefined) && (missing0 = "data")){
validate100.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema121.required,parentSchema:schema121,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "data")){
validate100.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema121,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.data !== undefined){
if(!(validate91(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate91.errors : vErrors.concat(validate91.errors);
errors = vErrors.length;
}
}
}
}
}
else {
validate100.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema121.type,parentSchema:schema121,data}];
return false;
}
}
validate100.errors = vErrors;
return errors === 0;
}
validate100.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


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
if(!(validate100(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate100.errors : vErrors.concat(validate100.errors);
errors = vErrors.length;
}
validate99.errors = vErrors;
return errors === 0;
}
validate99.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const updateWorkspace_body = validate103;
const schema122 = {"$ref":"contract#/components/schemas/WorkspaceUpdate"};
const schema123 = {"description":"What to change. Unknown fields are ignored.","type":"object","minProperties":1,"properties":{"name":{"description":"Its name.","type":"string","minLength":1,"maxLength":100,"pattern":"^(?=[\\s\\S]*[^\\u0009-\\u000D\\u0020\\u0085\\u00A0\\u1680\\u2000-\\u200A\\u2028\\u2029\\u202F\\u205F\\u3000])[^\\u0000\\uD800-\\uDFFF]*([\\uD800-\\uDBFF][\\uDC00-\\uDFFF][^\\u0000\\uD800-\\uDFFF]*)*$","x-message":"must hold more than white space"},"time_zone":{"description":"The IANA name of its time zone, such as `Europe/Oslo`.","type":"string","maxLength":255,"format":"time-zone","pattern":"^[^\\u0000\\uD800-\\uDFFF]*([\\uD800-\\uDBFF][\\uDC00-\\uDFFF][^\\u0000\\uD800-\\uDFFF]*)*$"}}};
const formats18 = formats["time-zone"];

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
const _errs0 = errors;
if(errors === _errs0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(Object.keys(data).length < 1){
validate103.errors = [{instancePath,schemaPath:"contract#/components/schemas/WorkspaceUpdate/minProperties",keyword:"minProperties",params:{limit: 1},schema:1,parentSchema:schema123,data}];
return false;
}
else {
if(data.name !== undefined){
let data0 = data.name;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(func1(data0) > 100){
validate103.errors = [{instancePath:instancePath+"/name",schemaPath:"contract#/components/schemas/WorkspaceUpdate/properties/name/maxLength",keyword:"maxLength",params:{limit: 100},schema:100,parentSchema:schema123.properties.name,data:data0}];
return false;
}
else {
if(func1(data0) < 1){
validate103.errors = [{instancePath:instancePath+"/name",schemaPath:"contract#/components/schemas/WorkspaceUpdate/properties/name/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema123.properties.name,data:data0}];
return false;
}
else {
if(!pattern15.test(data0)){
validate103.errors = [{instancePath:instancePath+"/name",schemaPath:"contract#/components/schemas/WorkspaceUpdate/properties/name/pattern",keyword:"pattern",params:{pattern: "^(?=[\\s\\S]*[^\\u0009-\\u000D\\u0020\\u0085\\u00A0\\u1680\\u2000-\\u200A\\u2028\\u2029\\u202F\\u205F\\u3000])[^\\u0000\\uD800-\\uDFFF]*([\\uD800-\\uDBFF][\\uDC00-\\uDFFF][^\\u0000\\uD800-\\uDFFF]*)*$"},schema:"^(?=[\\s\\S]*[^\\u0009-\\u000D\\u0020\\u0085\\u00A0\\u1680\\u2000-\\u200A\\u2028\\u2029\\u202F\\u205F\\u3000])[^\\u0000\\uD800-\\uDFFF]*([\\uD800-\\uDBFF][\\uDC00-\\uDFFF][^\\u0000\\uD800-\\uDFFF]*)*$",parentSchema:schema123.properties.name,data:data0}];
return false;
}
}
}
}
else {
validate103.errors = [{instancePath:instancePath+"/name",schemaPath:"contract#/components/schemas/WorkspaceUpdate/properties/name/type",keyword:"type",params:{type: "string"},schema:schema123.properties.name.type,parentSchema:schema123.properties.name,data:data0}];
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
validate103.errors = [{instancePath:instancePath+"/time_zone",schemaPath:"contract#/components/schemas/WorkspaceUpdate/properties/time_zone/maxLength",keyword:"maxLength",params:{limit: 255},schema:255,parentSchema:schema123.properties.time_zone,data:data1}];
return false;
}
else {
if(!pattern4.test(data1)){
validate103.errors = [{instancePath:instancePath+"/time_zone",schemaPath:"contract#/components/schemas/WorkspaceUpdate/properties/time_zone/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000\\uD800-\\uDFFF]*([\\uD800-\\uDBFF][\\uDC00-\\uDFFF][^\\u0000\\uD800-\\uDFFF]*)*$"},schema:"^[^\\u0000\\uD800-\\uDFFF]*([\\uD800-\\uDBFF][\\uDC00-\\uDFFF][^\\u0000\\uD800-\\uDFFF]*)*$",parentSchema:schema123.properties.time_zone,data:data1}];
return false;
}
else {
if(!(formats18(data1))){
validate103.errors = [{instancePath:instancePath+"/time_zone",schemaPath:"contract#/components/schemas/WorkspaceUpdate/properties/time_zone/format",keyword:"format",params:{format: "time-zone"},schema:"time-zone",parentSchema:schema123.properties.time_zone,data:data1}];
return false;
}
}
}
}
else {
validate103.errors = [{instancePath:instancePath+"/time_zone",schemaPath:"contract#/components/schemas/WorkspaceUpdate/properties/time_zone/type",keyword:"type",params:{type: "string"},schema:schema123.properties.time_zone.type,parentSchema:schema123.properties.time_zone,data:data1}];
return false;
}
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
validate103.errors = [{instancePath,schemaPath:"contract#/components/schemas/WorkspaceUpdate/type",keyword:"type",params:{type: "object"},schema:schema123.type,parentSchema:schema123,data}];
return false;
}
}
validate103.errors = vErrors;
return errors === 0;
}
validate103.evaluated = {"props":{"name":true,"time_zone":true},"dynamicProps":false,"dynamicItems":false};

export const updateWorkspace_body_name = validate104;
const schema124 = {"description":"Its name.","type":"string","minLength":1,"maxLength":100,"pattern":"^(?=[\\s\\S]*[^\\u0009-\\u000D\\u0020\\u0085\\u00A0\\u1680\\u2000-\\u200A\\u2028\\u2029\\u202F\\u205F\\u3000])[^\\u0000\\uD800-\\uDFFF]*([\\uD800-\\uDBFF][\\uDC00-\\uDFFF][^\\u0000\\uD800-\\uDFFF]*)*$","x-message":"must hold more than white space"};

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
if(func1(data) > 100){
validate104.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 100},schema:100,parentSchema:schema124,data}];
return false;
}
else {
if(func1(data) < 1){
validate104.errors = [{instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema124,data}];
return false;
}
else {
if(!pattern15.test(data)){
validate104.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^(?=[\\s\\S]*[^\\u0009-\\u000D\\u0020\\u0085\\u00A0\\u1680\\u2000-\\u200A\\u2028\\u2029\\u202F\\u205F\\u3000])[^\\u0000\\uD800-\\uDFFF]*([\\uD800-\\uDBFF][\\uDC00-\\uDFFF][^\\u0000\\uD800-\\uDFFF]*)*$"},schema:"^(?=[\\s\\S]*[^\\u0009-\\u000D\\u0020\\u0085\\u00A0\\u1680\\u2000-\\u200A\\u2028\\u2029\\u202F\\u205F\\u3000])[^\\u0000\\uD800-\\uDFFF]*([\\uD800-\\uDBFF][\\uDC00-\\uDFFF][^\\u0000\\uD800-\\uDFFF]*)*$",parentSchema:schema124,data}];
return false;
}
}
}
}
else {
validate104.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema124.type,parentSchema:schema124,data}];
return false;
}
}
validate104.errors = vErrors;
return errors === 0;
}
validate104.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const updateWorkspace_body_time_zone = validate105;
const schema125 = {"description":"The IANA name of its time zone, such as `Europe/Oslo`.","type":"string","maxLength":255,"format":"time-zone","pattern":"^[^\\u0000\\uD800-\\uDFFF]*([\\uD800-\\uDBFF][\\uDC00-\\uDFFF][^\\u0000\\uD800-\\uDFFF]*)*$"};

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
if(errors === 0){
if(typeof data === "string"){
if(func1(data) > 255){
validate105.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 255},schema:255,parentSchema:schema125,data}];
return false;
}
else {
if(!pattern4.test(data)){
validate105.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000\\uD800-\\uDFFF]*([\\uD800-\\uDBFF][\\uDC00-\\uDFFF][^\\u0000\\uD800-\\uDFFF]*)*$"},schema:"^[^\\u0000\\uD800-\\uDFFF]*([\\uD800-\\uDBFF][\\uDC00-\\uDFFF][^\\u0000\\uD800-\\uDFFF]*)*$",parentSchema:schema125,data}];
return false;
}
else {
if(!(formats18(data))){
validate105.errors = [{instancePath,schemaPath:"#/format",keyword:"format",params:{format: "time-zone"},schema:"time-zone",parentSchema:schema125,data}];
return false;
}
}
}
}
else {
validate105.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema125.type,parentSchema:schema125,data}];
return false;
}
}
}
validate105.errors = vErrors;
return errors === 0;
}
validate105.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const updateWorkspace_200 = validate106;
const schema126 = {"$ref":"contract#/components/schemas/WorkspaceResponse"};
const schema127 = {"description":"The resource.","type":"object","additionalProperties":false,"required":["data"],"properties":{"data":{"$ref":"#/components/schemas/Workspace"}}};

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
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.data === undefined) && (missing0 = "data")){
validate107.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema127.required,parentSchema:schema127,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "data")){
validate107.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema127,data}];
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
if((((data0.id === undefined) && (missing1 = "id")) || ((data0.name === undefined) && (missing1 = "name"))) || ((data0.time_zone === undefined) && (missing1 = "time_zone"))){
validate107.errors = [{instancePath:instancePath+"/data",schemaPath:"#/components/schemas/Workspace/required",keyword:"required",params:{missingProperty: missing1},schema:schema36.required,parentSchema:schema36,data:data0}];
return false;
}
else {
const _errs5 = errors;
for(const key1 in data0){
if(!(((key1 === "id") || (key1 === "name")) || (key1 === "time_zone"))){
validate107.errors = [{instancePath:instancePath+"/data",schemaPath:"#/components/schemas/Workspace/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},schema:false,parentSchema:schema36,data:data0}];
return false;
break;
}
}
if(_errs5 === errors){
if(data0.id !== undefined){
let data1 = data0.id;
const _errs6 = errors;
if(typeof data1 !== "string"){
validate107.errors = [{instancePath:instancePath+"/data/id",schemaPath:"#/components/schemas/Workspace/properties/id/type",keyword:"type",params:{type: "string"},schema:schema36.properties.id.type,parentSchema:schema36.properties.id,data:data1}];
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
validate107.errors = [{instancePath:instancePath+"/data/name",schemaPath:"#/components/schemas/Workspace/properties/name/type",keyword:"type",params:{type: "string"},schema:schema36.properties.name.type,parentSchema:schema36.properties.name,data:data2}];
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
validate107.errors = [{instancePath:instancePath+"/data/time_zone",schemaPath:"#/components/schemas/Workspace/properties/time_zone/type",keyword:"type",params:{type: "string"},schema:schema36.properties.time_zone.type,parentSchema:schema36.properties.time_zone,data:data3}];
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
validate107.errors = [{instancePath:instancePath+"/data",schemaPath:"#/components/schemas/Workspace/type",keyword:"type",params:{type: "object"},schema:schema36.type,parentSchema:schema36,data:data0}];
return false;
}
}
}
}
}
}
else {
validate107.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema127.type,parentSchema:schema127,data}];
return false;
}
}
validate107.errors = vErrors;
return errors === 0;
}
validate107.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


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
if(!(validate107(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate107.errors : vErrors.concat(validate107.errors);
errors = vErrors.length;
}
validate106.errors = vErrors;
return errors === 0;
}
validate106.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const listKeys_query_cursor = validate109;
const schema129 = {"type":"string","maxLength":1024};

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
if(func1(data) > 1024){
validate109.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 1024},schema:1024,parentSchema:schema129,data}];
return false;
}
}
else {
validate109.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema129.type,parentSchema:schema129,data}];
return false;
}
}
validate109.errors = vErrors;
return errors === 0;
}
validate109.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const listKeys_200 = validate110;
const schema130 = {"$ref":"contract#/components/schemas/KeyList"};
const schema131 = {"description":"A page of a list.","type":"object","additionalProperties":false,"required":["data","meta"],"properties":{"data":{"description":"The items of this page.","type":"array","items":{"$ref":"#/components/schemas/Key"}},"meta":{"$ref":"#/components/schemas/CursorMeta"}}};
const schema132 = {"description":"An API key.","type":"object","additionalProperties":false,"required":["id","name","scopes","status","created_by","creator_active","created_at","expires_at","last_used_at","secrets"],"properties":{"id":{"description":"The id of the key.","type":"string"},"name":{"description":"Its purpose.","type":"string"},"scopes":{"description":"Its scopes.","type":"array","items":{"$ref":"#/components/schemas/Scope"}},"status":{"$ref":"#/components/schemas/KeyStatus"},"created_by":{"$ref":"#/components/schemas/UserRef"},"creator_active":{"description":"False if its creator is no longer an active owner or admin, so that the key does not work.","type":"boolean"},"created_at":{"description":"When it was created.","type":"string","format":"date-time"},"expires_at":{"description":"When it expires.","type":["string","null"],"format":"date-time"},"last_used_at":{"description":"When it was used last.","type":["string","null"],"format":"date-time"},"secrets":{"description":"The active secrets, newest first.","type":"array","items":{"$ref":"#/components/schemas/KeySecret"}}}};
const schema133 = {"description":"A permission of an API key.\n\n| Scope | Grants |\n|---|---|\n| `read:projects` | List and read projects and their board columns |\n| `read:tasks` | List and read tasks and their comments |\n| `read:events` | List calendar events |\n| `read:members` | List active members, email addresses included |\n| `write:tasks` | Create and update tasks |\n| `write:events` | Create calendar events |\n| `write:comments` | Comment on tasks |\n","type":"string","enum":["read:projects","read:tasks","read:events","read:members","write:tasks","write:events","write:comments"]};
const schema134 = {"description":"Whether the key works.","type":"string","enum":["active","disabled","revoked","expired"]};
const schema136 = {"description":"An active secret of a key.","type":"object","additionalProperties":false,"required":["last4","created_at","expires_at","last_used_at"],"properties":{"last4":{"description":"Its last four characters.","type":"string"},"created_at":{"description":"When it was created.","type":"string","format":"date-time"},"expires_at":{"description":"The end of the overlap, once the key has been rotated.","type":["string","null"],"format":"date-time"},"last_used_at":{"description":"When it was used last.","type":["string","null"],"format":"date-time"}}};
const func66 = Object.prototype.hasOwnProperty;

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
if(((((((((((data.id === undefined) && (missing0 = "id")) || ((data.name === undefined) && (missing0 = "name"))) || ((data.scopes === undefined) && (missing0 = "scopes"))) || ((data.status === undefined) && (missing0 = "status"))) || ((data.created_by === undefined) && (missing0 = "created_by"))) || ((data.creator_active === undefined) && (missing0 = "creator_active"))) || ((data.created_at === undefined) && (missing0 = "created_at"))) || ((data.expires_at === undefined) && (missing0 = "expires_at"))) || ((data.last_used_at === undefined) && (missing0 = "last_used_at"))) || ((data.secrets === undefined) && (missing0 = "secrets"))){
validate112.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema132.required,parentSchema:schema132,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(func66.call(schema132.properties, key0))){
validate112.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema132,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.id !== undefined){
let data0 = data.id;
const _errs2 = errors;
if(typeof data0 !== "string"){
validate112.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},schema:schema132.properties.id.type,parentSchema:schema132.properties.id,data:data0}];
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
validate112.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},schema:schema132.properties.name.type,parentSchema:schema132.properties.name,data:data1}];
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
validate112.errors = [{instancePath:instancePath+"/scopes/" + i0,schemaPath:"#/components/schemas/Scope/type",keyword:"type",params:{type: "string"},schema:schema133.type,parentSchema:schema133,data:data3}];
return false;
}
if(!(((((((data3 === "read:projects") || (data3 === "read:tasks")) || (data3 === "read:events")) || (data3 === "read:members")) || (data3 === "write:tasks")) || (data3 === "write:events")) || (data3 === "write:comments"))){
validate112.errors = [{instancePath:instancePath+"/scopes/" + i0,schemaPath:"#/components/schemas/Scope/enum",keyword:"enum",params:{allowedValues: schema133.enum},schema:schema133.enum,parentSchema:schema133,data:data3}];
return false;
}
var valid1 = _errs8 === errors;
if(!valid1){
break;
}
}
}
else {
validate112.errors = [{instancePath:instancePath+"/scopes",schemaPath:"#/properties/scopes/type",keyword:"type",params:{type: "array"},schema:schema132.properties.scopes.type,parentSchema:schema132.properties.scopes,data:data2}];
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
validate112.errors = [{instancePath:instancePath+"/status",schemaPath:"#/components/schemas/KeyStatus/type",keyword:"type",params:{type: "string"},schema:schema134.type,parentSchema:schema134,data:data4}];
return false;
}
if(!((((data4 === "active") || (data4 === "disabled")) || (data4 === "revoked")) || (data4 === "expired"))){
validate112.errors = [{instancePath:instancePath+"/status",schemaPath:"#/components/schemas/KeyStatus/enum",keyword:"enum",params:{allowedValues: schema134.enum},schema:schema134.enum,parentSchema:schema134,data:data4}];
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
validate112.errors = [{instancePath:instancePath+"/created_by",schemaPath:"#/components/schemas/UserRef/required",keyword:"required",params:{missingProperty: missing1},schema:schema65.required,parentSchema:schema65,data:data5}];
return false;
}
else {
const _errs17 = errors;
for(const key1 in data5){
if(!((key1 === "id") || (key1 === "name"))){
validate112.errors = [{instancePath:instancePath+"/created_by",schemaPath:"#/components/schemas/UserRef/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},schema:false,parentSchema:schema65,data:data5}];
return false;
break;
}
}
if(_errs17 === errors){
if(data5.id !== undefined){
let data6 = data5.id;
const _errs18 = errors;
if(typeof data6 !== "string"){
validate112.errors = [{instancePath:instancePath+"/created_by/id",schemaPath:"#/components/schemas/UserRef/properties/id/type",keyword:"type",params:{type: "string"},schema:schema65.properties.id.type,parentSchema:schema65.properties.id,data:data6}];
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
validate112.errors = [{instancePath:instancePath+"/created_by/name",schemaPath:"#/components/schemas/UserRef/properties/name/type",keyword:"type",params:{type: "string"},schema:schema65.properties.name.type,parentSchema:schema65.properties.name,data:data7}];
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
validate112.errors = [{instancePath:instancePath+"/created_by",schemaPath:"#/components/schemas/UserRef/type",keyword:"type",params:{type: "object"},schema:schema65.type,parentSchema:schema65,data:data5}];
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
validate112.errors = [{instancePath:instancePath+"/creator_active",schemaPath:"#/properties/creator_active/type",keyword:"type",params:{type: "boolean"},schema:schema132.properties.creator_active.type,parentSchema:schema132.properties.creator_active,data:data8}];
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
validate112.errors = [{instancePath:instancePath+"/created_at",schemaPath:"#/properties/created_at/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema132.properties.created_at,data:data9}];
return false;
}
}
else {
validate112.errors = [{instancePath:instancePath+"/created_at",schemaPath:"#/properties/created_at/type",keyword:"type",params:{type: "string"},schema:schema132.properties.created_at.type,parentSchema:schema132.properties.created_at,data:data9}];
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
validate112.errors = [{instancePath:instancePath+"/expires_at",schemaPath:"#/properties/expires_at/type",keyword:"type",params:{type: schema132.properties.expires_at.type},schema:schema132.properties.expires_at.type,parentSchema:schema132.properties.expires_at,data:data10}];
return false;
}
if(errors === _errs26){
if(errors === _errs26){
if(typeof data10 === "string"){
if(!(formats0.validate(data10))){
validate112.errors = [{instancePath:instancePath+"/expires_at",schemaPath:"#/properties/expires_at/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema132.properties.expires_at,data:data10}];
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
validate112.errors = [{instancePath:instancePath+"/last_used_at",schemaPath:"#/properties/last_used_at/type",keyword:"type",params:{type: schema132.properties.last_used_at.type},schema:schema132.properties.last_used_at.type,parentSchema:schema132.properties.last_used_at,data:data11}];
return false;
}
if(errors === _errs28){
if(errors === _errs28){
if(typeof data11 === "string"){
if(!(formats0.validate(data11))){
validate112.errors = [{instancePath:instancePath+"/last_used_at",schemaPath:"#/properties/last_used_at/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema132.properties.last_used_at,data:data11}];
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
validate112.errors = [{instancePath:instancePath+"/secrets/" + i1,schemaPath:"#/components/schemas/KeySecret/required",keyword:"required",params:{missingProperty: missing2},schema:schema136.required,parentSchema:schema136,data:data13}];
return false;
}
else {
const _errs35 = errors;
for(const key2 in data13){
if(!((((key2 === "last4") || (key2 === "created_at")) || (key2 === "expires_at")) || (key2 === "last_used_at"))){
validate112.errors = [{instancePath:instancePath+"/secrets/" + i1,schemaPath:"#/components/schemas/KeySecret/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},schema:false,parentSchema:schema136,data:data13}];
return false;
break;
}
}
if(_errs35 === errors){
if(data13.last4 !== undefined){
let data14 = data13.last4;
const _errs36 = errors;
if(typeof data14 !== "string"){
validate112.errors = [{instancePath:instancePath+"/secrets/" + i1+"/last4",schemaPath:"#/components/schemas/KeySecret/properties/last4/type",keyword:"type",params:{type: "string"},schema:schema136.properties.last4.type,parentSchema:schema136.properties.last4,data:data14}];
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
validate112.errors = [{instancePath:instancePath+"/secrets/" + i1+"/created_at",schemaPath:"#/components/schemas/KeySecret/properties/created_at/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema136.properties.created_at,data:data15}];
return false;
}
}
else {
validate112.errors = [{instancePath:instancePath+"/secrets/" + i1+"/created_at",schemaPath:"#/components/schemas/KeySecret/properties/created_at/type",keyword:"type",params:{type: "string"},schema:schema136.properties.created_at.type,parentSchema:schema136.properties.created_at,data:data15}];
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
validate112.errors = [{instancePath:instancePath+"/secrets/" + i1+"/expires_at",schemaPath:"#/components/schemas/KeySecret/properties/expires_at/type",keyword:"type",params:{type: schema136.properties.expires_at.type},schema:schema136.properties.expires_at.type,parentSchema:schema136.properties.expires_at,data:data16}];
return false;
}
if(errors === _errs40){
if(errors === _errs40){
if(typeof data16 === "string"){
if(!(formats0.validate(data16))){
validate112.errors = [{instancePath:instancePath+"/secrets/" + i1+"/expires_at",schemaPath:"#/components/schemas/KeySecret/properties/expires_at/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema136.properties.expires_at,data:data16}];
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
validate112.errors = [{instancePath:instancePath+"/secrets/" + i1+"/last_used_at",schemaPath:"#/components/schemas/KeySecret/properties/last_used_at/type",keyword:"type",params:{type: schema136.properties.last_used_at.type},schema:schema136.properties.last_used_at.type,parentSchema:schema136.properties.last_used_at,data:data17}];
return false;
}
if(errors === _errs42){
if(errors === _errs42){
if(typeof data17 === "string"){
if(!(formats0.validate(data17))){
validate112.errors = [{instancePath:instancePath+"/secrets/" + i1+"/last_used_at",schemaPath:"#/components/schemas/KeySecret/properties/last_used_at/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema136.properties.last_used_at,data:data17}];
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
validate112.errors = [{instancePath:instancePath+"/secrets/" + i1,schemaPath:"#/components/schemas/KeySecret/type",keyword:"type",params:{type: "object"},schema:schema136.type,parentSchema:schema136,data:data13}];
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
validate112.errors = [{instancePath:instancePath+"/secrets",schemaPath:"#/properties/secrets/type",keyword:"type",params:{type: "array"},schema:schema132.properties.secrets.type,parentSchema:schema132.properties.secrets,data:data12}];
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
validate112.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema132.type,parentSchema:schema132,data}];
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
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.data === undefined) && (missing0 = "data")) || ((data.meta === undefined) && (missing0 = "meta"))){
validate111.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema131.required,parentSchema:schema131,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "data") || (key0 === "meta"))){
validate111.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema131,data}];
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
if(!(validate112(data0[i0], {instancePath:instancePath+"/data/" + i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate112.errors : vErrors.concat(validate112.errors);
errors = vErrors.length;
}
var valid1 = _errs4 === errors;
if(!valid1){
break;
}
}
}
else {
validate111.errors = [{instancePath:instancePath+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type: "array"},schema:schema131.properties.data.type,parentSchema:schema131.properties.data,data:data0}];
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
validate111.errors = [{instancePath:instancePath+"/meta",schemaPath:"#/components/schemas/CursorMeta/required",keyword:"required",params:{missingProperty: missing1},schema:schema55.required,parentSchema:schema55,data:data2}];
return false;
}
else {
const _errs8 = errors;
for(const key1 in data2){
if(!(key1 === "next_cursor")){
validate111.errors = [{instancePath:instancePath+"/meta",schemaPath:"#/components/schemas/CursorMeta/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},schema:false,parentSchema:schema55,data:data2}];
return false;
break;
}
}
if(_errs8 === errors){
if(data2.next_cursor !== undefined){
let data3 = data2.next_cursor;
if((typeof data3 !== "string") && (data3 !== null)){
validate111.errors = [{instancePath:instancePath+"/meta/next_cursor",schemaPath:"#/components/schemas/CursorMeta/properties/next_cursor/type",keyword:"type",params:{type: schema55.properties.next_cursor.type},schema:schema55.properties.next_cursor.type,parentSchema:schema55.properties.next_cursor,data:data3}];
return false;
}
}
}
}
}
else {
validate111.errors = [{instancePath:instancePath+"/meta",schemaPath:"#/components/schemas/CursorMeta/type",keyword:"type",params:{type: "object"},schema:schema55.type,parentSchema:schema55,data:data2}];
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
validate111.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema131.type,parentSchema:schema131,data}];
return false;
}
}
validate111.errors = vErrors;
return errors === 0;
}
validate111.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


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
if(!(validate111(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate111.errors : vErrors.concat(validate111.errors);
errors = vErrors.length;
}
validate110.errors = vErrors;
return errors === 0;
}
validate110.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const createKey_header_Idempotency$2d$Key = validate115;
const schema138 = {"type":"string","minLength":1,"maxLength":255};

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
if(errors === 0){
if(typeof data === "string"){
if(func1(data) > 255){
validate115.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 255},schema:255,parentSchema:schema138,data}];
return false;
}
else {
if(func1(data) < 1){
validate115.errors = [{instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema138,data}];
return false;
}
}
}
else {
validate115.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema138.type,parentSchema:schema138,data}];
return false;
}
}
validate115.errors = vErrors;
return errors === 0;
}
validate115.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const createKey_body = validate116;
const schema139 = {"$ref":"contract#/components/schemas/KeyCreate"};
const schema140 = {"description":"A key to create. Unknown fields are ignored.","type":"object","required":["name","scopes"],"properties":{"name":{"description":"Its purpose.","type":"string","minLength":1,"maxLength":100,"pattern":"^(?=[\\s\\S]*[^\\u0009-\\u000D\\u0020\\u0085\\u00A0\\u1680\\u2000-\\u200A\\u2028\\u2029\\u202F\\u205F\\u3000])[^\\u0000\\uD800-\\uDFFF]*([\\uD800-\\uDBFF][\\uDC00-\\uDFFF][^\\u0000\\uD800-\\uDFFF]*)*$","x-message":"must hold more than white space"},"scopes":{"description":"Its scopes.","type":"array","minItems":1,"uniqueItems":true,"items":{"$ref":"#/components/schemas/Scope"}},"expires_at":{"description":"When it stops working by itself, in the future. Null: never.","type":["string","null"],"format":"date-time","pattern":"^(?!0000|0001-01-01.*\\+(?!00:00)|9999-12-31.*(-(?!00:00)|:60))[0-9]{4}-[0-9]{2}-[0-9]{2}[Tt ]([01][0-9]|2[0-3]):[0-5][0-9]:([0-5][0-9]|60)(\\.[0-9]+)?([Zz]|[+-]([01][0-9]|2[0-3]):[0-5][0-9])$"}}};
const func0 = require("ajv/dist/runtime/equal").default;
const pattern38 = new RegExp("^(?!0000|0001-01-01.*\\+(?!00:00)|9999-12-31.*(-(?!00:00)|:60))[0-9]{4}-[0-9]{2}-[0-9]{2}[Tt ]([01][0-9]|2[0-3]):[0-5][0-9]:([0-5][0-9]|60)(\\.[0-9]+)?([Zz]|[+-]([01][0-9]|2[0-3]):[0-5][0-9])$", "u");

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
let missing0;
if(((data.name === undefined) && (missing0 = "name")) || ((data.scopes === undefined) && (missing0 = "scopes"))){
validate117.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema140.required,parentSchema:schema140,data}];
return false;
}
else {
if(data.name !== undefined){
let data0 = data.name;
const _errs1 = errors;
if(errors === _errs1){
if(typeof data0 === "string"){
if(func1(data0) > 100){
validate117.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit: 100},schema:100,parentSchema:schema140.properties.name,data:data0}];
return false;
}
else {
if(func1(data0) < 1){
validate117.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema140.properties.name,data:data0}];
return false;
}
else {
if(!pattern15.test(data0)){
validate117.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/pattern",keyword:"pattern",params:{pattern: "^(?=[\\s\\S]*[^\\u0009-\\u000D\\u0020\\u0085\\u00A0\\u1680\\u2000-\\u200A\\u2028\\u2029\\u202F\\u205F\\u3000])[^\\u0000\\uD800-\\uDFFF]*([\\uD800-\\uDBFF][\\uDC00-\\uDFFF][^\\u0000\\uD800-\\uDFFF]*)*$"},schema:"^(?=[\\s\\S]*[^\\u0009-\\u000D\\u0020\\u0085\\u00A0\\u1680\\u2000-\\u200A\\u2028\\u2029\\u202F\\u205F\\u3000])[^\\u0000\\uD800-\\uDFFF]*([\\uD800-\\uDBFF][\\uDC00-\\uDFFF][^\\u0000\\uD800-\\uDFFF]*)*$",parentSchema:schema140.properties.name,data:data0}];
return false;
}
}
}
}
else {
validate117.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},schema:schema140.properties.name.type,parentSchema:schema140.properties.name,data:data0}];
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
validate117.errors = [{instancePath:instancePath+"/scopes",schemaPath:"#/properties/scopes/minItems",keyword:"minItems",params:{limit: 1},schema:1,parentSchema:schema140.properties.scopes,data:data1}];
return false;
}
else {
var valid1 = true;
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
const _errs5 = errors;
if(typeof data2 !== "string"){
validate117.errors = [{instancePath:instancePath+"/scopes/" + i0,schemaPath:"#/components/schemas/Scope/type",keyword:"type",params:{type: "string"},schema:schema133.type,parentSchema:schema133,data:data2}];
return false;
}
if(!(((((((data2 === "read:projects") || (data2 === "read:tasks")) || (data2 === "read:events")) || (data2 === "read:members")) || (data2 === "write:tasks")) || (data2 === "write:events")) || (data2 === "write:comments"))){
validate117.errors = [{instancePath:instancePath+"/scopes/" + i0,schemaPath:"#/components/schemas/Scope/enum",keyword:"enum",params:{allowedValues: schema133.enum},schema:schema133.enum,parentSchema:schema133,data:data2}];
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
validate117.errors = [{instancePath:instancePath+"/scopes",schemaPath:"#/properties/scopes/uniqueItems",keyword:"uniqueItems",params:{i: i1, j: j0},schema:true,parentSchema:schema140.properties.scopes,data:data1}];
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
validate117.errors = [{instancePath:instancePath+"/scopes",schemaPath:"#/properties/scopes/type",keyword:"type",params:{type: "array"},schema:schema140.properties.scopes.type,parentSchema:schema140.properties.scopes,data:data1}];
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
validate117.errors = [{instancePath:instancePath+"/expires_at",schemaPath:"#/properties/expires_at/type",keyword:"type",params:{type: schema140.properties.expires_at.type},schema:schema140.properties.expires_at.type,parentSchema:schema140.properties.expires_at,data:data3}];
return false;
}
if(errors === _errs8){
if(errors === _errs8){
if(typeof data3 === "string"){
if(!pattern38.test(data3)){
validate117.errors = [{instancePath:instancePath+"/expires_at",schemaPath:"#/properties/expires_at/pattern",keyword:"pattern",params:{pattern: "^(?!0000|0001-01-01.*\\+(?!00:00)|9999-12-31.*(-(?!00:00)|:60))[0-9]{4}-[0-9]{2}-[0-9]{2}[Tt ]([01][0-9]|2[0-3]):[0-5][0-9]:([0-5][0-9]|60)(\\.[0-9]+)?([Zz]|[+-]([01][0-9]|2[0-3]):[0-5][0-9])$"},schema:"^(?!0000|0001-01-01.*\\+(?!00:00)|9999-12-31.*(-(?!00:00)|:60))[0-9]{4}-[0-9]{2}-[0-9]{2}[Tt ]([01][0-9]|2[0-3]):[0-5][0-9]:([0-5][0-9]|60)(\\.[0-9]+)?([Zz]|[+-]([01][0-9]|2[0-3]):[0-5][0-9])$",parentSchema:schema140.properties.expires_at,data:data3}];
return false;
}
else {
if(!(formats0.validate(data3))){
validate117.errors = [{instancePath:instancePath+"/expires_at",schemaPath:"#/properties/expires_at/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema140.properties.expires_at,data:data3}];
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
validate117.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema140.type,parentSchema:schema140,data}];
return false;
}
}
validate117.errors = vErrors;
return errors === 0;
}
validate117.evaluated = {"props":{"name":true,"scopes":true,"expires_at":true},"dynamicProps":false,"dynamicItems":false};


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
validate116.evaluated = {"props":{"name":true,"scopes":true,"expires_at":true},"dynamicProps":false,"dynamicItems":false};

export const createKey_body_name = validate119;
const schema142 = {"description":"Its purpose.","type":"string","minLength":1,"maxLength":100,"pattern":"^(?=[\\s\\S]*[^\\u0009-\\u000D\\u0020\\u0085\\u00A0\\u1680\\u2000-\\u200A\\u2028\\u2029\\u202F\\u205F\\u3000])[^\\u0000\\uD800-\\uDFFF]*([\\uD800-\\uDBFF][\\uDC00-\\uDFFF][^\\u0000\\uD800-\\uDFFF]*)*$","x-message":"must hold more than white space"};

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
if(typeof data === "string"){
if(func1(data) > 100){
validate119.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 100},schema:100,parentSchema:schema142,data}];
return false;
}
else {
if(func1(data) < 1){
validate119.errors = [{instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema142,data}];
return false;
}
else {
if(!pattern15.test(data)){
validate119.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^(?=[\\s\\S]*[^\\u0009-\\u000D\\u0020\\u0085\\u00A0\\u1680\\u2000-\\u200A\\u2028\\u2029\\u202F\\u205F\\u3000])[^\\u0000\\uD800-\\uDFFF]*([\\uD800-\\uDBFF][\\uDC00-\\uDFFF][^\\u0000\\uD800-\\uDFFF]*)*$"},schema:"^(?=[\\s\\S]*[^\\u0009-\\u000D\\u0020\\u0085\\u00A0\\u1680\\u2000-\\u200A\\u2028\\u2029\\u202F\\u205F\\u3000])[^\\u0000\\uD800-\\uDFFF]*([\\uD800-\\uDBFF][\\uDC00-\\uDFFF][^\\u0000\\uD800-\\uDFFF]*)*$",parentSchema:schema142,data}];
return false;
}
}
}
}
else {
validate119.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema142.type,parentSchema:schema142,data}];
return false;
}
}
validate119.errors = vErrors;
return errors === 0;
}
validate119.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const createKey_body_scopes = validate120;
const schema143 = {"description":"Its scopes.","type":"array","minItems":1,"uniqueItems":true,"items":{"$ref":"contract#/components/schemas/Scope"}};

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
if(Array.isArray(data)){
if(data.length < 1){
validate120.errors = [{instancePath,schemaPath:"#/minItems",keyword:"minItems",params:{limit: 1},schema:1,parentSchema:schema143,data}];
return false;
}
else {
var valid0 = true;
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
let data0 = data[i0];
const _errs1 = errors;
if(typeof data0 !== "string"){
validate120.errors = [{instancePath:instancePath+"/" + i0,schemaPath:"contract#/components/schemas/Scope/type",keyword:"type",params:{type: "string"},schema:schema133.type,parentSchema:schema133,data:data0}];
return false;
}
if(!(((((((data0 === "read:projects") || (data0 === "read:tasks")) || (data0 === "read:events")) || (data0 === "read:members")) || (data0 === "write:tasks")) || (data0 === "write:events")) || (data0 === "write:comments"))){
validate120.errors = [{instancePath:instancePath+"/" + i0,schemaPath:"contract#/components/schemas/Scope/enum",keyword:"enum",params:{allowedValues: schema133.enum},schema:schema133.enum,parentSchema:schema133,data:data0}];
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
validate120.errors = [{instancePath,schemaPath:"#/uniqueItems",keyword:"uniqueItems",params:{i: i1, j: j0},schema:true,parentSchema:schema143,data}];
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
validate120.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},schema:schema143.type,parentSchema:schema143,data}];
return false;
}
}
validate120.errors = vErrors;
return errors === 0;
}
validate120.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};

export const createKey_body_expires_at = validate121;
const schema145 = {"description":"When it stops working by itself, in the future. Null: never.","type":["string","null"],"format":"date-time","pattern":"^(?!0000|0001-01-01.*\\+(?!00:00)|9999-12-31.*(-(?!00:00)|:60))[0-9]{4}-[0-9]{2}-[0-9]{2}[Tt ]([01][0-9]|2[0-3]):[0-5][0-9]:([0-5][0-9]|60)(\\.[0-9]+)?([Zz]|[+-]([01][0-9]|2[0-3]):[0-5][0-9])$"};

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
if((typeof data !== "string") && (data !== null)){
validate121.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema145.type},schema:schema145.type,parentSchema:schema145,data}];
return false;
}
if(errors === 0){
if(errors === 0){
if(typeof data === "string"){
if(!pattern38.test(data)){
validate121.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^(?!0000|0001-01-01.*\\+(?!00:00)|9999-12-31.*(-(?!00:00)|:60))[0-9]{4}-[0-9]{2}-[0-9]{2}[Tt ]([01][0-9]|2[0-3]):[0-5][0-9]:([0-5][0-9]|60)(\\.[0-9]+)?([Zz]|[+-]([01][0-9]|2[0-3]):[0-5][0-9])$"},schema:"^(?!0000|0001-01-01.*\\+(?!00:00)|9999-12-31.*(-(?!00:00)|:60))[0-9]{4}-[0-9]{2}-[0-9]{2}[Tt ]([01][0-9]|2[0-3]):[0-5][0-9]:([0-5][0-9]|60)(\\.[0-9]+)?([Zz]|[+-]([01][0-9]|2[0-3]):[0-5][0-9])$",parentSchema:schema145,data}];
return false;
}
else {
if(!(formats0.validate(data))){
validate121.errors = [{instancePath,schemaPath:"#/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema145,data}];
return false;
}
}
}
}
}
validate121.errors = vErrors;
return errors === 0;
}
validate121.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const createKey_201 = validate122;
const schema146 = {"$ref":"contract#/components/schemas/KeyWithSecret"};
const schema147 = {"description":"A key and its secret.","type":"object","additionalProperties":false,"required":["data","secret"],"properties":{"data":{"$ref":"#/components/schemas/Key"},"secret":{"description":"Shown only once. Null in a replay.","type":["string","null"],"x-shown-once":true}}};

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
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.data === undefined) && (missing0 = "data")) || ((data.secret === undefined) && (missing0 = "secret"))){
validate123.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema147.required,parentSchema:schema147,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "data") || (key0 === "secret"))){
validate123.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema147,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.data !== undefined){
const _errs2 = errors;
if(!(validate112(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate112.errors : vErrors.concat(validate112.errors);
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
validate123.errors = [{instancePath:instancePath+"/secret",schemaPath:"#/properties/secret/type",keyword:"type",params:{type: schema147.properties.secret.type},schema:schema147.properties.secret.type,parentSchema:schema147.properties.secret,data:data1}];
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
validate123.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema147.type,parentSchema:schema147,data}];
return false;
}
}
validate123.errors = vErrors;
return errors === 0;
}
validate123.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


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
if(!(validate123(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate123.errors : vErrors.concat(validate123.errors);
errors = vErrors.length;
}
validate122.errors = vErrors;
return errors === 0;
}
validate122.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const getKey_200 = validate126;
const schema148 = {"$ref":"contract#/components/schemas/KeyResponse"};
const schema149 = {"description":"The resource.","type":"object","additionalProperties":false,"required":["data"],"properties":{"data":{"$ref":"#/components/schemas/Key"}}};

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
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.data === undefined) && (missing0 = "data")){
validate127.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema149.required,parentSchema:schema149,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "data")){
validate127.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema149,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.data !== undefined){
if(!(validate112(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate112.errors : vErrors.concat(validate112.errors);
errors = vErrors.length;
}
}
}
}
}
else {
validate127.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema149.type,parentSchema:schema149,data}];
return false;
}
}
validate127.errors = vErrors;
return errors === 0;
}
validate127.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


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
if(!(validate127(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate127.errors : vErrors.concat(validate127.errors);
errors = vErrors.length;
}
validate126.errors = vErrors;
return errors === 0;
}
validate126.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const updateKey_body = validate130;
const schema150 = {"$ref":"contract#/components/schemas/KeyUpdate"};
const schema151 = {"description":"What to change. Unknown fields are ignored.","type":"object","properties":{"name":{"description":"Its purpose.","type":"string","minLength":1,"maxLength":100,"pattern":"^(?=[\\s\\S]*[^\\u0009-\\u000D\\u0020\\u0085\\u00A0\\u1680\\u2000-\\u200A\\u2028\\u2029\\u202F\\u205F\\u3000])[^\\u0000\\uD800-\\uDFFF]*([\\uD800-\\uDBFF][\\uDC00-\\uDFFF][^\\u0000\\uD800-\\uDFFF]*)*$","x-message":"must hold more than white space"},"disabled":{"description":"Whether the key is disabled.","type":"boolean"},"scopes":{"description":"Its scopes, which replace the present ones.","type":"array","minItems":1,"uniqueItems":true,"items":{"$ref":"#/components/schemas/Scope"}},"expires_at":{"description":"When it stops working by itself, in the future. Null: never.","type":["string","null"],"format":"date-time","pattern":"^(?!0000|0001-01-01.*\\+(?!00:00)|9999-12-31.*(-(?!00:00)|:60))[0-9]{4}-[0-9]{2}-[0-9]{2}[Tt ]([01][0-9]|2[0-3]):[0-5][0-9]:([0-5][0-9]|60)(\\.[0-9]+)?([Zz]|[+-]([01][0-9]|2[0-3]):[0-5][0-9])$"}}};

function validate131(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate131.evaluated;
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
validate131.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit: 100},schema:100,parentSchema:schema151.properties.name,data:data0}];
return false;
}
else {
if(func1(data0) < 1){
validate131.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema151.properties.name,data:data0}];
return false;
}
else {
if(!pattern15.test(data0)){
validate131.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/pattern",keyword:"pattern",params:{pattern: "^(?=[\\s\\S]*[^\\u0009-\\u000D\\u0020\\u0085\\u00A0\\u1680\\u2000-\\u200A\\u2028\\u2029\\u202F\\u205F\\u3000])[^\\u0000\\uD800-\\uDFFF]*([\\uD800-\\uDBFF][\\uDC00-\\uDFFF][^\\u0000\\uD800-\\uDFFF]*)*$"},schema:"^(?=[\\s\\S]*[^\\u0009-\\u000D\\u0020\\u0085\\u00A0\\u1680\\u2000-\\u200A\\u2028\\u2029\\u202F\\u205F\\u3000])[^\\u0000\\uD800-\\uDFFF]*([\\uD800-\\uDBFF][\\uDC00-\\uDFFF][^\\u0000\\uD800-\\uDFFF]*)*$",parentSchema:schema151.properties.name,data:data0}];
return false;
}
}
}
}
else {
validate131.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},schema:schema151.properties.name.type,parentSchema:schema151.properties.name,data:data0}];
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
validate131.errors = [{instancePath:instancePath+"/disabled",schemaPath:"#/properties/disabled/type",keyword:"type",params:{type: "boolean"},schema:schema151.properties.disabled.type,parentSchema:schema151.properties.disabled,data:data1}];
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
validate131.errors = [{instancePath:instancePath+"/scopes",schemaPath:"#/properties/scopes/minItems",keyword:"minItems",params:{limit: 1},schema:1,parentSchema:schema151.properties.scopes,data:data2}];
return false;
}
else {
var valid1 = true;
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
let data3 = data2[i0];
const _errs7 = errors;
if(typeof data3 !== "string"){
validate131.errors = [{instancePath:instancePath+"/scopes/" + i0,schemaPath:"#/components/schemas/Scope/type",keyword:"type",params:{type: "string"},schema:schema133.type,parentSchema:schema133,data:data3}];
return false;
}
if(!(((((((data3 === "read:projects") || (data3 === "read:tasks")) || (data3 === "read:events")) || (data3 === "read:members")) || (data3 === "write:tasks")) || (data3 === "write:events")) || (data3 === "write:comments"))){
validate131.errors = [{instancePath:instancePath+"/scopes/" + i0,schemaPath:"#/components/schemas/Scope/enum",keyword:"enum",params:{allowedValues: schema133.enum},schema:schema133.enum,parentSchema:schema133,data:data3}];
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
validate131.errors = [{instancePath:instancePath+"/scopes",schemaPath:"#/properties/scopes/uniqueItems",keyword:"uniqueItems",params:{i: i1, j: j0},schema:true,parentSchema:schema151.properties.scopes,data:data2}];
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
validate131.errors = [{instancePath:instancePath+"/scopes",schemaPath:"#/properties/scopes/type",keyword:"type",params:{type: "array"},schema:schema151.properties.scopes.type,parentSchema:schema151.properties.scopes,data:data2}];
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
validate131.errors = [{instancePath:instancePath+"/expires_at",schemaPath:"#/properties/expires_at/type",keyword:"type",params:{type: schema151.properties.expires_at.type},schema:schema151.properties.expires_at.type,parentSchema:schema151.properties.expires_at,data:data4}];
return false;
}
if(errors === _errs10){
if(errors === _errs10){
if(typeof data4 === "string"){
if(!pattern38.test(data4)){
validate131.errors = [{instancePath:instancePath+"/expires_at",schemaPath:"#/properties/expires_at/pattern",keyword:"pattern",params:{pattern: "^(?!0000|0001-01-01.*\\+(?!00:00)|9999-12-31.*(-(?!00:00)|:60))[0-9]{4}-[0-9]{2}-[0-9]{2}[Tt ]([01][0-9]|2[0-3]):[0-5][0-9]:([0-5][0-9]|60)(\\.[0-9]+)?([Zz]|[+-]([01][0-9]|2[0-3]):[0-5][0-9])$"},schema:"^(?!0000|0001-01-01.*\\+(?!00:00)|9999-12-31.*(-(?!00:00)|:60))[0-9]{4}-[0-9]{2}-[0-9]{2}[Tt ]([01][0-9]|2[0-3]):[0-5][0-9]:([0-5][0-9]|60)(\\.[0-9]+)?([Zz]|[+-]([01][0-9]|2[0-3]):[0-5][0-9])$",parentSchema:schema151.properties.expires_at,data:data4}];
return false;
}
else {
if(!(formats0.validate(data4))){
validate131.errors = [{instancePath:instancePath+"/expires_at",schemaPath:"#/properties/expires_at/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema151.properties.expires_at,data:data4}];
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
validate131.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema151.type,parentSchema:schema151,data}];
return false;
}
}
validate131.errors = vErrors;
return errors === 0;
}
validate131.evaluated = {"props":{"name":true,"disabled":true,"scopes":true,"expires_at":true},"dynamicProps":false,"dynamicItems":false};


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
if(!(validate131(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate131.errors : vErrors.concat(validate131.errors);
errors = vErrors.length;
}
validate130.errors = vErrors;
return errors === 0;
}
validate130.evaluated = {"props":{"name":true,"disabled":true,"scopes":true,"expires_at":true},"dynamicProps":false,"dynamicItems":false};

export const updateKey_body_name = validate133;
const schema153 = {"description":"Its purpose.","type":"string","minLength":1,"maxLength":100,"pattern":"^(?=[\\s\\S]*[^\\u0009-\\u000D\\u0020\\u0085\\u00A0\\u1680\\u2000-\\u200A\\u2028\\u2029\\u202F\\u205F\\u3000])[^\\u0000\\uD800-\\uDFFF]*([\\uD800-\\uDBFF][\\uDC00-\\uDFFF][^\\u0000\\uD800-\\uDFFF]*)*$","x-message":"must hold more than white space"};

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
validate133.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 100},schema:100,parentSchema:schema153,data}];
return false;
}
else {
if(func1(data) < 1){
validate133.errors = [{instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema153,data}];
return false;
}
else {
if(!pattern15.test(data)){
validate133.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^(?=[\\s\\S]*[^\\u0009-\\u000D\\u0020\\u0085\\u00A0\\u1680\\u2000-\\u200A\\u2028\\u2029\\u202F\\u205F\\u3000])[^\\u0000\\uD800-\\uDFFF]*([\\uD800-\\uDBFF][\\uDC00-\\uDFFF][^\\u0000\\uD800-\\uDFFF]*)*$"},schema:"^(?=[\\s\\S]*[^\\u0009-\\u000D\\u0020\\u0085\\u00A0\\u1680\\u2000-\\u200A\\u2028\\u2029\\u202F\\u205F\\u3000])[^\\u0000\\uD800-\\uDFFF]*([\\uD800-\\uDBFF][\\uDC00-\\uDFFF][^\\u0000\\uD800-\\uDFFF]*)*$",parentSchema:schema153,data}];
return false;
}
}
}
}
else {
validate133.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema153.type,parentSchema:schema153,data}];
return false;
}
}
validate133.errors = vErrors;
return errors === 0;
}
validate133.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const updateKey_body_disabled = validate134;
const schema154 = {"description":"Whether the key is disabled.","type":"boolean"};

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
if(typeof data !== "boolean"){
validate134.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "boolean"},schema:schema154.type,parentSchema:schema154,data}];
return false;
}
validate134.errors = vErrors;
return errors === 0;
}
validate134.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const updateKey_body_scopes = validate135;
const schema155 = {"description":"Its scopes, which replace the present ones.","type":"array","minItems":1,"uniqueItems":true,"items":{"$ref":"contract#/components/schemas/Scope"}};

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
if(Array.isArray(data)){
if(data.length < 1){
validate135.errors = [{instancePath,schemaPath:"#/minItems",keyword:"minItems",params:{limit: 1},schema:1,parentSchema:schema155,data}];
return false;
}
else {
var valid0 = true;
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
let data0 = data[i0];
const _errs1 = errors;
if(typeof data0 !== "string"){
validate135.errors = [{instancePath:instancePath+"/" + i0,schemaPath:"contract#/components/schemas/Scope/type",keyword:"type",params:{type: "string"},schema:schema133.type,parentSchema:schema133,data:data0}];
return false;
}
if(!(((((((data0 === "read:projects") || (data0 === "read:tasks")) || (data0 === "read:events")) || (data0 === "read:members")) || (data0 === "write:tasks")) || (data0 === "write:events")) || (data0 === "write:comments"))){
validate135.errors = [{instancePath:instancePath+"/" + i0,schemaPath:"contract#/components/schemas/Scope/enum",keyword:"enum",params:{allowedValues: schema133.enum},schema:schema133.enum,parentSchema:schema133,data:data0}];
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
validate135.errors = [{instancePath,schemaPath:"#/uniqueItems",keyword:"uniqueItems",params:{i: i1, j: j0},schema:true,parentSchema:schema155,data}];
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
validate135.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},schema:schema155.type,parentSchema:schema155,data}];
return false;
}
}
validate135.errors = vErrors;
return errors === 0;
}
validate135.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};

export const updateKey_body_expires_at = validate136;
const schema157 = {"description":"When it stops working by itself, in the future. Null: never.","type":["string","null"],"format":"date-time","pattern":"^(?!0000|0001-01-01.*\\+(?!00:00)|9999-12-31.*(-(?!00:00)|:60))[0-9]{4}-[0-9]{2}-[0-9]{2}[Tt ]([01][0-9]|2[0-3]):[0-5][0-9]:([0-5][0-9]|60)(\\.[0-9]+)?([Zz]|[+-]([01][0-9]|2[0-3]):[0-5][0-9])$"};

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
if((typeof data !== "string") && (data !== null)){
validate136.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema157.type},schema:schema157.type,parentSchema:schema157,data}];
return false;
}
if(errors === 0){
if(errors === 0){
if(typeof data === "string"){
if(!pattern38.test(data)){
validate136.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^(?!0000|0001-01-01.*\\+(?!00:00)|9999-12-31.*(-(?!00:00)|:60))[0-9]{4}-[0-9]{2}-[0-9]{2}[Tt ]([01][0-9]|2[0-3]):[0-5][0-9]:([0-5][0-9]|60)(\\.[0-9]+)?([Zz]|[+-]([01][0-9]|2[0-3]):[0-5][0-9])$"},schema:"^(?!0000|0001-01-01.*\\+(?!00:00)|9999-12-31.*(-(?!00:00)|:60))[0-9]{4}-[0-9]{2}-[0-9]{2}[Tt ]([01][0-9]|2[0-3]):[0-5][0-9]:([0-5][0-9]|60)(\\.[0-9]+)?([Zz]|[+-]([01][0-9]|2[0-3]):[0-5][0-9])$",parentSchema:schema157,data}];
return false;
}
else {
if(!(formats0.validate(data))){
validate136.errors = [{instancePath,schemaPath:"#/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema157,data}];
return false;
}
}
}
}
}
validate136.errors = vErrors;
return errors === 0;
}
validate136.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const updateKey_200 = validate137;
const schema158 = {"$ref":"contract#/components/schemas/KeyResponse"};

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
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.data === undefined) && (missing0 = "data")){
validate138.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema149.required,parentSchema:schema149,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "data")){
validate138.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema149,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.data !== undefined){
if(!(validate112(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate112.errors : vErrors.concat(validate112.errors);
errors = vErrors.length;
}
}
}
}
}
else {
validate138.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema149.type,parentSchema:schema149,data}];
return false;
}
}
validate138.errors = vErrors;
return errors === 0;
}
validate138.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


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
if(!(validate138(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate138.errors : vErrors.concat(validate138.errors);
errors = vErrors.length;
}
validate137.errors = vErrors;
return errors === 0;
}
validate137.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const rotateKey_header_Idempotency$2d$Key = validate141;
const schema160 = {"type":"string","minLength":1,"maxLength":255};

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
if(typeof data === "string"){
if(func1(data) > 255){
validate141.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 255},schema:255,parentSchema:schema160,data}];
return false;
}
else {
if(func1(data) < 1){
validate141.errors = [{instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema160,data}];
return false;
}
}
}
else {
validate141.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema160.type,parentSchema:schema160,data}];
return false;
}
}
validate141.errors = vErrors;
return errors === 0;
}
validate141.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const rotateKey_body = validate142;
const schema161 = {"$ref":"contract#/components/schemas/KeyRotation"};
const schema162 = {"description":"How long the old secret keeps working.","type":"object","required":["overlap_seconds"],"properties":{"overlap_seconds":{"description":"From none to seven days.","type":"integer","format":"int32","minimum":0,"maximum":604800}}};
const formats42 = formats.int32;

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
const _errs0 = errors;
if(errors === _errs0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.overlap_seconds === undefined) && (missing0 = "overlap_seconds")){
validate142.errors = [{instancePath,schemaPath:"contract#/components/schemas/KeyRotation/required",keyword:"required",params:{missingProperty: missing0},schema:schema162.required,parentSchema:schema162,data}];
return false;
}
else {
if(data.overlap_seconds !== undefined){
let data0 = data.overlap_seconds;
const _errs2 = errors;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
validate142.errors = [{instancePath:instancePath+"/overlap_seconds",schemaPath:"contract#/components/schemas/KeyRotation/properties/overlap_seconds/type",keyword:"type",params:{type: "integer"},schema:schema162.properties.overlap_seconds.type,parentSchema:schema162.properties.overlap_seconds,data:data0}];
return false;
}
if(errors === _errs2){
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 604800 || isNaN(data0)){
validate142.errors = [{instancePath:instancePath+"/overlap_seconds",schemaPath:"contract#/components/schemas/KeyRotation/properties/overlap_seconds/maximum",keyword:"maximum",params:{comparison: "<=", limit: 604800},schema:604800,parentSchema:schema162.properties.overlap_seconds,data:data0}];
return false;
}
else {
if(data0 < 0 || isNaN(data0)){
validate142.errors = [{instancePath:instancePath+"/overlap_seconds",schemaPath:"contract#/components/schemas/KeyRotation/properties/overlap_seconds/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},schema:0,parentSchema:schema162.properties.overlap_seconds,data:data0}];
return false;
}
else {
if(!(formats42.validate(data0))){
validate142.errors = [{instancePath:instancePath+"/overlap_seconds",schemaPath:"contract#/components/schemas/KeyRotation/properties/overlap_seconds/format",keyword:"format",params:{format: "int32"},schema:"int32",parentSchema:schema162.properties.overlap_seconds,data:data0}];
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
validate142.errors = [{instancePath,schemaPath:"contract#/components/schemas/KeyRotation/type",keyword:"type",params:{type: "object"},schema:schema162.type,parentSchema:schema162,data}];
return false;
}
}
validate142.errors = vErrors;
return errors === 0;
}
validate142.evaluated = {"props":{"overlap_seconds":true},"dynamicProps":false,"dynamicItems":false};

export const rotateKey_body_overlap_seconds = validate143;
const schema163 = {"description":"From none to seven days.","type":"integer","format":"int32","minimum":0,"maximum":604800};

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
if(!(((typeof data == "number") && (!(data % 1) && !isNaN(data))) && (isFinite(data)))){
validate143.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "integer"},schema:schema163.type,parentSchema:schema163,data}];
return false;
}
if(errors === 0){
if((typeof data == "number") && (isFinite(data))){
if(data > 604800 || isNaN(data)){
validate143.errors = [{instancePath,schemaPath:"#/maximum",keyword:"maximum",params:{comparison: "<=", limit: 604800},schema:604800,parentSchema:schema163,data}];
return false;
}
else {
if(data < 0 || isNaN(data)){
validate143.errors = [{instancePath,schemaPath:"#/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},schema:0,parentSchema:schema163,data}];
return false;
}
else {
if(!(formats42.validate(data))){
validate143.errors = [{instancePath,schemaPath:"#/format",keyword:"format",params:{format: "int32"},schema:"int32",parentSchema:schema163,data}];
return false;
}
}
}
}
}
validate143.errors = vErrors;
return errors === 0;
}
validate143.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const rotateKey_201 = validate144;
const schema164 = {"$ref":"contract#/components/schemas/KeyWithSecret"};

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
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.data === undefined) && (missing0 = "data")) || ((data.secret === undefined) && (missing0 = "secret"))){
validate145.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema147.required,parentSchema:schema147,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "data") || (key0 === "secret"))){
validate145.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema147,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.data !== undefined){
const _errs2 = errors;
if(!(validate112(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate112.errors : vErrors.concat(validate112.errors);
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
validate145.errors = [{instancePath:instancePath+"/secret",schemaPath:"#/properties/secret/type",keyword:"type",params:{type: schema147.properties.secret.type},schema:schema147.properties.secret.type,parentSchema:schema147.properties.secret,data:data1}];
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
validate145.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema147.type,parentSchema:schema147,data}];
return false;
}
}
validate145.errors = vErrors;
return errors === 0;
}
validate145.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


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
if(!(validate145(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate145.errors : vErrors.concat(validate145.errors);
errors = vErrors.length;
}
validate144.errors = vErrors;
return errors === 0;
}
validate144.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const getKeyUsage_query_by = validate148;
const schema166 = {"$ref":"contract#/components/schemas/UsageGrouping"};
const schema167 = {"description":"What a key's requests are counted by. The default is `hour`.","type":"string","enum":["hour","operation","status"]};

function validate148(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate148.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data !== "string"){
validate148.errors = [{instancePath,schemaPath:"contract#/components/schemas/UsageGrouping/type",keyword:"type",params:{type: "string"},schema:schema167.type,parentSchema:schema167,data}];
return false;
}
if(!(((data === "hour") || (data === "operation")) || (data === "status"))){
validate148.errors = [{instancePath,schemaPath:"contract#/components/schemas/UsageGrouping/enum",keyword:"enum",params:{allowedValues: schema167.enum},schema:schema167.enum,parentSchema:schema167,data}];
return false;
}
validate148.errors = vErrors;
return errors === 0;
}
validate148.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const getKeyUsage_200 = validate149;
const schema168 = {"$ref":"contract#/components/schemas/ApiKeyUsage"};
const schema169 = {"description":"The requests of a key in the last 168 hours.","type":"object","additionalProperties":false,"required":["data"],"properties":{"data":{"anyOf":[{"description":"Per hour, oldest first.","type":"array","items":{"$ref":"#/components/schemas/UsageHour"}},{"description":"Per operation, most requests first.","type":"array","items":{"$ref":"#/components/schemas/UsageOperation"}},{"description":"Per status, most requests first.","type":"array","items":{"$ref":"#/components/schemas/UsageStatus"}}]}}};
const schema170 = {"description":"The requests of an hour.","type":"object","additionalProperties":false,"required":["hour","requests","errors","rate_limited"],"properties":{"hour":{"description":"The beginning of the hour.","type":"string","format":"date-time"},"requests":{"description":"All requests.","type":"integer","format":"int32"},"errors":{"description":"Requests answered with 4xx other than 429, or 5xx.","type":"integer","format":"int32"},"rate_limited":{"description":"Requests answered with 429.","type":"integer","format":"int32"}}};
const schema171 = {"description":"The requests of an operation.","type":"object","additionalProperties":false,"required":["operation_id","requests"],"properties":{"operation_id":{"description":"The operation. Null if none matched.","type":["string","null"]},"requests":{"description":"All requests.","type":"integer","format":"int32"}}};
const schema172 = {"description":"The requests with a status.","type":"object","additionalProperties":false,"required":["status","requests"],"properties":{"status":{"description":"The status of the answer.","type":"integer","format":"int32"},"requests":{"description":"All requests.","type":"integer","format":"int32"}}};

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
validate150.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema169.required,parentSchema:schema169,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "data")){
validate150.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema169,data}];
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
const err0 = {instancePath:instancePath+"/data/" + i0,schemaPath:"#/components/schemas/UsageHour/required",keyword:"required",params:{missingProperty: missing1},schema:schema170.required,parentSchema:schema170,data:data1};
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
const err1 = {instancePath:instancePath+"/data/" + i0,schemaPath:"#/components/schemas/UsageHour/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},schema:false,parentSchema:schema170,data:data1};
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
const err2 = {instancePath:instancePath+"/data/" + i0+"/hour",schemaPath:"#/components/schemas/UsageHour/properties/hour/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema170.properties.hour,data:data2};
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
const err3 = {instancePath:instancePath+"/data/" + i0+"/hour",schemaPath:"#/components/schemas/UsageHour/properties/hour/type",keyword:"type",params:{type: "string"},schema:schema170.properties.hour.type,parentSchema:schema170.properties.hour,data:data2};
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
const err4 = {instancePath:instancePath+"/data/" + i0+"/requests",schemaPath:"#/components/schemas/UsageHour/properties/requests/type",keyword:"type",params:{type: "integer"},schema:schema170.properties.requests.type,parentSchema:schema170.properties.requests,data:data3};
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
if(!(formats42.validate(data3))){
const err5 = {instancePath:instancePath+"/data/" + i0+"/requests",schemaPath:"#/components/schemas/UsageHour/properties/requests/format",keyword:"format",params:{format: "int32"},schema:"int32",parentSchema:schema170.properties.requests,data:data3};
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
const err6 = {instancePath:instancePath+"/data/" + i0+"/errors",schemaPath:"#/components/schemas/UsageHour/properties/errors/type",keyword:"type",params:{type: "integer"},schema:schema170.properties.errors.type,parentSchema:schema170.properties.errors,data:data4};
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
if(!(formats42.validate(data4))){
const err7 = {instancePath:instancePath+"/data/" + i0+"/errors",schemaPath:"#/components/schemas/UsageHour/properties/errors/format",keyword:"format",params:{format: "int32"},schema:"int32",parentSchema:schema170.properties.errors,data:data4};
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
const err8 = {instancePath:instancePath+"/data/" + i0+"/rate_limited",schemaPath:"#/components/schemas/UsageHour/properties/rate_limited/type",keyword:"type",params:{type: "integer"},schema:schema170.properties.rate_limited.type,parentSchema:schema170.properties.rate_limited,data:data5};
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
if(!(formats42.validate(data5))){
const err9 = {instancePath:instancePath+"/data/" + i0+"/rate_limited",schemaPath:"#/components/schemas/UsageHour/properties/rate_limited/format",keyword:"format",params:{format: "int32"},schema:"int32",parentSchema:schema170.properties.rate_limited,data:data5};
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
const err10 = {instancePath:instancePath+"/data/" + i0,schemaPath:"#/components/schemas/UsageHour/type",keyword:"type",params:{type: "object"},schema:schema170.type,parentSchema:schema170,data:data1};
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
const err11 = {instancePath:instancePath+"/data",schemaPath:"#/properties/data/anyOf/0/type",keyword:"type",params:{type: "array"},schema:schema169.properties.data.anyOf[0].type,parentSchema:schema169.properties.data.anyOf[0],data:data0};
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
const err12 = {instancePath:instancePath+"/data/" + i1,schemaPath:"#/components/schemas/UsageOperation/required",keyword:"required",params:{missingProperty: missing2},schema:schema171.required,parentSchema:schema171,data:data6};
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
const err13 = {instancePath:instancePath+"/data/" + i1,schemaPath:"#/components/schemas/UsageOperation/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},schema:false,parentSchema:schema171,data:data6};
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
const err14 = {instancePath:instancePath+"/data/" + i1+"/operation_id",schemaPath:"#/components/schemas/UsageOperation/properties/operation_id/type",keyword:"type",params:{type: schema171.properties.operation_id.type},schema:schema171.properties.operation_id.type,parentSchema:schema171.properties.operation_id,data:data7};
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
const err15 = {instancePath:instancePath+"/data/" + i1+"/requests",schemaPath:"#/components/schemas/UsageOperation/properties/requests/type",keyword:"type",params:{type: "integer"},schema:schema171.properties.requests.type,parentSchema:schema171.properties.requests,data:data8};
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
if(!(formats42.validate(data8))){
const err16 = {instancePath:instancePath+"/data/" + i1+"/requests",schemaPath:"#/components/schemas/UsageOperation/properties/requests/format",keyword:"format",params:{format: "int32"},schema:"int32",parentSchema:schema171.properties.requests,data:data8};
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
const err17 = {instancePath:instancePath+"/data/" + i1,schemaPath:"#/components/schemas/UsageOperation/type",keyword:"type",params:{type: "object"},schema:schema171.type,parentSchema:schema171,data:data6};
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
const err18 = {instancePath:instancePath+"/data",schemaPath:"#/properties/data/anyOf/1/type",keyword:"type",params:{type: "array"},schema:schema169.properties.data.anyOf[1].type,parentSchema:schema169.properties.data.anyOf[1],data:data0};
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
const err19 = {instancePath:instancePath+"/data/" + i2,schemaPath:"#/components/schemas/UsageStatus/required",keyword:"required",params:{missingProperty: missing3},schema:schema172.required,parentSchema:schema172,data:data9};
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
const err20 = {instancePath:instancePath+"/data/" + i2,schemaPath:"#/components/schemas/UsageStatus/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3},schema:false,parentSchema:schema172,data:data9};
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
const err21 = {instancePath:instancePath+"/data/" + i2+"/status",schemaPath:"#/components/schemas/UsageStatus/properties/status/type",keyword:"type",params:{type: "integer"},schema:schema172.properties.status.type,parentSchema:schema172.properties.status,data:data10};
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
if(!(formats42.validate(data10))){
const err22 = {instancePath:instancePath+"/data/" + i2+"/status",schemaPath:"#/components/schemas/UsageStatus/properties/status/format",keyword:"format",params:{format: "int32"},schema:"int32",parentSchema:schema172.properties.status,data:data10};
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
const err23 = {instancePath:instancePath+"/data/" + i2+"/requests",schemaPath:"#/components/schemas/UsageStatus/properties/requests/type",keyword:"type",params:{type: "integer"},schema:schema172.properties.requests.type,parentSchema:schema172.properties.requests,data:data11};
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
if(!(formats42.validate(data11))){
const err24 = {instancePath:instancePath+"/data/" + i2+"/requests",schemaPath:"#/components/schemas/UsageStatus/properties/requests/format",keyword:"format",params:{format: "int32"},schema:"int32",parentSchema:schema172.properties.requests,data:data11};
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
const err25 = {instancePath:instancePath+"/data/" + i2,schemaPath:"#/components/schemas/UsageStatus/type",keyword:"type",params:{type: "object"},schema:schema172.type,parentSchema:schema172,data:data9};
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
const err26 = {instancePath:instancePath+"/data",schemaPath:"#/properties/data/anyOf/2/type",keyword:"type",params:{type: "array"},schema:schema169.properties.data.anyOf[2].type,parentSchema:schema169.properties.data.anyOf[2],data:data0};
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
const err27 = {instancePath:instancePath+"/data",schemaPath:"#/properties/data/anyOf",keyword:"anyOf",params:{},schema:schema169.properties.data.anyOf,parentSchema:schema169.properties.data,data:data0};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
validate150.errors = vErrors;
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
validate150.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema169.type,parentSchema:schema169,data}];
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

export const listProjects_query_cursor = validate152;
const schema173 = {"type":"string","maxLength":1024};

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
if(errors === 0){
if(typeof data === "string"){
if(func1(data) > 1024){
validate152.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 1024},schema:1024,parentSchema:schema173,data}];
return false;
}
}
else {
validate152.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema173.type,parentSchema:schema173,data}];
return false;
}
}
validate152.errors = vErrors;
return errors === 0;
}
validate152.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const listProjects_200 = validate153;
const schema174 = {"$ref":"contract#/components/schemas/SettingsProjectList"};
const schema175 = {"description":"A page of a list.","type":"object","additionalProperties":false,"required":["data","meta"],"properties":{"data":{"description":"The items of this page.","type":"array","items":{"$ref":"#/components/schemas/SettingsProject"}},"meta":{"$ref":"#/components/schemas/CursorMeta"}}};
const schema176 = {"description":"A project, with its columns and members.","type":"object","additionalProperties":false,"required":["id","name","description","private","archived_at","created_at","task_count","columns","members"],"properties":{"id":{"description":"The id of the project.","type":"string"},"name":{"description":"The name of the project.","type":"string"},"description":{"description":"What the project is about.","type":["string","null"]},"private":{"description":"Whether the public API hides it.","type":"boolean"},"archived_at":{"description":"When it was archived. Null: it is not.","type":["string","null"],"format":"date-time"},"created_at":{"description":"When it was created.","type":"string","format":"date-time"},"task_count":{"description":"The number of its tasks.","type":"integer","format":"int32","minimum":0},"columns":{"description":"Its columns, by `order`.","type":"array","items":{"$ref":"#/components/schemas/Column"}},"members":{"description":"The people with a role in it, by name.","type":"array","items":{"$ref":"#/components/schemas/ProjectMember"}}}};
const schema177 = {"description":"A column of a project.","type":"object","additionalProperties":false,"required":["id","name","is_done","order","task_count"],"properties":{"id":{"description":"The id of the column.","type":"string"},"name":{"description":"The name of the column.","type":"string"},"is_done":{"description":"Whether tasks in it are done.","type":"boolean"},"order":{"description":"Its place, from 0.","type":"integer","format":"int32","minimum":0},"task_count":{"description":"The number of its tasks.","type":"integer","format":"int32","minimum":0}}};
const schema178 = {"description":"A person with a role in the project.","type":"object","additionalProperties":false,"required":["user","role"],"properties":{"user":{"$ref":"#/components/schemas/UserRef"},"role":{"$ref":"#/components/schemas/ProjectRole"}}};
const schema180 = {"description":"A role in a project. A viewer may not write.","type":"string","enum":["manager","editor","viewer"]};

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
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.user === undefined) && (missing0 = "user")) || ((data.role === undefined) && (missing0 = "role"))){
validate156.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema178.required,parentSchema:schema178,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "user") || (key0 === "role"))){
validate156.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema178,data}];
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
validate156.errors = [{instancePath:instancePath+"/user",schemaPath:"#/components/schemas/UserRef/required",keyword:"required",params:{missingProperty: missing1},schema:schema65.required,parentSchema:schema65,data:data0}];
return false;
}
else {
const _errs5 = errors;
for(const key1 in data0){
if(!((key1 === "id") || (key1 === "name"))){
validate156.errors = [{instancePath:instancePath+"/user",schemaPath:"#/components/schemas/UserRef/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},schema:false,parentSchema:schema65,data:data0}];
return false;
break;
}
}
if(_errs5 === errors){
if(data0.id !== undefined){
let data1 = data0.id;
const _errs6 = errors;
if(typeof data1 !== "string"){
validate156.errors = [{instancePath:instancePath+"/user/id",schemaPath:"#/components/schemas/UserRef/properties/id/type",keyword:"type",params:{type: "string"},schema:schema65.properties.id.type,parentSchema:schema65.properties.id,data:data1}];
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
validate156.errors = [{instancePath:instancePath+"/user/name",schemaPath:"#/components/schemas/UserRef/properties/name/type",keyword:"type",params:{type: "string"},schema:schema65.properties.name.type,parentSchema:schema65.properties.name,data:data2}];
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
validate156.errors = [{instancePath:instancePath+"/user",schemaPath:"#/components/schemas/UserRef/type",keyword:"type",params:{type: "object"},schema:schema65.type,parentSchema:schema65,data:data0}];
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
validate156.errors = [{instancePath:instancePath+"/role",schemaPath:"#/components/schemas/ProjectRole/type",keyword:"type",params:{type: "string"},schema:schema180.type,parentSchema:schema180,data:data3}];
return false;
}
if(!(((data3 === "manager") || (data3 === "editor")) || (data3 === "viewer"))){
validate156.errors = [{instancePath:instancePath+"/role",schemaPath:"#/components/schemas/ProjectRole/enum",keyword:"enum",params:{allowedValues: schema180.enum},schema:schema180.enum,parentSchema:schema180,data:data3}];
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
validate156.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema178.type,parentSchema:schema178,data}];
return false;
}
}
validate156.errors = vErrors;
return errors === 0;
}
validate156.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate155(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate155.evaluated;
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
validate155.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema176.required,parentSchema:schema176,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(func66.call(schema176.properties, key0))){
validate155.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema176,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.id !== undefined){
let data0 = data.id;
const _errs2 = errors;
if(typeof data0 !== "string"){
validate155.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},schema:schema176.properties.id.type,parentSchema:schema176.properties.id,data:data0}];
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
validate155.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},schema:schema176.properties.name.type,parentSchema:schema176.properties.name,data:data1}];
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
validate155.errors = [{instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: schema176.properties.description.type},schema:schema176.properties.description.type,parentSchema:schema176.properties.description,data:data2}];
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
validate155.errors = [{instancePath:instancePath+"/private",schemaPath:"#/properties/private/type",keyword:"type",params:{type: "boolean"},schema:schema176.properties.private.type,parentSchema:schema176.properties.private,data:data3}];
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
validate155.errors = [{instancePath:instancePath+"/archived_at",schemaPath:"#/properties/archived_at/type",keyword:"type",params:{type: schema176.properties.archived_at.type},schema:schema176.properties.archived_at.type,parentSchema:schema176.properties.archived_at,data:data4}];
return false;
}
if(errors === _errs10){
if(errors === _errs10){
if(typeof data4 === "string"){
if(!(formats0.validate(data4))){
validate155.errors = [{instancePath:instancePath+"/archived_at",schemaPath:"#/properties/archived_at/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema176.properties.archived_at,data:data4}];
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
validate155.errors = [{instancePath:instancePath+"/created_at",schemaPath:"#/properties/created_at/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema176.properties.created_at,data:data5}];
return false;
}
}
else {
validate155.errors = [{instancePath:instancePath+"/created_at",schemaPath:"#/properties/created_at/type",keyword:"type",params:{type: "string"},schema:schema176.properties.created_at.type,parentSchema:schema176.properties.created_at,data:data5}];
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
validate155.errors = [{instancePath:instancePath+"/task_count",schemaPath:"#/properties/task_count/type",keyword:"type",params:{type: "integer"},schema:schema176.properties.task_count.type,parentSchema:schema176.properties.task_count,data:data6}];
return false;
}
if(errors === _errs14){
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 < 0 || isNaN(data6)){
validate155.errors = [{instancePath:instancePath+"/task_count",schemaPath:"#/properties/task_count/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},schema:0,parentSchema:schema176.properties.task_count,data:data6}];
return false;
}
else {
if(!(formats42.validate(data6))){
validate155.errors = [{instancePath:instancePath+"/task_count",schemaPath:"#/properties/task_count/format",keyword:"format",params:{format: "int32"},schema:"int32",parentSchema:schema176.properties.task_count,data:data6}];
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
validate155.errors = [{instancePath:instancePath+"/columns/" + i0,schemaPath:"#/components/schemas/Column/required",keyword:"required",params:{missingProperty: missing1},schema:schema177.required,parentSchema:schema177,data:data8}];
return false;
}
else {
const _errs21 = errors;
for(const key1 in data8){
if(!(((((key1 === "id") || (key1 === "name")) || (key1 === "is_done")) || (key1 === "order")) || (key1 === "task_count"))){
validate155.errors = [{instancePath:instancePath+"/columns/" + i0,schemaPath:"#/components/schemas/Column/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},schema:false,parentSchema:schema177,data:data8}];
return false;
break;
}
}
if(_errs21 === errors){
if(data8.id !== undefined){
let data9 = data8.id;
const _errs22 = errors;
if(typeof data9 !== "string"){
validate155.errors = [{instancePath:instancePath+"/columns/" + i0+"/id",schemaPath:"#/components/schemas/Column/properties/id/type",keyword:"type",params:{type: "string"},schema:schema177.properties.id.type,parentSchema:schema177.properties.id,data:data9}];
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
validate155.errors = [{instancePath:instancePath+"/columns/" + i0+"/name",schemaPath:"#/components/schemas/Column/properties/name/type",keyword:"type",params:{type: "string"},schema:schema177.properties.name.type,parentSchema:schema177.properties.name,data:data10}];
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
validate155.errors = [{instancePath:instancePath+"/columns/" + i0+"/is_done",schemaPath:"#/components/schemas/Column/properties/is_done/type",keyword:"type",params:{type: "boolean"},schema:schema177.properties.is_done.type,parentSchema:schema177.properties.is_done,data:data11}];
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
validate155.errors = [{instancePath:instancePath+"/columns/" + i0+"/order",schemaPath:"#/components/schemas/Column/properties/order/type",keyword:"type",params:{type: "integer"},schema:schema177.properties.order.type,parentSchema:schema177.properties.order,data:data12}];
return false;
}
if(errors === _errs28){
if((typeof data12 == "number") && (isFinite(data12))){
if(data12 < 0 || isNaN(data12)){
validate155.errors = [{instancePath:instancePath+"/columns/" + i0+"/order",schemaPath:"#/components/schemas/Column/properties/order/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},schema:0,parentSchema:schema177.properties.order,data:data12}];
return false;
}
else {
if(!(formats42.validate(data12))){
validate155.errors = [{instancePath:instancePath+"/columns/" + i0+"/order",schemaPath:"#/components/schemas/Column/properties/order/format",keyword:"format",params:{format: "int32"},schema:"int32",parentSchema:schema177.properties.order,data:data12}];
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
validate155.errors = [{instancePath:instancePath+"/columns/" + i0+"/task_count",schemaPath:"#/components/schemas/Column/properties/task_count/type",keyword:"type",params:{type: "integer"},schema:schema177.properties.task_count.type,parentSchema:schema177.properties.task_count,data:data13}];
return false;
}
if(errors === _errs30){
if((typeof data13 == "number") && (isFinite(data13))){
if(data13 < 0 || isNaN(data13)){
validate155.errors = [{instancePath:instancePath+"/columns/" + i0+"/task_count",schemaPath:"#/components/schemas/Column/properties/task_count/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},schema:0,parentSchema:schema177.properties.task_count,data:data13}];
return false;
}
else {
if(!(formats42.validate(data13))){
validate155.errors = [{instancePath:instancePath+"/columns/" + i0+"/task_count",schemaPath:"#/components/schemas/Column/properties/task_count/format",keyword:"format",params:{format: "int32"},schema:"int32",parentSchema:schema177.properties.task_count,data:data13}];
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
validate155.errors = [{instancePath:instancePath+"/columns/" + i0,schemaPath:"#/components/schemas/Column/type",keyword:"type",params:{type: "object"},schema:schema177.type,parentSchema:schema177,data:data8}];
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
validate155.errors = [{instancePath:instancePath+"/columns",schemaPath:"#/properties/columns/type",keyword:"type",params:{type: "array"},schema:schema176.properties.columns.type,parentSchema:schema176.properties.columns,data:data7}];
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
if(!(validate156(data14[i1], {instancePath:instancePath+"/members/" + i1,parentData:data14,parentDataProperty:i1,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate156.errors : vErrors.concat(validate156.errors);
errors = vErrors.length;
}
var valid4 = _errs34 === errors;
if(!valid4){
break;
}
}
}
else {
validate155.errors = [{instancePath:instancePath+"/members",schemaPath:"#/properties/members/type",keyword:"type",params:{type: "array"},schema:schema176.properties.members.type,parentSchema:schema176.properties.members,data:data14}];
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
validate155.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema176.type,parentSchema:schema176,data}];
return false;
}
}
validate155.errors = vErrors;
return errors === 0;
}
validate155.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


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
let missing0;
if(((data.data === undefined) && (missing0 = "data")) || ((data.meta === undefined) && (missing0 = "meta"))){
validate154.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema175.required,parentSchema:schema175,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "data") || (key0 === "meta"))){
validate154.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema175,data}];
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
if(!(validate155(data0[i0], {instancePath:instancePath+"/data/" + i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate155.errors : vErrors.concat(validate155.errors);
errors = vErrors.length;
}
var valid1 = _errs4 === errors;
if(!valid1){
break;
}
}
}
else {
validate154.errors = [{instancePath:instancePath+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type: "array"},schema:schema175.properties.data.type,parentSchema:schema175.properties.data,data:data0}];
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
validate154.errors = [{instancePath:instancePath+"/meta",schemaPath:"#/components/schemas/CursorMeta/required",keyword:"required",params:{missingProperty: missing1},schema:schema55.required,parentSchema:schema55,data:data2}];
return false;
}
else {
const _errs8 = errors;
for(const key1 in data2){
if(!(key1 === "next_cursor")){
validate154.errors = [{instancePath:instancePath+"/meta",schemaPath:"#/components/schemas/CursorMeta/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},schema:false,parentSchema:schema55,data:data2}];
return false;
break;
}
}
if(_errs8 === errors){
if(data2.next_cursor !== undefined){
let data3 = data2.next_cursor;
if((typeof data3 !== "string") && (data3 !== null)){
validate154.errors = [{instancePath:instancePath+"/meta/next_cursor",schemaPath:"#/components/schemas/CursorMeta/properties/next_cursor/type",keyword:"type",params:{type: schema55.properties.next_cursor.type},schema:schema55.properties.next_cursor.type,parentSchema:schema55.properties.next_cursor,data:data3}];
return false;
}
}
}
}
}
else {
validate154.errors = [{instancePath:instancePath+"/meta",schemaPath:"#/components/schemas/CursorMeta/type",keyword:"type",params:{type: "object"},schema:schema55.type,parentSchema:schema55,data:data2}];
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
validate154.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema175.type,parentSchema:schema175,data}];
return false;
}
}
validate154.errors = vErrors;
return errors === 0;
}
validate154.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


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
validate153.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const createProject_header_Idempotency$2d$Key = validate160;
const schema182 = {"type":"string","minLength":1,"maxLength":255};

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
if(errors === 0){
if(typeof data === "string"){
if(func1(data) > 255){
validate160.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 255},schema:255,parentSchema:schema182,data}];
return false;
}
else {
if(func1(data) < 1){
validate160.errors = [{instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema182,data}];
return false;
}
}
}
else {
validate160.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema182.type,parentSchema:schema182,data}];
return false;
}
}
validate160.errors = vErrors;
return errors === 0;
}
validate160.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const createProject_body = validate161;
const schema183 = {"$ref":"contract#/components/schemas/ProjectCreate"};
const schema184 = {"description":"A project to create. Unknown fields are ignored.","type":"object","required":["name"],"properties":{"name":{"description":"Its name.","type":"string","minLength":1,"maxLength":100,"pattern":"^(?=[\\s\\S]*[^\\u0009-\\u000D\\u0020\\u0085\\u00A0\\u1680\\u2000-\\u200A\\u2028\\u2029\\u202F\\u205F\\u3000])[^\\u0000\\uD800-\\uDFFF]*([\\uD800-\\uDBFF][\\uDC00-\\uDFFF][^\\u0000\\uD800-\\uDFFF]*)*$","x-message":"must hold more than white space"},"description":{"description":"What the project is about. Null: nothing.","type":["string","null"],"maxLength":20000,"pattern":"^[^\\u0000\\uD800-\\uDFFF]*([\\uD800-\\uDBFF][\\uDC00-\\uDFFF][^\\u0000\\uD800-\\uDFFF]*)*$"},"private":{"description":"Whether the public API hides it. False unless given.","type":"boolean"}}};

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
const _errs0 = errors;
if(errors === _errs0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.name === undefined) && (missing0 = "name")){
validate161.errors = [{instancePath,schemaPath:"contract#/components/schemas/ProjectCreate/required",keyword:"required",params:{missingProperty: missing0},schema:schema184.required,parentSchema:schema184,data}];
return false;
}
else {
if(data.name !== undefined){
let data0 = data.name;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(func1(data0) > 100){
validate161.errors = [{instancePath:instancePath+"/name",schemaPath:"contract#/components/schemas/ProjectCreate/properties/name/maxLength",keyword:"maxLength",params:{limit: 100},schema:100,parentSchema:schema184.properties.name,data:data0}];
return false;
}
else {
if(func1(data0) < 1){
validate161.errors = [{instancePath:instancePath+"/name",schemaPath:"contract#/components/schemas/ProjectCreate/properties/name/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema184.properties.name,data:data0}];
return false;
}
else {
if(!pattern15.test(data0)){
validate161.errors = [{instancePath:instancePath+"/name",schemaPath:"contract#/components/schemas/ProjectCreate/properties/name/pattern",keyword:"pattern",params:{pattern: "^(?=[\\s\\S]*[^\\u0009-\\u000D\\u0020\\u0085\\u00A0\\u1680\\u2000-\\u200A\\u2028\\u2029\\u202F\\u205F\\u3000])[^\\u0000\\uD800-\\uDFFF]*([\\uD800-\\uDBFF][\\uDC00-\\uDFFF][^\\u0000\\uD800-\\uDFFF]*)*$"},schema:"^(?=[\\s\\S]*[^\\u0009-\\u000D\\u0020\\u0085\\u00A0\\u1680\\u2000-\\u200A\\u2028\\u2029\\u202F\\u205F\\u3000])[^\\u0000\\uD800-\\uDFFF]*([\\uD800-\\uDBFF][\\uDC00-\\uDFFF][^\\u0000\\uD800-\\uDFFF]*)*$",parentSchema:schema184.properties.name,data:data0}];
return false;
}
}
}
}
else {
validate161.errors = [{instancePath:instancePath+"/name",schemaPath:"contract#/components/schemas/ProjectCreate/properties/name/type",keyword:"type",params:{type: "string"},schema:schema184.properties.name.type,parentSchema:schema184.properties.name,data:data0}];
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
validate161.errors = [{instancePath:instancePath+"/description",schemaPath:"contract#/components/schemas/ProjectCreate/properties/description/type",keyword:"type",params:{type: schema184.properties.description.type},schema:schema184.properties.description.type,parentSchema:schema184.properties.description,data:data1}];
return false;
}
if(errors === _errs4){
if(typeof data1 === "string"){
if(func1(data1) > 20000){
validate161.errors = [{instancePath:instancePath+"/description",schemaPath:"contract#/components/schemas/ProjectCreate/properties/description/maxLength",keyword:"maxLength",params:{limit: 20000},schema:20000,parentSchema:schema184.properties.description,data:data1}];
return false;
}
else {
if(!pattern4.test(data1)){
validate161.errors = [{instancePath:instancePath+"/description",schemaPath:"contract#/components/schemas/ProjectCreate/properties/description/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000\\uD800-\\uDFFF]*([\\uD800-\\uDBFF][\\uDC00-\\uDFFF][^\\u0000\\uD800-\\uDFFF]*)*$"},schema:"^[^\\u0000\\uD800-\\uDFFF]*([\\uD800-\\uDBFF][\\uDC00-\\uDFFF][^\\u0000\\uD800-\\uDFFF]*)*$",parentSchema:schema184.properties.description,data:data1}];
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
validate161.errors = [{instancePath:instancePath+"/private",schemaPath:"contract#/components/schemas/ProjectCreate/properties/private/type",keyword:"type",params:{type: "boolean"},schema:schema184.properties.private.type,parentSchema:schema184.properties.private,data:data2}];
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
validate161.errors = [{instancePath,schemaPath:"contract#/components/schemas/ProjectCreate/type",keyword:"type",params:{type: "object"},schema:schema184.type,parentSchema:schema184,data}];
return false;
}
}
validate161.errors = vErrors;
return errors === 0;
}
validate161.evaluated = {"props":{"name":true,"description":true,"private":true},"dynamicProps":false,"dynamicItems":false};

export const createProject_body_name = validate162;
const schema185 = {"description":"Its name.","type":"string","minLength":1,"maxLength":100,"pattern":"^(?=[\\s\\S]*[^\\u0009-\\u000D\\u0020\\u0085\\u00A0\\u1680\\u2000-\\u200A\\u2028\\u2029\\u202F\\u205F\\u3000])[^\\u0000\\uD800-\\uDFFF]*([\\uD800-\\uDBFF][\\uDC00-\\uDFFF][^\\u0000\\uD800-\\uDFFF]*)*$","x-message":"must hold more than white space"};

function validate162(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate162.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(typeof data === "string"){
if(func1(data) > 100){
validate162.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 100},schema:100,parentSchema:schema185,data}];
return false;
}
else {
if(func1(data) < 1){
validate162.errors = [{instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema185,data}];
return false;
}
else {
if(!pattern15.test(data)){
validate162.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^(?=[\\s\\S]*[^\\u0009-\\u000D\\u0020\\u0085\\u00A0\\u1680\\u2000-\\u200A\\u2028\\u2029\\u202F\\u205F\\u3000])[^\\u0000\\uD800-\\uDFFF]*([\\uD800-\\uDBFF][\\uDC00-\\uDFFF][^\\u0000\\uD800-\\uDFFF]*)*$"},schema:"^(?=[\\s\\S]*[^\\u0009-\\u000D\\u0020\\u0085\\u00A0\\u1680\\u2000-\\u200A\\u2028\\u2029\\u202F\\u205F\\u3000])[^\\u0000\\uD800-\\uDFFF]*([\\uD800-\\uDBFF][\\uDC00-\\uDFFF][^\\u0000\\uD800-\\uDFFF]*)*$",parentSchema:schema185,data}];
return false;
}
}
}
}
else {
validate162.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema185.type,parentSchema:schema185,data}];
return false;
}
}
validate162.errors = vErrors;
return errors === 0;
}
validate162.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const createProject_body_description = validate163;
const schema186 = {"description":"What the project is about. Null: nothing.","type":["string","null"],"maxLength":20000,"pattern":"^[^\\u0000\\uD800-\\uDFFF]*([\\uD800-\\uDBFF][\\uDC00-\\uDFFF][^\\u0000\\uD800-\\uDFFF]*)*$"};

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
if((typeof data !== "string") && (data !== null)){
validate163.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema186.type},schema:schema186.type,parentSchema:schema186,data}];
return false;
}
if(errors === 0){
if(typeof data === "string"){
if(func1(data) > 20000){
validate163.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 20000},schema:20000,parentSchema:schema186,data}];
return false;
}
else {
if(!pattern4.test(data)){
validate163.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000\\uD800-\\uDFFF]*([\\uD800-\\uDBFF][\\uDC00-\\uDFFF][^\\u0000\\uD800-\\uDFFF]*)*$"},schema:"^[^\\u0000\\uD800-\\uDFFF]*([\\uD800-\\uDBFF][\\uDC00-\\uDFFF][^\\u0000\\uD800-\\uDFFF]*)*$",parentSchema:schema186,data}];
return false;
}
}
}
}
validate163.errors = vErrors;
return errors === 0;
}
validate163.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const createProject_body_private = validate164;
const schema187 = {"description":"Whether the public API hides it. False unless given.","type":"boolean"};

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
validate164.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "boolean"},schema:schema187.type,parentSchema:schema187,data}];
return false;
}
validate164.errors = vErrors;
return errors === 0;
}
validate164.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const createProject_201 = validate165;
const schema188 = {"$ref":"contract#/components/schemas/SettingsProjectResponse"};
const schema189 = {"description":"The resource.","type":"object","additionalProperties":false,"required":["data"],"properties":{"data":{"$ref":"#/components/schemas/SettingsProject"}}};

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
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.data === undefined) && (missing0 = "data")){
validate166.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema189.required,parentSchema:schema189,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "data")){
validate166.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema189,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.data !== undefined){
if(!(validate155(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate155.errors : vErrors.concat(validate155.errors);
errors = vErrors.length;
}
}
}
}
}
else {
validate166.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema189.type,parentSchema:schema189,data}];
return false;
}
}
validate166.errors = vErrors;
return errors === 0;
}
validate166.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


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
if(!(validate166(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate166.errors : vErrors.concat(validate166.errors);
errors = vErrors.length;
}
validate165.errors = vErrors;
return errors === 0;
}
validate165.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const getProject_200 = validate169;
const schema190 = {"$ref":"contract#/components/schemas/SettingsProjectResponse"};

function validate170(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate170.evaluated;
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
validate170.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema189.required,parentSchema:schema189,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "data")){
validate170.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema189,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.data !== undefined){
if(!(validate155(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate155.errors : vErrors.concat(validate155.errors);
errors = vErrors.length;
}
}
}
}
}
else {
validate170.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema189.type,parentSchema:schema189,data}];
return false;
}
}
validate170.errors = vErrors;
return errors === 0;
}
validate170.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate169(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate169.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate170(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate170.errors : vErrors.concat(validate170.errors);
errors = vErrors.length;
}
validate169.errors = vErrors;
return errors === 0;
}
validate169.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const updateProject_body = validate173;
const schema192 = {"$ref":"contract#/components/schemas/ProjectUpdate"};
const schema193 = {"description":"What to change. Unknown fields are ignored.","type":"object","properties":{"name":{"description":"Its name.","type":"string","minLength":1,"maxLength":100,"pattern":"^(?=[\\s\\S]*[^\\u0009-\\u000D\\u0020\\u0085\\u00A0\\u1680\\u2000-\\u200A\\u2028\\u2029\\u202F\\u205F\\u3000])[^\\u0000\\uD800-\\uDFFF]*([\\uD800-\\uDBFF][\\uDC00-\\uDFFF][^\\u0000\\uD800-\\uDFFF]*)*$","x-message":"must hold more than white space"},"description":{"description":"What the project is about. Null: nothing.","type":["string","null"],"maxLength":20000,"pattern":"^[^\\u0000\\uD800-\\uDFFF]*([\\uD800-\\uDBFF][\\uDC00-\\uDFFF][^\\u0000\\uD800-\\uDFFF]*)*$"},"private":{"description":"Whether the public API hides it.","type":"boolean"},"archived":{"description":"Whether it is archived.","type":"boolean"}}};

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
const _errs0 = errors;
if(errors === _errs0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name !== undefined){
let data0 = data.name;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(func1(data0) > 100){
validate173.errors = [{instancePath:instancePath+"/name",schemaPath:"contract#/components/schemas/ProjectUpdate/properties/name/maxLength",keyword:"maxLength",params:{limit: 100},schema:100,parentSchema:schema193.properties.name,data:data0}];
return false;
}
else {
if(func1(data0) < 1){
validate173.errors = [{instancePath:instancePath+"/name",schemaPath:"contract#/components/schemas/ProjectUpdate/properties/name/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema193.properties.name,data:data0}];
return false;
}
else {
if(!pattern15.test(data0)){
validate173.errors = [{instancePath:instancePath+"/name",schemaPath:"contract#/components/schemas/ProjectUpdate/properties/name/pattern",keyword:"pattern",params:{pattern: "^(?=[\\s\\S]*[^\\u0009-\\u000D\\u0020\\u0085\\u00A0\\u1680\\u2000-\\u200A\\u2028\\u2029\\u202F\\u205F\\u3000])[^\\u0000\\uD800-\\uDFFF]*([\\uD800-\\uDBFF][\\uDC00-\\uDFFF][^\\u0000\\uD800-\\uDFFF]*)*$"},schema:"^(?=[\\s\\S]*[^\\u0009-\\u000D\\u0020\\u0085\\u00A0\\u1680\\u2000-\\u200A\\u2028\\u2029\\u202F\\u205F\\u3000])[^\\u0000\\uD800-\\uDFFF]*([\\uD800-\\uDBFF][\\uDC00-\\uDFFF][^\\u0000\\uD800-\\uDFFF]*)*$",parentSchema:schema193.properties.name,data:data0}];
return false;
}
}
}
}
else {
validate173.errors = [{instancePath:instancePath+"/name",schemaPath:"contract#/components/schemas/ProjectUpdate/properties/name/type",keyword:"type",params:{type: "string"},schema:schema193.properties.name.type,parentSchema:schema193.properties.name,data:data0}];
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
validate173.errors = [{instancePath:instancePath+"/description",schemaPath:"contract#/components/schemas/ProjectUpdate/properties/description/type",keyword:"type",params:{type: schema193.properties.description.type},schema:schema193.properties.description.type,parentSchema:schema193.properties.description,data:data1}];
return false;
}
if(errors === _errs4){
if(typeof data1 === "string"){
if(func1(data1) > 20000){
validate173.errors = [{instancePath:instancePath+"/description",schemaPath:"contract#/components/schemas/ProjectUpdate/properties/description/maxLength",keyword:"maxLength",params:{limit: 20000},schema:20000,parentSchema:schema193.properties.description,data:data1}];
return false;
}
else {
if(!pattern4.test(data1)){
validate173.errors = [{instancePath:instancePath+"/description",schemaPath:"contract#/components/schemas/ProjectUpdate/properties/description/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000\\uD800-\\uDFFF]*([\\uD800-\\uDBFF][\\uDC00-\\uDFFF][^\\u0000\\uD800-\\uDFFF]*)*$"},schema:"^[^\\u0000\\uD800-\\uDFFF]*([\\uD800-\\uDBFF][\\uDC00-\\uDFFF][^\\u0000\\uD800-\\uDFFF]*)*$",parentSchema:schema193.properties.description,data:data1}];
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
validate173.errors = [{instancePath:instancePath+"/private",schemaPath:"contract#/components/schemas/ProjectUpdate/properties/private/type",keyword:"type",params:{type: "boolean"},schema:schema193.properties.private.type,parentSchema:schema193.properties.private,data:data2}];
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
validate173.errors = [{instancePath:instancePath+"/archived",schemaPath:"contract#/components/schemas/ProjectUpdate/properties/archived/type",keyword:"type",params:{type: "boolean"},schema:schema193.properties.archived.type,parentSchema:schema193.properties.archived,data:data3}];
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
validate173.errors = [{instancePath,schemaPath:"contract#/components/schemas/ProjectUpdate/type",keyword:"type",params:{type: "object"},schema:schema193.type,parentSchema:schema193,data}];
return false;
}
}
validate173.errors = vErrors;
return errors === 0;
}
validate173.evaluated = {"props":{"name":true,"description":true,"private":true,"archived":true},"dynamicProps":false,"dynamicItems":false};

export const updateProject_body_name = validate174;
const schema194 = {"description":"Its name.","type":"string","minLength":1,"maxLength":100,"pattern":"^(?=[\\s\\S]*[^\\u0009-\\u000D\\u0020\\u0085\\u00A0\\u1680\\u2000-\\u200A\\u2028\\u2029\\u202F\\u205F\\u3000])[^\\u0000\\uD800-\\uDFFF]*([\\uD800-\\uDBFF][\\uDC00-\\uDFFF][^\\u0000\\uD800-\\uDFFF]*)*$","x-message":"must hold more than white space"};

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
if(errors === 0){
if(typeof data === "string"){
if(func1(data) > 100){
validate174.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 100},schema:100,parentSchema:schema194,data}];
return false;
}
else {
if(func1(data) < 1){
validate174.errors = [{instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema194,data}];
return false;
}
else {
if(!pattern15.test(data)){
validate174.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^(?=[\\s\\S]*[^\\u0009-\\u000D\\u0020\\u0085\\u00A0\\u1680\\u2000-\\u200A\\u2028\\u2029\\u202F\\u205F\\u3000])[^\\u0000\\uD800-\\uDFFF]*([\\uD800-\\uDBFF][\\uDC00-\\uDFFF][^\\u0000\\uD800-\\uDFFF]*)*$"},schema:"^(?=[\\s\\S]*[^\\u0009-\\u000D\\u0020\\u0085\\u00A0\\u1680\\u2000-\\u200A\\u2028\\u2029\\u202F\\u205F\\u3000])[^\\u0000\\uD800-\\uDFFF]*([\\uD800-\\uDBFF][\\uDC00-\\uDFFF][^\\u0000\\uD800-\\uDFFF]*)*$",parentSchema:schema194,data}];
return false;
}
}
}
}
else {
validate174.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema194.type,parentSchema:schema194,data}];
return false;
}
}
validate174.errors = vErrors;
return errors === 0;
}
validate174.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const updateProject_body_description = validate175;
const schema195 = {"description":"What the project is about. Null: nothing.","type":["string","null"],"maxLength":20000,"pattern":"^[^\\u0000\\uD800-\\uDFFF]*([\\uD800-\\uDBFF][\\uDC00-\\uDFFF][^\\u0000\\uD800-\\uDFFF]*)*$"};

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
if((typeof data !== "string") && (data !== null)){
validate175.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema195.type},schema:schema195.type,parentSchema:schema195,data}];
return false;
}
if(errors === 0){
if(typeof data === "string"){
if(func1(data) > 20000){
validate175.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 20000},schema:20000,parentSchema:schema195,data}];
return false;
}
else {
if(!pattern4.test(data)){
validate175.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000\\uD800-\\uDFFF]*([\\uD800-\\uDBFF][\\uDC00-\\uDFFF][^\\u0000\\uD800-\\uDFFF]*)*$"},schema:"^[^\\u0000\\uD800-\\uDFFF]*([\\uD800-\\uDBFF][\\uDC00-\\uDFFF][^\\u0000\\uD800-\\uDFFF]*)*$",parentSchema:schema195,data}];
return false;
}
}
}
}
validate175.errors = vErrors;
return errors === 0;
}
validate175.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const updateProject_body_private = validate176;
const schema196 = {"description":"Whether the public API hides it.","type":"boolean"};

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
if(typeof data !== "boolean"){
validate176.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "boolean"},schema:schema196.type,parentSchema:schema196,data}];
return false;
}
validate176.errors = vErrors;
return errors === 0;
}
validate176.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const updateProject_body_archived = validate177;
const schema197 = {"description":"Whether it is archived.","type":"boolean"};

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
if(typeof data !== "boolean"){
validate177.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "boolean"},schema:schema197.type,parentSchema:schema197,data}];
return false;
}
validate177.errors = vErrors;
return errors === 0;
}
validate177.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const updateProject_200 = validate178;
const schema198 = {"$ref":"contract#/components/schemas/SettingsProjectResponse"};

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
if((data.data === undefined) && (missing0 = "data")){
validate179.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema189.required,parentSchema:schema189,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "data")){
validate179.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema189,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.data !== undefined){
if(!(validate155(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate155.errors : vErrors.concat(validate155.errors);
errors = vErrors.length;
}
}
}
}
}
else {
validate179.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema189.type,parentSchema:schema189,data}];
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
if(!(validate179(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate179.errors : vErrors.concat(validate179.errors);
errors = vErrors.length;
}
validate178.errors = vErrors;
return errors === 0;
}
validate178.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const createColumn_header_Idempotency$2d$Key = validate182;
const schema200 = {"type":"string","minLength":1,"maxLength":255};

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
if(func1(data) > 255){
validate182.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 255},schema:255,parentSchema:schema200,data}];
return false;
}
else {
if(func1(data) < 1){
validate182.errors = [{instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema200,data}];
return false;
}
}
}
else {
validate182.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema200.type,parentSchema:schema200,data}];
return false;
}
}
validate182.errors = vErrors;
return errors === 0;
}
validate182.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const createColumn_body = validate183;
const schema201 = {"$ref":"contract#/components/schemas/ColumnCreate"};
const schema202 = {"description":"A column to add. Unknown fields are ignored.","type":"object","required":["name"],"properties":{"name":{"description":"Its name.","type":"string","minLength":1,"maxLength":100,"pattern":"^(?=[\\s\\S]*[^\\u0009-\\u000D\\u0020\\u0085\\u00A0\\u1680\\u2000-\\u200A\\u2028\\u2029\\u202F\\u205F\\u3000])[^\\u0000\\uD800-\\uDFFF]*([\\uD800-\\uDBFF][\\uDC00-\\uDFFF][^\\u0000\\uD800-\\uDFFF]*)*$","x-message":"must hold more than white space"},"is_done":{"description":"Whether tasks in it are done. False unless given.","type":"boolean"}}};

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
const _errs0 = errors;
if(errors === _errs0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.name === undefined) && (missing0 = "name")){
validate183.errors = [{instancePath,schemaPath:"contract#/components/schemas/ColumnCreate/required",keyword:"required",params:{missingProperty: missing0},schema:schema202.required,parentSchema:schema202,data}];
return false;
}
else {
if(data.name !== undefined){
let data0 = data.name;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(func1(data0) > 100){
validate183.errors = [{instancePath:instancePath+"/name",schemaPath:"contract#/components/schemas/ColumnCreate/properties/name/maxLength",keyword:"maxLength",params:{limit: 100},schema:100,parentSchema:schema202.properties.name,data:data0}];
return false;
}
else {
if(func1(data0) < 1){
validate183.errors = [{instancePath:instancePath+"/name",schemaPath:"contract#/components/schemas/ColumnCreate/properties/name/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema202.properties.name,data:data0}];
return false;
}
else {
if(!pattern15.test(data0)){
validate183.errors = [{instancePath:instancePath+"/name",schemaPath:"contract#/components/schemas/ColumnCreate/properties/name/pattern",keyword:"pattern",params:{pattern: "^(?=[\\s\\S]*[^\\u0009-\\u000D\\u0020\\u0085\\u00A0\\u1680\\u2000-\\u200A\\u2028\\u2029\\u202F\\u205F\\u3000])[^\\u0000\\uD800-\\uDFFF]*([\\uD800-\\uDBFF][\\uDC00-\\uDFFF][^\\u0000\\uD800-\\uDFFF]*)*$"},schema:"^(?=[\\s\\S]*[^\\u0009-\\u000D\\u0020\\u0085\\u00A0\\u1680\\u2000-\\u200A\\u2028\\u2029\\u202F\\u205F\\u3000])[^\\u0000\\uD800-\\uDFFF]*([\\uD800-\\uDBFF][\\uDC00-\\uDFFF][^\\u0000\\uD800-\\uDFFF]*)*$",parentSchema:schema202.properties.name,data:data0}];
return false;
}
}
}
}
else {
validate183.errors = [{instancePath:instancePath+"/name",schemaPath:"contract#/components/schemas/ColumnCreate/properties/name/type",keyword:"type",params:{type: "string"},schema:schema202.properties.name.type,parentSchema:schema202.properties.name,data:data0}];
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
validate183.errors = [{instancePath:instancePath+"/is_done",schemaPath:"contract#/components/schemas/ColumnCreate/properties/is_done/type",keyword:"type",params:{type: "boolean"},schema:schema202.properties.is_done.type,parentSchema:schema202.properties.is_done,data:data1}];
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
validate183.errors = [{instancePath,schemaPath:"contract#/components/schemas/ColumnCreate/type",keyword:"type",params:{type: "object"},schema:schema202.type,parentSchema:schema202,data}];
return false;
}
}
validate183.errors = vErrors;
return errors === 0;
}
validate183.evaluated = {"props":{"name":true,"is_done":true},"dynamicProps":false,"dynamicItems":false};

export const createColumn_body_name = validate184;
const schema203 = {"description":"Its name.","type":"string","minLength":1,"maxLength":100,"pattern":"^(?=[\\s\\S]*[^\\u0009-\\u000D\\u0020\\u0085\\u00A0\\u1680\\u2000-\\u200A\\u2028\\u2029\\u202F\\u205F\\u3000])[^\\u0000\\uD800-\\uDFFF]*([\\uD800-\\uDBFF][\\uDC00-\\uDFFF][^\\u0000\\uD800-\\uDFFF]*)*$","x-message":"must hold more than white space"};

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
if(typeof data === "string"){
if(func1(data) > 100){
validate184.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 100},schema:100,parentSchema:schema203,data}];
return false;
}
else {
if(func1(data) < 1){
validate184.errors = [{instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema203,data}];
return false;
}
else {
if(!pattern15.test(data)){
validate184.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^(?=[\\s\\S]*[^\\u0009-\\u000D\\u0020\\u0085\\u00A0\\u1680\\u2000-\\u200A\\u2028\\u2029\\u202F\\u205F\\u3000])[^\\u0000\\uD800-\\uDFFF]*([\\uD800-\\uDBFF][\\uDC00-\\uDFFF][^\\u0000\\uD800-\\uDFFF]*)*$"},schema:"^(?=[\\s\\S]*[^\\u0009-\\u000D\\u0020\\u0085\\u00A0\\u1680\\u2000-\\u200A\\u2028\\u2029\\u202F\\u205F\\u3000])[^\\u0000\\uD800-\\uDFFF]*([\\uD800-\\uDBFF][\\uDC00-\\uDFFF][^\\u0000\\uD800-\\uDFFF]*)*$",parentSchema:schema203,data}];
return false;
}
}
}
}
else {
validate184.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema203.type,parentSchema:schema203,data}];
return false;
}
}
validate184.errors = vErrors;
return errors === 0;
}
validate184.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const createColumn_body_is_done = validate185;
const schema204 = {"description":"Whether tasks in it are done. False unless given.","type":"boolean"};

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
if(typeof data !== "boolean"){
validate185.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "boolean"},schema:schema204.type,parentSchema:schema204,data}];
return false;
}
validate185.errors = vErrors;
return errors === 0;
}
validate185.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const createColumn_201 = validate186;
const schema205 = {"$ref":"contract#/components/schemas/ColumnResponse"};
const schema206 = {"description":"The resource.","type":"object","additionalProperties":false,"required":["data"],"properties":{"data":{"$ref":"#/components/schemas/Column"}}};

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
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.data === undefined) && (missing0 = "data")){
validate187.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema206.required,parentSchema:schema206,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "data")){
validate187.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema206,data}];
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
validate187.errors = [{instancePath:instancePath+"/data",schemaPath:"#/components/schemas/Column/required",keyword:"required",params:{missingProperty: missing1},schema:schema177.required,parentSchema:schema177,data:data0}];
return false;
}
else {
const _errs5 = errors;
for(const key1 in data0){
if(!(((((key1 === "id") || (key1 === "name")) || (key1 === "is_done")) || (key1 === "order")) || (key1 === "task_count"))){
validate187.errors = [{instancePath:instancePath+"/data",schemaPath:"#/components/schemas/Column/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},schema:false,parentSchema:schema177,data:data0}];
return false;
break;
}
}
if(_errs5 === errors){
if(data0.id !== undefined){
let data1 = data0.id;
const _errs6 = errors;
if(typeof data1 !== "string"){
validate187.errors = [{instancePath:instancePath+"/data/id",schemaPath:"#/components/schemas/Column/properties/id/type",keyword:"type",params:{type: "string"},schema:schema177.properties.id.type,parentSchema:schema177.properties.id,data:data1}];
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
validate187.errors = [{instancePath:instancePath+"/data/name",schemaPath:"#/components/schemas/Column/properties/name/type",keyword:"type",params:{type: "string"},schema:schema177.properties.name.type,parentSchema:schema177.properties.name,data:data2}];
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
validate187.errors = [{instancePath:instancePath+"/data/is_done",schemaPath:"#/components/schemas/Column/properties/is_done/type",keyword:"type",params:{type: "boolean"},schema:schema177.properties.is_done.type,parentSchema:schema177.properties.is_done,data:data3}];
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
validate187.errors = [{instancePath:instancePath+"/data/order",schemaPath:"#/components/schemas/Column/properties/order/type",keyword:"type",params:{type: "integer"},schema:schema177.properties.order.type,parentSchema:schema177.properties.order,data:data4}];
return false;
}
if(errors === _errs12){
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 < 0 || isNaN(data4)){
validate187.errors = [{instancePath:instancePath+"/data/order",schemaPath:"#/components/schemas/Column/properties/order/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},schema:0,parentSchema:schema177.properties.order,data:data4}];
return false;
}
else {
if(!(formats42.validate(data4))){
validate187.errors = [{instancePath:instancePath+"/data/order",schemaPath:"#/components/schemas/Column/properties/order/format",keyword:"format",params:{format: "int32"},schema:"int32",parentSchema:schema177.properties.order,data:data4}];
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
validate187.errors = [{instancePath:instancePath+"/data/task_count",schemaPath:"#/components/schemas/Column/properties/task_count/type",keyword:"type",params:{type: "integer"},schema:schema177.properties.task_count.type,parentSchema:schema177.properties.task_count,data:data5}];
return false;
}
if(errors === _errs14){
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 < 0 || isNaN(data5)){
validate187.errors = [{instancePath:instancePath+"/data/task_count",schemaPath:"#/components/schemas/Column/properties/task_count/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},schema:0,parentSchema:schema177.properties.task_count,data:data5}];
return false;
}
else {
if(!(formats42.validate(data5))){
validate187.errors = [{instancePath:instancePath+"/data/task_count",schemaPath:"#/components/schemas/Column/properties/task_count/format",keyword:"format",params:{format: "int32"},schema:"int32",parentSchema:schema177.properties.task_count,data:data5}];
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
validate187.errors = [{instancePath:instancePath+"/data",schemaPath:"#/components/schemas/Column/type",keyword:"type",params:{type: "object"},schema:schema177.type,parentSchema:schema177,data:data0}];
return false;
}
}
}
}
}
}
else {
validate187.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema206.type,parentSchema:schema206,data}];
return false;
}
}
validate187.errors = vErrors;
return errors === 0;
}
validate187.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


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
if(!(validate187(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate187.errors : vErrors.concat(validate187.errors);
errors = vErrors.length;
}
validate186.errors = vErrors;
return errors === 0;
}
validate186.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const setProjectMember_body = validate189;
const schema208 = {"$ref":"contract#/components/schemas/ProjectMemberSet"};
const schema209 = {"description":"The role to give. Unknown fields are ignored.","type":"object","required":["role"],"properties":{"role":{"$ref":"#/components/schemas/ProjectRole"}}};

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
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.role === undefined) && (missing0 = "role")){
validate190.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema209.required,parentSchema:schema209,data}];
return false;
}
else {
if(data.role !== undefined){
let data0 = data.role;
if(typeof data0 !== "string"){
validate190.errors = [{instancePath:instancePath+"/role",schemaPath:"#/components/schemas/ProjectRole/type",keyword:"type",params:{type: "string"},schema:schema180.type,parentSchema:schema180,data:data0}];
return false;
}
if(!(((data0 === "manager") || (data0 === "editor")) || (data0 === "viewer"))){
validate190.errors = [{instancePath:instancePath+"/role",schemaPath:"#/components/schemas/ProjectRole/enum",keyword:"enum",params:{allowedValues: schema180.enum},schema:schema180.enum,parentSchema:schema180,data:data0}];
return false;
}
}
}
}
else {
validate190.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema209.type,parentSchema:schema209,data}];
return false;
}
}
validate190.errors = vErrors;
return errors === 0;
}
validate190.evaluated = {"props":{"role":true},"dynamicProps":false,"dynamicItems":false};


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
if(!(validate190(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate190.errors : vErrors.concat(validate190.errors);
errors = vErrors.length;
}
validate189.errors = vErrors;
return errors === 0;
}
validate189.evaluated = {"props":{"role":true},"dynamicProps":false,"dynamicItems":false};

export const setProjectMember_body_role = validate192;
const schema211 = {"$ref":"contract#/components/schemas/ProjectRole"};

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
if(typeof data !== "string"){
validate192.errors = [{instancePath,schemaPath:"contract#/components/schemas/ProjectRole/type",keyword:"type",params:{type: "string"},schema:schema180.type,parentSchema:schema180,data}];
return false;
}
if(!(((data === "manager") || (data === "editor")) || (data === "viewer"))){
validate192.errors = [{instancePath,schemaPath:"contract#/components/schemas/ProjectRole/enum",keyword:"enum",params:{allowedValues: schema180.enum},schema:schema180.enum,parentSchema:schema180,data}];
return false;
}
validate192.errors = vErrors;
return errors === 0;
}
validate192.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const setProjectMember_200 = validate193;
const schema213 = {"$ref":"contract#/components/schemas/ProjectMemberResponse"};
const schema214 = {"description":"The resource.","type":"object","additionalProperties":false,"required":["data"],"properties":{"data":{"$ref":"#/components/schemas/ProjectMember"}}};

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
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.data === undefined) && (missing0 = "data")){
validate194.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema214.required,parentSchema:schema214,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "data")){
validate194.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema214,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.data !== undefined){
if(!(validate156(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate156.errors : vErrors.concat(validate156.errors);
errors = vErrors.length;
}
}
}
}
}
else {
validate194.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema214.type,parentSchema:schema214,data}];
return false;
}
}
validate194.errors = vErrors;
return errors === 0;
}
validate194.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


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
if(!(validate194(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate194.errors : vErrors.concat(validate194.errors);
errors = vErrors.length;
}
validate193.errors = vErrors;
return errors === 0;
}
validate193.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const updateColumn_body = validate197;
const schema215 = {"$ref":"contract#/components/schemas/ColumnUpdate"};
const schema216 = {"description":"What to change. Unknown fields are ignored.","type":"object","properties":{"name":{"description":"Its name.","type":"string","minLength":1,"maxLength":100,"pattern":"^(?=[\\s\\S]*[^\\u0009-\\u000D\\u0020\\u0085\\u00A0\\u1680\\u2000-\\u200A\\u2028\\u2029\\u202F\\u205F\\u3000])[^\\u0000\\uD800-\\uDFFF]*([\\uD800-\\uDBFF][\\uDC00-\\uDFFF][^\\u0000\\uD800-\\uDFFF]*)*$","x-message":"must hold more than white space"},"is_done":{"description":"Whether tasks in it are done.","type":"boolean"},"order":{"description":"Its place. 0 is the first.","type":"integer","format":"int32","minimum":0}}};

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
const _errs0 = errors;
if(errors === _errs0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name !== undefined){
let data0 = data.name;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(func1(data0) > 100){
validate197.errors = [{instancePath:instancePath+"/name",schemaPath:"contract#/components/schemas/ColumnUpdate/properties/name/maxLength",keyword:"maxLength",params:{limit: 100},schema:100,parentSchema:schema216.properties.name,data:data0}];
return false;
}
else {
if(func1(data0) < 1){
validate197.errors = [{instancePath:instancePath+"/name",schemaPath:"contract#/components/schemas/ColumnUpdate/properties/name/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema216.properties.name,data:data0}];
return false;
}
else {
if(!pattern15.test(data0)){
validate197.errors = [{instancePath:instancePath+"/name",schemaPath:"contract#/components/schemas/ColumnUpdate/properties/name/pattern",keyword:"pattern",params:{pattern: "^(?=[\\s\\S]*[^\\u0009-\\u000D\\u0020\\u0085\\u00A0\\u1680\\u2000-\\u200A\\u2028\\u2029\\u202F\\u205F\\u3000])[^\\u0000\\uD800-\\uDFFF]*([\\uD800-\\uDBFF][\\uDC00-\\uDFFF][^\\u0000\\uD800-\\uDFFF]*)*$"},schema:"^(?=[\\s\\S]*[^\\u0009-\\u000D\\u0020\\u0085\\u00A0\\u1680\\u2000-\\u200A\\u2028\\u2029\\u202F\\u205F\\u3000])[^\\u0000\\uD800-\\uDFFF]*([\\uD800-\\uDBFF][\\uDC00-\\uDFFF][^\\u0000\\uD800-\\uDFFF]*)*$",parentSchema:schema216.properties.name,data:data0}];
return false;
}
}
}
}
else {
validate197.errors = [{instancePath:instancePath+"/name",schemaPath:"contract#/components/schemas/ColumnUpdate/properties/name/type",keyword:"type",params:{type: "string"},schema:schema216.properties.name.type,parentSchema:schema216.properties.name,data:data0}];
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
validate197.errors = [{instancePath:instancePath+"/is_done",schemaPath:"contract#/components/schemas/ColumnUpdate/properties/is_done/type",keyword:"type",params:{type: "boolean"},schema:schema216.properties.is_done.type,parentSchema:schema216.properties.is_done,data:data1}];
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
validate197.errors = [{instancePath:instancePath+"/order",schemaPath:"contract#/components/schemas/ColumnUpdate/properties/order/type",keyword:"type",params:{type: "integer"},schema:schema216.properties.order.type,parentSchema:schema216.properties.order,data:data2}];
return false;
}
if(errors === _errs6){
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 0 || isNaN(data2)){
validate197.errors = [{instancePath:instancePath+"/order",schemaPath:"contract#/components/schemas/ColumnUpdate/properties/order/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},schema:0,parentSchema:schema216.properties.order,data:data2}];
return false;
}
else {
if(!(formats42.validate(data2))){
validate197.errors = [{instancePath:instancePath+"/order",schemaPath:"contract#/components/schemas/ColumnUpdate/properties/order/format",keyword:"format",params:{format: "int32"},schema:"int32",parentSchema:schema216.properties.order,data:data2}];
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
validate197.errors = [{instancePath,schemaPath:"contract#/components/schemas/ColumnUpdate/type",keyword:"type",params:{type: "object"},schema:schema216.type,parentSchema:schema216,data}];
return false;
}
}
validate197.errors = vErrors;
return errors === 0;
}
validate197.evaluated = {"props":{"name":true,"is_done":true,"order":true},"dynamicProps":false,"dynamicItems":false};

export const updateColumn_body_name = validate198;
const schema217 = {"description":"Its name.","type":"string","minLength":1,"maxLength":100,"pattern":"^(?=[\\s\\S]*[^\\u0009-\\u000D\\u0020\\u0085\\u00A0\\u1680\\u2000-\\u200A\\u2028\\u2029\\u202F\\u205F\\u3000])[^\\u0000\\uD800-\\uDFFF]*([\\uD800-\\uDBFF][\\uDC00-\\uDFFF][^\\u0000\\uD800-\\uDFFF]*)*$","x-message":"must hold more than white space"};

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
if(errors === 0){
if(typeof data === "string"){
if(func1(data) > 100){
validate198.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 100},schema:100,parentSchema:schema217,data}];
return false;
}
else {
if(func1(data) < 1){
validate198.errors = [{instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema217,data}];
return false;
}
else {
if(!pattern15.test(data)){
validate198.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^(?=[\\s\\S]*[^\\u0009-\\u000D\\u0020\\u0085\\u00A0\\u1680\\u2000-\\u200A\\u2028\\u2029\\u202F\\u205F\\u3000])[^\\u0000\\uD800-\\uDFFF]*([\\uD800-\\uDBFF][\\uDC00-\\uDFFF][^\\u0000\\uD800-\\uDFFF]*)*$"},schema:"^(?=[\\s\\S]*[^\\u0009-\\u000D\\u0020\\u0085\\u00A0\\u1680\\u2000-\\u200A\\u2028\\u2029\\u202F\\u205F\\u3000])[^\\u0000\\uD800-\\uDFFF]*([\\uD800-\\uDBFF][\\uDC00-\\uDFFF][^\\u0000\\uD800-\\uDFFF]*)*$",parentSchema:schema217,data}];
return false;
}
}
}
}
else {
validate198.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema217.type,parentSchema:schema217,data}];
return false;
}
}
validate198.errors = vErrors;
return errors === 0;
}
validate198.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const updateColumn_body_is_done = validate199;
const schema218 = {"description":"Whether tasks in it are done.","type":"boolean"};

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
validate199.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "boolean"},schema:schema218.type,parentSchema:schema218,data}];
return false;
}
validate199.errors = vErrors;
return errors === 0;
}
validate199.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const updateColumn_body_order = validate200;
const schema219 = {"description":"Its place. 0 is the first.","type":"integer","format":"int32","minimum":0};

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
if(!(((typeof data == "number") && (!(data % 1) && !isNaN(data))) && (isFinite(data)))){
validate200.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "integer"},schema:schema219.type,parentSchema:schema219,data}];
return false;
}
if(errors === 0){
if((typeof data == "number") && (isFinite(data))){
if(data < 0 || isNaN(data)){
validate200.errors = [{instancePath,schemaPath:"#/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},schema:0,parentSchema:schema219,data}];
return false;
}
else {
if(!(formats42.validate(data))){
validate200.errors = [{instancePath,schemaPath:"#/format",keyword:"format",params:{format: "int32"},schema:"int32",parentSchema:schema219,data}];
return false;
}
}
}
}
validate200.errors = vErrors;
return errors === 0;
}
validate200.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const updateColumn_200 = validate201;
const schema220 = {"$ref":"contract#/components/schemas/ColumnResponse"};

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
validate202.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema206.required,parentSchema:schema206,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "data")){
validate202.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema206,data}];
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
validate202.errors = [{instancePath:instancePath+"/data",schemaPath:"#/components/schemas/Column/required",keyword:"required",params:{missingProperty: missing1},schema:schema177.required,parentSchema:schema177,data:data0}];
return false;
}
else {
const _errs5 = errors;
for(const key1 in data0){
if(!(((((key1 === "id") || (key1 === "name")) || (key1 === "is_done")) || (key1 === "order")) || (key1 === "task_count"))){
validate202.errors = [{instancePath:instancePath+"/data",schemaPath:"#/components/schemas/Column/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},schema:false,parentSchema:schema177,data:data0}];
return false;
break;
}
}
if(_errs5 === errors){
if(data0.id !== undefined){
let data1 = data0.id;
const _errs6 = errors;
if(typeof data1 !== "string"){
validate202.errors = [{instancePath:instancePath+"/data/id",schemaPath:"#/components/schemas/Column/properties/id/type",keyword:"type",params:{type: "string"},schema:schema177.properties.id.type,parentSchema:schema177.properties.id,data:data1}];
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
validate202.errors = [{instancePath:instancePath+"/data/name",schemaPath:"#/components/schemas/Column/properties/name/type",keyword:"type",params:{type: "string"},schema:schema177.properties.name.type,parentSchema:schema177.properties.name,data:data2}];
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
validate202.errors = [{instancePath:instancePath+"/data/is_done",schemaPath:"#/components/schemas/Column/properties/is_done/type",keyword:"type",params:{type: "boolean"},schema:schema177.properties.is_done.type,parentSchema:schema177.properties.is_done,data:data3}];
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
validate202.errors = [{instancePath:instancePath+"/data/order",schemaPath:"#/components/schemas/Column/properties/order/type",keyword:"type",params:{type: "integer"},schema:schema177.properties.order.type,parentSchema:schema177.properties.order,data:data4}];
return false;
}
if(errors === _errs12){
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 < 0 || isNaN(data4)){
validate202.errors = [{instancePath:instancePath+"/data/order",schemaPath:"#/components/schemas/Column/properties/order/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},schema:0,parentSchema:schema177.properties.order,data:data4}];
return false;
}
else {
if(!(formats42.validate(data4))){
validate202.errors = [{instancePath:instancePath+"/data/order",schemaPath:"#/components/schemas/Column/properties/order/format",keyword:"format",params:{format: "int32"},schema:"int32",parentSchema:schema177.properties.order,data:data4}];
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
validate202.errors = [{instancePath:instancePath+"/data/task_count",schemaPath:"#/components/schemas/Column/properties/task_count/type",keyword:"type",params:{type: "integer"},schema:schema177.properties.task_count.type,parentSchema:schema177.properties.task_count,data:data5}];
return false;
}
if(errors === _errs14){
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 < 0 || isNaN(data5)){
validate202.errors = [{instancePath:instancePath+"/data/task_count",schemaPath:"#/components/schemas/Column/properties/task_count/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},schema:0,parentSchema:schema177.properties.task_count,data:data5}];
return false;
}
else {
if(!(formats42.validate(data5))){
validate202.errors = [{instancePath:instancePath+"/data/task_count",schemaPath:"#/components/schemas/Column/properties/task_count/format",keyword:"format",params:{format: "int32"},schema:"int32",parentSchema:schema177.properties.task_count,data:data5}];
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
validate202.errors = [{instancePath:instancePath+"/data",schemaPath:"#/components/schemas/Column/type",keyword:"type",params:{type: "object"},schema:schema177.type,parentSchema:schema177,data:data0}];
return false;
}
}
}
}
}
}
else {
validate202.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema206.type,parentSchema:schema206,data}];
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

export const deleteColumn_query_move_to = validate204;
const schema223 = {"type":"string","pattern":"^card_","x-message":"must be the id of a column"};
const pattern57 = new RegExp("^card_", "u");

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
if(!pattern57.test(data)){
validate204.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^card_"},schema:"^card_",parentSchema:schema223,data}];
return false;
}
}
else {
validate204.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema223.type,parentSchema:schema223,data}];
return false;
}
}
validate204.errors = vErrors;
return errors === 0;
}
validate204.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const listWebhookEndpoints_query_cursor = validate205;
const schema224 = {"type":"string","maxLength":1024};

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
if(func1(data) > 1024){
validate205.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 1024},schema:1024,parentSchema:schema224,data}];
return false;
}
}
else {
validate205.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema224.type,parentSchema:schema224,data}];
return false;
}
}
validate205.errors = vErrors;
return errors === 0;
}
validate205.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const listWebhookEndpoints_200 = validate206;
const schema225 = {"$ref":"contract#/components/schemas/EndpointList"};
const schema226 = {"description":"A page of a list.","type":"object","additionalProperties":false,"required":["data","meta"],"properties":{"data":{"description":"The items of this page.","type":"array","items":{"$ref":"#/components/schemas/Endpoint"}},"meta":{"$ref":"#/components/schemas/CursorMeta"}}};
const schema227 = {"description":"A webhook endpoint.","type":"object","additionalProperties":false,"required":["id","name","url","events","status","disabled_reason","consecutive_exhausted","created_at","disabled_at","health","secrets","last_100"],"properties":{"id":{"description":"The id of the endpoint.","type":"string"},"name":{"description":"Its name.","type":["string","null"]},"url":{"description":"The URL that deliveries are sent to.","type":"string"},"events":{"description":"The types that it subscribes to. Empty: all.","type":"array","items":{"$ref":"#/components/schemas/WebhookEventType"}},"status":{"description":"Whether deliveries are sent to it.","$ref":"#/components/schemas/EndpointStatus"},"disabled_reason":{"description":"Why it is disabled: by hand, or after too many failures.","oneOf":[{"$ref":"#/components/schemas/DisabledReason"},{"type":"null"}]},"consecutive_exhausted":{"description":"The number of deliveries in a row whose attempts all failed.","type":"integer","format":"int32"},"created_at":{"description":"When it was added.","type":"string","format":"date-time"},"disabled_at":{"description":"When it was disabled.","type":["string","null"],"format":"date-time"},"health":{"$ref":"#/components/schemas/EndpointHealth"},"secrets":{"description":"The active secrets, newest first.","type":"array","items":{"$ref":"#/components/schemas/EndpointSecret"}},"last_100":{"$ref":"#/components/schemas/DeliveryCounts"}}};
const schema228 = {"description":"What happened. These seven types are fixed for v1.","type":"string","enum":["task.created","task.updated","task.completed","task.deleted","comment.created","event.created","project.created"]};
const schema229 = {"description":"Whether deliveries are sent to an endpoint.","type":"string","enum":["enabled","disabled"]};
const schema230 = {"description":"Why an endpoint is disabled.","type":"string","enum":["manual","failures"]};
const schema233 = {"description":"An active signing secret.","type":"object","additionalProperties":false,"required":["last4","created_at","expires_at"],"properties":{"last4":{"description":"Its last four characters.","type":"string"},"created_at":{"description":"When it was created.","type":"string","format":"date-time"},"expires_at":{"description":"The end of the overlap, once it has been rotated.","type":["string","null"],"format":"date-time"}}};
const schema234 = {"description":"The statuses of the newest hundred deliveries.","type":"object","additionalProperties":false,"required":["delivered","pending","retrying","exhausted","held"],"properties":{"delivered":{"description":"Answered with a 2xx.","type":"integer","format":"int32"},"pending":{"description":"Waiting for their first attempt.","type":"integer","format":"int32"},"retrying":{"description":"Waiting for their next attempt, after at least one failed attempt.","type":"integer","format":"int32"},"exhausted":{"description":"Every attempt failed.","type":"integer","format":"int32"},"held":{"description":"Held, because the endpoint was disabled.","type":"integer","format":"int32"}}};
const schema231 = {"description":"How deliveries to an endpoint are going.","type":"object","additionalProperties":false,"required":["state","failing_since","last_delivered_at","waiting","next_attempt_at"],"properties":{"state":{"$ref":"#/components/schemas/EndpointState"},"failing_since":{"description":"When the first attempt failed since the last successful one. Null if the last one succeeded.","type":["string","null"],"format":"date-time"},"last_delivered_at":{"description":"When an attempt succeeded last.","type":["string","null"],"format":"date-time"},"waiting":{"description":"The number of deliveries that are pending, retrying or held.","type":"integer","format":"int32"},"next_attempt_at":{"description":"When the next attempt is due. Null if none waits, and while the endpoint is disabled.","type":["string","null"],"format":"date-time"}}};
const schema232 = {"description":"Whether an endpoint is `disabled`; else `failing` from a failed attempt on until one succeeds, `healthy` if the\nlast one succeeded, and `idle` before the first one.\n","type":"string","enum":["idle","healthy","failing","disabled"]};

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
if((((((data.state === undefined) && (missing0 = "state")) || ((data.failing_since === undefined) && (missing0 = "failing_since"))) || ((data.last_delivered_at === undefined) && (missing0 = "last_delivered_at"))) || ((data.waiting === undefined) && (missing0 = "waiting"))) || ((data.next_attempt_at === undefined) && (missing0 = "next_attempt_at"))){
validate209.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema231.required,parentSchema:schema231,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((((key0 === "state") || (key0 === "failing_since")) || (key0 === "last_delivered_at")) || (key0 === "waiting")) || (key0 === "next_attempt_at"))){
validate209.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema231,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.state !== undefined){
let data0 = data.state;
const _errs2 = errors;
if(typeof data0 !== "string"){
validate209.errors = [{instancePath:instancePath+"/state",schemaPath:"#/components/schemas/EndpointState/type",keyword:"type",params:{type: "string"},schema:schema232.type,parentSchema:schema232,data:data0}];
return false;
}
if(!((((data0 === "idle") || (data0 === "healthy")) || (data0 === "failing")) || (data0 === "disabled"))){
validate209.errors = [{instancePath:instancePath+"/state",schemaPath:"#/components/schemas/EndpointState/enum",keyword:"enum",params:{allowedValues: schema232.enum},schema:schema232.enum,parentSchema:schema232,data:data0}];
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
validate209.errors = [{instancePath:instancePath+"/failing_since",schemaPath:"#/properties/failing_since/type",keyword:"type",params:{type: schema231.properties.failing_since.type},schema:schema231.properties.failing_since.type,parentSchema:schema231.properties.failing_since,data:data1}];
return false;
}
if(errors === _errs5){
if(errors === _errs5){
if(typeof data1 === "string"){
if(!(formats0.validate(data1))){
validate209.errors = [{instancePath:instancePath+"/failing_since",schemaPath:"#/properties/failing_since/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema231.properties.failing_since,data:data1}];
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
validate209.errors = [{instancePath:instancePath+"/last_delivered_at",schemaPath:"#/properties/last_delivered_at/type",keyword:"type",params:{type: schema231.properties.last_delivered_at.type},schema:schema231.properties.last_delivered_at.type,parentSchema:schema231.properties.last_delivered_at,data:data2}];
return false;
}
if(errors === _errs7){
if(errors === _errs7){
if(typeof data2 === "string"){
if(!(formats0.validate(data2))){
validate209.errors = [{instancePath:instancePath+"/last_delivered_at",schemaPath:"#/properties/last_delivered_at/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema231.properties.last_delivered_at,data:data2}];
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
validate209.errors = [{instancePath:instancePath+"/waiting",schemaPath:"#/properties/waiting/type",keyword:"type",params:{type: "integer"},schema:schema231.properties.waiting.type,parentSchema:schema231.properties.waiting,data:data3}];
return false;
}
if(errors === _errs9){
if((typeof data3 == "number") && (isFinite(data3))){
if(!(formats42.validate(data3))){
validate209.errors = [{instancePath:instancePath+"/waiting",schemaPath:"#/properties/waiting/format",keyword:"format",params:{format: "int32"},schema:"int32",parentSchema:schema231.properties.waiting,data:data3}];
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
validate209.errors = [{instancePath:instancePath+"/next_attempt_at",schemaPath:"#/properties/next_attempt_at/type",keyword:"type",params:{type: schema231.properties.next_attempt_at.type},schema:schema231.properties.next_attempt_at.type,parentSchema:schema231.properties.next_attempt_at,data:data4}];
return false;
}
if(errors === _errs11){
if(errors === _errs11){
if(typeof data4 === "string"){
if(!(formats0.validate(data4))){
validate209.errors = [{instancePath:instancePath+"/next_attempt_at",schemaPath:"#/properties/next_attempt_at/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema231.properties.next_attempt_at,data:data4}];
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
validate209.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema231.type,parentSchema:schema231,data}];
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
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((((((((data.id === undefined) && (missing0 = "id")) || ((data.name === undefined) && (missing0 = "name"))) || ((data.url === undefined) && (missing0 = "url"))) || ((data.events === undefined) && (missing0 = "events"))) || ((data.status === undefined) && (missing0 = "status"))) || ((data.disabled_reason === undefined) && (missing0 = "disabled_reason"))) || ((data.consecutive_exhausted === undefined) && (missing0 = "consecutive_exhausted"))) || ((data.created_at === undefined) && (missing0 = "created_at"))) || ((data.disabled_at === undefined) && (missing0 = "disabled_at"))) || ((data.health === undefined) && (missing0 = "health"))) || ((data.secrets === undefined) && (missing0 = "secrets"))) || ((data.last_100 === undefined) && (missing0 = "last_100"))){
validate208.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema227.required,parentSchema:schema227,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(func66.call(schema227.properties, key0))){
validate208.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema227,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.id !== undefined){
let data0 = data.id;
const _errs2 = errors;
if(typeof data0 !== "string"){
validate208.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},schema:schema227.properties.id.type,parentSchema:schema227.properties.id,data:data0}];
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
validate208.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: schema227.properties.name.type},schema:schema227.properties.name.type,parentSchema:schema227.properties.name,data:data1}];
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
validate208.errors = [{instancePath:instancePath+"/url",schemaPath:"#/properties/url/type",keyword:"type",params:{type: "string"},schema:schema227.properties.url.type,parentSchema:schema227.properties.url,data:data2}];
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
validate208.errors = [{instancePath:instancePath+"/events/" + i0,schemaPath:"#/components/schemas/WebhookEventType/type",keyword:"type",params:{type: "string"},schema:schema228.type,parentSchema:schema228,data:data4}];
return false;
}
if(!(((((((data4 === "task.created") || (data4 === "task.updated")) || (data4 === "task.completed")) || (data4 === "task.deleted")) || (data4 === "comment.created")) || (data4 === "event.created")) || (data4 === "project.created"))){
validate208.errors = [{instancePath:instancePath+"/events/" + i0,schemaPath:"#/components/schemas/WebhookEventType/enum",keyword:"enum",params:{allowedValues: schema228.enum},schema:schema228.enum,parentSchema:schema228,data:data4}];
return false;
}
var valid1 = _errs10 === errors;
if(!valid1){
break;
}
}
}
else {
validate208.errors = [{instancePath:instancePath+"/events",schemaPath:"#/properties/events/type",keyword:"type",params:{type: "array"},schema:schema227.properties.events.type,parentSchema:schema227.properties.events,data:data3}];
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
validate208.errors = [{instancePath:instancePath+"/status",schemaPath:"#/components/schemas/EndpointStatus/type",keyword:"type",params:{type: "string"},schema:schema229.type,parentSchema:schema229,data:data5}];
return false;
}
if(!((data5 === "enabled") || (data5 === "disabled"))){
validate208.errors = [{instancePath:instancePath+"/status",schemaPath:"#/components/schemas/EndpointStatus/enum",keyword:"enum",params:{allowedValues: schema229.enum},schema:schema229.enum,parentSchema:schema229,data:data5}];
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
const err0 = {instancePath:instancePath+"/disabled_reason",schemaPath:"#/components/schemas/DisabledReason/type",keyword:"type",params:{type: "string"},schema:schema230.type,parentSchema:schema230,data:data6};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(!((data6 === "manual") || (data6 === "failures"))){
const err1 = {instancePath:instancePath+"/disabled_reason",schemaPath:"#/components/schemas/DisabledReason/enum",keyword:"enum",params:{allowedValues: schema230.enum},schema:schema230.enum,parentSchema:schema230,data:data6};
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
const err2 = {instancePath:instancePath+"/disabled_reason",schemaPath:"#/properties/disabled_reason/oneOf/1/type",keyword:"type",params:{type: "null"},schema:schema227.properties.disabled_reason.oneOf[1].type,parentSchema:schema227.properties.disabled_reason.oneOf[1],data:data6};
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
const err3 = {instancePath:instancePath+"/disabled_reason",schemaPath:"#/properties/disabled_reason/oneOf",keyword:"oneOf",params:{passingSchemas: passing0},schema:schema227.properties.disabled_reason.oneOf,parentSchema:schema227.properties.disabled_reason,data:data6};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
validate208.errors = vErrors;
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
validate208.errors = [{instancePath:instancePath+"/consecutive_exhausted",schemaPath:"#/properties/consecutive_exhausted/type",keyword:"type",params:{type: "integer"},schema:schema227.properties.consecutive_exhausted.type,parentSchema:schema227.properties.consecutive_exhausted,data:data7}];
return false;
}
if(errors === _errs23){
if((typeof data7 == "number") && (isFinite(data7))){
if(!(formats42.validate(data7))){
validate208.errors = [{instancePath:instancePath+"/consecutive_exhausted",schemaPath:"#/properties/consecutive_exhausted/format",keyword:"format",params:{format: "int32"},schema:"int32",parentSchema:schema227.properties.consecutive_exhausted,data:data7}];
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
validate208.errors = [{instancePath:instancePath+"/created_at",schemaPath:"#/properties/created_at/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema227.properties.created_at,data:data8}];
return false;
}
}
else {
validate208.errors = [{instancePath:instancePath+"/created_at",schemaPath:"#/properties/created_at/type",keyword:"type",params:{type: "string"},schema:schema227.properties.created_at.type,parentSchema:schema227.properties.created_at,data:data8}];
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
validate208.errors = [{instancePath:instancePath+"/disabled_at",schemaPath:"#/properties/disabled_at/type",keyword:"type",params:{type: schema227.properties.disabled_at.type},schema:schema227.properties.disabled_at.type,parentSchema:schema227.properties.disabled_at,data:data9}];
return false;
}
if(errors === _errs27){
if(errors === _errs27){
if(typeof data9 === "string"){
if(!(formats0.validate(data9))){
validate208.errors = [{instancePath:instancePath+"/disabled_at",schemaPath:"#/properties/disabled_at/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema227.properties.disabled_at,data:data9}];
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
if(!(validate209(data.health, {instancePath:instancePath+"/health",parentData:data,parentDataProperty:"health",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate209.errors : vErrors.concat(validate209.errors);
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
validate208.errors = [{instancePath:instancePath+"/secrets/" + i1,schemaPath:"#/components/schemas/EndpointSecret/required",keyword:"required",params:{missingProperty: missing1},schema:schema233.required,parentSchema:schema233,data:data12}];
return false;
}
else {
const _errs35 = errors;
for(const key1 in data12){
if(!(((key1 === "last4") || (key1 === "created_at")) || (key1 === "expires_at"))){
validate208.errors = [{instancePath:instancePath+"/secrets/" + i1,schemaPath:"#/components/schemas/EndpointSecret/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},schema:false,parentSchema:schema233,data:data12}];
return false;
break;
}
}
if(_errs35 === errors){
if(data12.last4 !== undefined){
let data13 = data12.last4;
const _errs36 = errors;
if(typeof data13 !== "string"){
validate208.errors = [{instancePath:instancePath+"/secrets/" + i1+"/last4",schemaPath:"#/components/schemas/EndpointSecret/properties/last4/type",keyword:"type",params:{type: "string"},schema:schema233.properties.last4.type,parentSchema:schema233.properties.last4,data:data13}];
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
validate208.errors = [{instancePath:instancePath+"/secrets/" + i1+"/created_at",schemaPath:"#/components/schemas/EndpointSecret/properties/created_at/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema233.properties.created_at,data:data14}];
return false;
}
}
else {
validate208.errors = [{instancePath:instancePath+"/secrets/" + i1+"/created_at",schemaPath:"#/components/schemas/EndpointSecret/properties/created_at/type",keyword:"type",params:{type: "string"},schema:schema233.properties.created_at.type,parentSchema:schema233.properties.created_at,data:data14}];
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
validate208.errors = [{instancePath:instancePath+"/secrets/" + i1+"/expires_at",schemaPath:"#/components/schemas/EndpointSecret/properties/expires_at/type",keyword:"type",params:{type: schema233.properties.expires_at.type},schema:schema233.properties.expires_at.type,parentSchema:schema233.properties.expires_at,data:data15}];
return false;
}
if(errors === _errs40){
if(errors === _errs40){
if(typeof data15 === "string"){
if(!(formats0.validate(data15))){
validate208.errors = [{instancePath:instancePath+"/secrets/" + i1+"/expires_at",schemaPath:"#/components/schemas/EndpointSecret/properties/expires_at/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema233.properties.expires_at,data:data15}];
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
validate208.errors = [{instancePath:instancePath+"/secrets/" + i1,schemaPath:"#/components/schemas/EndpointSecret/type",keyword:"type",params:{type: "object"},schema:schema233.type,parentSchema:schema233,data:data12}];
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
validate208.errors = [{instancePath:instancePath+"/secrets",schemaPath:"#/properties/secrets/type",keyword:"type",params:{type: "array"},schema:schema227.properties.secrets.type,parentSchema:schema227.properties.secrets,data:data11}];
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
validate208.errors = [{instancePath:instancePath+"/last_100",schemaPath:"#/components/schemas/DeliveryCounts/required",keyword:"required",params:{missingProperty: missing2},schema:schema234.required,parentSchema:schema234,data:data16}];
return false;
}
else {
const _errs45 = errors;
for(const key2 in data16){
if(!(((((key2 === "delivered") || (key2 === "pending")) || (key2 === "retrying")) || (key2 === "exhausted")) || (key2 === "held"))){
validate208.errors = [{instancePath:instancePath+"/last_100",schemaPath:"#/components/schemas/DeliveryCounts/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},schema:false,parentSchema:schema234,data:data16}];
return false;
break;
}
}
if(_errs45 === errors){
if(data16.delivered !== undefined){
let data17 = data16.delivered;
const _errs46 = errors;
if(!(((typeof data17 == "number") && (!(data17 % 1) && !isNaN(data17))) && (isFinite(data17)))){
validate208.errors = [{instancePath:instancePath+"/last_100/delivered",schemaPath:"#/components/schemas/DeliveryCounts/properties/delivered/type",keyword:"type",params:{type: "integer"},schema:schema234.properties.delivered.type,parentSchema:schema234.properties.delivered,data:data17}];
return false;
}
if(errors === _errs46){
if((typeof data17 == "number") && (isFinite(data17))){
if(!(formats42.validate(data17))){
validate208.errors = [{instancePath:instancePath+"/last_100/delivered",schemaPath:"#/components/schemas/DeliveryCounts/properties/delivered/format",keyword:"format",params:{format: "int32"},schema:"int32",parentSchema:schema234.properties.delivered,data:data17}];
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
validate208.errors = [{instancePath:instancePath+"/last_100/pending",schemaPath:"#/components/schemas/DeliveryCounts/properties/pending/type",keyword:"type",params:{type: "integer"},schema:schema234.properties.pending.type,parentSchema:schema234.properties.pending,data:data18}];
return false;
}
if(errors === _errs48){
if((typeof data18 == "number") && (isFinite(data18))){
if(!(formats42.validate(data18))){
validate208.errors = [{instancePath:instancePath+"/last_100/pending",schemaPath:"#/components/schemas/DeliveryCounts/properties/pending/format",keyword:"format",params:{format: "int32"},schema:"int32",parentSchema:schema234.properties.pending,data:data18}];
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
validate208.errors = [{instancePath:instancePath+"/last_100/retrying",schemaPath:"#/components/schemas/DeliveryCounts/properties/retrying/type",keyword:"type",params:{type: "integer"},schema:schema234.properties.retrying.type,parentSchema:schema234.properties.retrying,data:data19}];
return false;
}
if(errors === _errs50){
if((typeof data19 == "number") && (isFinite(data19))){
if(!(formats42.validate(data19))){
validate208.errors = [{instancePath:instancePath+"/last_100/retrying",schemaPath:"#/components/schemas/DeliveryCounts/properties/retrying/format",keyword:"format",params:{format: "int32"},schema:"int32",parentSchema:schema234.properties.retrying,data:data19}];
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
validate208.errors = [{instancePath:instancePath+"/last_100/exhausted",schemaPath:"#/components/schemas/DeliveryCounts/properties/exhausted/type",keyword:"type",params:{type: "integer"},schema:schema234.properties.exhausted.type,parentSchema:schema234.properties.exhausted,data:data20}];
return false;
}
if(errors === _errs52){
if((typeof data20 == "number") && (isFinite(data20))){
if(!(formats42.validate(data20))){
validate208.errors = [{instancePath:instancePath+"/last_100/exhausted",schemaPath:"#/components/schemas/DeliveryCounts/properties/exhausted/format",keyword:"format",params:{format: "int32"},schema:"int32",parentSchema:schema234.properties.exhausted,data:data20}];
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
validate208.errors = [{instancePath:instancePath+"/last_100/held",schemaPath:"#/components/schemas/DeliveryCounts/properties/held/type",keyword:"type",params:{type: "integer"},schema:schema234.properties.held.type,parentSchema:schema234.properties.held,data:data21}];
return false;
}
if(errors === _errs54){
if((typeof data21 == "number") && (isFinite(data21))){
if(!(formats42.validate(data21))){
validate208.errors = [{instancePath:instancePath+"/last_100/held",schemaPath:"#/components/schemas/DeliveryCounts/properties/held/format",keyword:"format",params:{format: "int32"},schema:"int32",parentSchema:schema234.properties.held,data:data21}];
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
validate208.errors = [{instancePath:instancePath+"/last_100",schemaPath:"#/components/schemas/DeliveryCounts/type",keyword:"type",params:{type: "object"},schema:schema234.type,parentSchema:schema234,data:data16}];
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
validate208.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema227.type,parentSchema:schema227,data}];
return false;
}
}
validate208.errors = vErrors;
return errors === 0;
}
validate208.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


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
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.data === undefined) && (missing0 = "data")) || ((data.meta === undefined) && (missing0 = "meta"))){
validate207.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema226.required,parentSchema:schema226,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "data") || (key0 === "meta"))){
validate207.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema226,data}];
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
if(!(validate208(data0[i0], {instancePath:instancePath+"/data/" + i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate208.errors : vErrors.concat(validate208.errors);
errors = vErrors.length;
}
var valid1 = _errs4 === errors;
if(!valid1){
break;
}
}
}
else {
validate207.errors = [{instancePath:instancePath+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type: "array"},schema:schema226.properties.data.type,parentSchema:schema226.properties.data,data:data0}];
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
validate207.errors = [{instancePath:instancePath+"/meta",schemaPath:"#/components/schemas/CursorMeta/required",keyword:"required",params:{missingProperty: missing1},schema:schema55.required,parentSchema:schema55,data:data2}];
return false;
}
else {
const _errs8 = errors;
for(const key1 in data2){
if(!(key1 === "next_cursor")){
validate207.errors = [{instancePath:instancePath+"/meta",schemaPath:"#/components/schemas/CursorMeta/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},schema:false,parentSchema:schema55,data:data2}];
return false;
break;
}
}
if(_errs8 === errors){
if(data2.next_cursor !== undefined){
let data3 = data2.next_cursor;
if((typeof data3 !== "string") && (data3 !== null)){
validate207.errors = [{instancePath:instancePath+"/meta/next_cursor",schemaPath:"#/components/schemas/CursorMeta/properties/next_cursor/type",keyword:"type",params:{type: schema55.properties.next_cursor.type},schema:schema55.properties.next_cursor.type,parentSchema:schema55.properties.next_cursor,data:data3}];
return false;
}
}
}
}
}
else {
validate207.errors = [{instancePath:instancePath+"/meta",schemaPath:"#/components/schemas/CursorMeta/type",keyword:"type",params:{type: "object"},schema:schema55.type,parentSchema:schema55,data:data2}];
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
validate207.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema226.type,parentSchema:schema226,data}];
return false;
}
}
validate207.errors = vErrors;
return errors === 0;
}
validate207.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


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
if(!(validate207(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate207.errors : vErrors.concat(validate207.errors);
errors = vErrors.length;
}
validate206.errors = vErrors;
return errors === 0;
}
validate206.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const createWebhookEndpoint_header_Idempotency$2d$Key = validate213;
const schema236 = {"type":"string","minLength":1,"maxLength":255};

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
if(typeof data === "string"){
if(func1(data) > 255){
validate213.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 255},schema:255,parentSchema:schema236,data}];
return false;
}
else {
if(func1(data) < 1){
validate213.errors = [{instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema236,data}];
return false;
}
}
}
else {
validate213.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema236.type,parentSchema:schema236,data}];
return false;
}
}
validate213.errors = vErrors;
return errors === 0;
}
validate213.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const createWebhookEndpoint_body = validate214;
const schema237 = {"$ref":"contract#/components/schemas/EndpointCreate"};
const schema238 = {"description":"An endpoint to add. Unknown fields are ignored.","type":"object","required":["url","events"],"properties":{"name":{"$ref":"#/components/schemas/EndpointName"},"url":{"$ref":"#/components/schemas/EndpointUrl"},"events":{"description":"The types to subscribe to. Empty: all.","type":"array","uniqueItems":true,"items":{"$ref":"#/components/schemas/WebhookEventType"}}}};
const schema239 = {"description":"A name for people. Null if the endpoint has none.","type":["string","null"],"minLength":1,"maxLength":100,"pattern":"^(?=[\\s\\S]*[^\\u0009-\\u000D\\u0020\\u0085\\u00A0\\u1680\\u2000-\\u200A\\u2028\\u2029\\u202F\\u205F\\u3000])[^\\u0000\\uD800-\\uDFFF]*([\\uD800-\\uDBFF][\\uDC00-\\uDFFF][^\\u0000\\uD800-\\uDFFF]*)*$","x-message":"must hold more than white space"};
const schema240 = {"description":"The URL that deliveries are sent to.\n\n- It begins with `https://` and a host, and has no user name or password, no fragment (`#…`), and no space, control\n  character or backslash.\n- The host is a name or the literal of an address, and not `localhost`. A name must resolve.\n- The port is 443, which need not be written, or one from 1024 up.\n- All its addresses are public: none of the loopback, private, link-local, multicast and reserved ranges, nor that of\n  a cloud's metadata service. This is checked when the URL is saved and again at every attempt.\n- It has at most 2,048 characters, as it is given and as it is stored: as a URL parser writes it, the host in lower\n  case, in ASCII and without a dot at its end.\n\nA longer URL is 422 `validation_error`; one that breaks another of these rules is 422 `unsafe_url`. The name\nis looked up only if the whole body is valid. A server for development may lift the rules on scheme, address\nand port.\n","type":"string","x-public-url":true,"minLength":1,"maxLength":2048,"pattern":"^[^\\u0000\\uD800-\\uDFFF]*([\\uD800-\\uDBFF][\\uDC00-\\uDFFF][^\\u0000\\uD800-\\uDFFF]*)*$"};

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
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.url === undefined) && (missing0 = "url")) || ((data.events === undefined) && (missing0 = "events"))){
validate215.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema238.required,parentSchema:schema238,data}];
return false;
}
else {
if(data.name !== undefined){
let data0 = data.name;
const _errs1 = errors;
const _errs2 = errors;
if((typeof data0 !== "string") && (data0 !== null)){
validate215.errors = [{instancePath:instancePath+"/name",schemaPath:"#/components/schemas/EndpointName/type",keyword:"type",params:{type: schema239.type},schema:schema239.type,parentSchema:schema239,data:data0}];
return false;
}
if(errors === _errs2){
if(typeof data0 === "string"){
if(func1(data0) > 100){
validate215.errors = [{instancePath:instancePath+"/name",schemaPath:"#/components/schemas/EndpointName/maxLength",keyword:"maxLength",params:{limit: 100},schema:100,parentSchema:schema239,data:data0}];
return false;
}
else {
if(func1(data0) < 1){
validate215.errors = [{instancePath:instancePath+"/name",schemaPath:"#/components/schemas/EndpointName/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema239,data:data0}];
return false;
}
else {
if(!pattern15.test(data0)){
validate215.errors = [{instancePath:instancePath+"/name",schemaPath:"#/components/schemas/EndpointName/pattern",keyword:"pattern",params:{pattern: "^(?=[\\s\\S]*[^\\u0009-\\u000D\\u0020\\u0085\\u00A0\\u1680\\u2000-\\u200A\\u2028\\u2029\\u202F\\u205F\\u3000])[^\\u0000\\uD800-\\uDFFF]*([\\uD800-\\uDBFF][\\uDC00-\\uDFFF][^\\u0000\\uD800-\\uDFFF]*)*$"},schema:"^(?=[\\s\\S]*[^\\u0009-\\u000D\\u0020\\u0085\\u00A0\\u1680\\u2000-\\u200A\\u2028\\u2029\\u202F\\u205F\\u3000])[^\\u0000\\uD800-\\uDFFF]*([\\uD800-\\uDBFF][\\uDC00-\\uDFFF][^\\u0000\\uD800-\\uDFFF]*)*$",parentSchema:schema239,data:data0}];
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
validate215.errors = [{instancePath:instancePath+"/url",schemaPath:"#/components/schemas/EndpointUrl/maxLength",keyword:"maxLength",params:{limit: 2048},schema:2048,parentSchema:schema240,data:data1}];
return false;
}
else {
if(func1(data1) < 1){
validate215.errors = [{instancePath:instancePath+"/url",schemaPath:"#/components/schemas/EndpointUrl/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema240,data:data1}];
return false;
}
else {
if(!pattern4.test(data1)){
validate215.errors = [{instancePath:instancePath+"/url",schemaPath:"#/components/schemas/EndpointUrl/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000\\uD800-\\uDFFF]*([\\uD800-\\uDBFF][\\uDC00-\\uDFFF][^\\u0000\\uD800-\\uDFFF]*)*$"},schema:"^[^\\u0000\\uD800-\\uDFFF]*([\\uD800-\\uDBFF][\\uDC00-\\uDFFF][^\\u0000\\uD800-\\uDFFF]*)*$",parentSchema:schema240,data:data1}];
return false;
}
}
}
}
else {
validate215.errors = [{instancePath:instancePath+"/url",schemaPath:"#/components/schemas/EndpointUrl/type",keyword:"type",params:{type: "string"},schema:schema240.type,parentSchema:schema240,data:data1}];
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
validate215.errors = [{instancePath:instancePath+"/events/" + i0,schemaPath:"#/components/schemas/WebhookEventType/type",keyword:"type",params:{type: "string"},schema:schema228.type,parentSchema:schema228,data:data3}];
return false;
}
if(!(((((((data3 === "task.created") || (data3 === "task.updated")) || (data3 === "task.completed")) || (data3 === "task.deleted")) || (data3 === "comment.created")) || (data3 === "event.created")) || (data3 === "project.created"))){
validate215.errors = [{instancePath:instancePath+"/events/" + i0,schemaPath:"#/components/schemas/WebhookEventType/enum",keyword:"enum",params:{allowedValues: schema228.enum},schema:schema228.enum,parentSchema:schema228,data:data3}];
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
validate215.errors = [{instancePath:instancePath+"/events",schemaPath:"#/properties/events/uniqueItems",keyword:"uniqueItems",params:{i: i1, j: j0},schema:true,parentSchema:schema238.properties.events,data:data2}];
return false;
break outer0;
}
}
}
}
}
}
else {
validate215.errors = [{instancePath:instancePath+"/events",schemaPath:"#/properties/events/type",keyword:"type",params:{type: "array"},schema:schema238.properties.events.type,parentSchema:schema238.properties.events,data:data2}];
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
validate215.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema238.type,parentSchema:schema238,data}];
return false;
}
}
validate215.errors = vErrors;
return errors === 0;
}
validate215.evaluated = {"props":{"name":true,"url":true,"events":true},"dynamicProps":false,"dynamicItems":false};


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
if(!(validate215(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate215.errors : vErrors.concat(validate215.errors);
errors = vErrors.length;
}
validate214.errors = vErrors;
return errors === 0;
}
validate214.evaluated = {"props":{"name":true,"url":true,"events":true},"dynamicProps":false,"dynamicItems":false};

export const createWebhookEndpoint_body_name = validate217;
const schema242 = {"$ref":"contract#/components/schemas/EndpointName"};

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
const _errs0 = errors;
if((typeof data !== "string") && (data !== null)){
validate217.errors = [{instancePath,schemaPath:"contract#/components/schemas/EndpointName/type",keyword:"type",params:{type: schema239.type},schema:schema239.type,parentSchema:schema239,data}];
return false;
}
if(errors === _errs0){
if(typeof data === "string"){
if(func1(data) > 100){
validate217.errors = [{instancePath,schemaPath:"contract#/components/schemas/EndpointName/maxLength",keyword:"maxLength",params:{limit: 100},schema:100,parentSchema:schema239,data}];
return false;
}
else {
if(func1(data) < 1){
validate217.errors = [{instancePath,schemaPath:"contract#/components/schemas/EndpointName/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema239,data}];
return false;
}
else {
if(!pattern15.test(data)){
validate217.errors = [{instancePath,schemaPath:"contract#/components/schemas/EndpointName/pattern",keyword:"pattern",params:{pattern: "^(?=[\\s\\S]*[^\\u0009-\\u000D\\u0020\\u0085\\u00A0\\u1680\\u2000-\\u200A\\u2028\\u2029\\u202F\\u205F\\u3000])[^\\u0000\\uD800-\\uDFFF]*([\\uD800-\\uDBFF][\\uDC00-\\uDFFF][^\\u0000\\uD800-\\uDFFF]*)*$"},schema:"^(?=[\\s\\S]*[^\\u0009-\\u000D\\u0020\\u0085\\u00A0\\u1680\\u2000-\\u200A\\u2028\\u2029\\u202F\\u205F\\u3000])[^\\u0000\\uD800-\\uDFFF]*([\\uD800-\\uDBFF][\\uDC00-\\uDFFF][^\\u0000\\uD800-\\uDFFF]*)*$",parentSchema:schema239,data}];
return false;
}
}
}
}
}
validate217.errors = vErrors;
return errors === 0;
}
validate217.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const createWebhookEndpoint_body_url = validate218;
const schema244 = {"$ref":"contract#/components/schemas/EndpointUrl"};

function validate218(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate218.evaluated;
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
validate218.errors = [{instancePath,schemaPath:"contract#/components/schemas/EndpointUrl/maxLength",keyword:"maxLength",params:{limit: 2048},schema:2048,parentSchema:schema240,data}];
return false;
}
else {
if(func1(data) < 1){
validate218.errors = [{instancePath,schemaPath:"contract#/components/schemas/EndpointUrl/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema240,data}];
return false;
}
else {
if(!pattern4.test(data)){
validate218.errors = [{instancePath,schemaPath:"contract#/components/schemas/EndpointUrl/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000\\uD800-\\uDFFF]*([\\uD800-\\uDBFF][\\uDC00-\\uDFFF][^\\u0000\\uD800-\\uDFFF]*)*$"},schema:"^[^\\u0000\\uD800-\\uDFFF]*([\\uD800-\\uDBFF][\\uDC00-\\uDFFF][^\\u0000\\uD800-\\uDFFF]*)*$",parentSchema:schema240,data}];
return false;
}
}
}
}
else {
validate218.errors = [{instancePath,schemaPath:"contract#/components/schemas/EndpointUrl/type",keyword:"type",params:{type: "string"},schema:schema240.type,parentSchema:schema240,data}];
return false;
}
}
validate218.errors = vErrors;
return errors === 0;
}
validate218.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const createWebhookEndpoint_body_events = validate219;
const schema246 = {"description":"The types to subscribe to. Empty: all.","type":"array","uniqueItems":true,"items":{"$ref":"contract#/components/schemas/WebhookEventType"}};

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
if(errors === 0){
if(Array.isArray(data)){
var valid0 = true;
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
let data0 = data[i0];
const _errs1 = errors;
if(typeof data0 !== "string"){
validate219.errors = [{instancePath:instancePath+"/" + i0,schemaPath:"contract#/components/schemas/WebhookEventType/type",keyword:"type",params:{type: "string"},schema:schema228.type,parentSchema:schema228,data:data0}];
return false;
}
if(!(((((((data0 === "task.created") || (data0 === "task.updated")) || (data0 === "task.completed")) || (data0 === "task.deleted")) || (data0 === "comment.created")) || (data0 === "event.created")) || (data0 === "project.created"))){
validate219.errors = [{instancePath:instancePath+"/" + i0,schemaPath:"contract#/components/schemas/WebhookEventType/enum",keyword:"enum",params:{allowedValues: schema228.enum},schema:schema228.enum,parentSchema:schema228,data:data0}];
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
validate219.errors = [{instancePath,schemaPath:"#/uniqueItems",keyword:"uniqueItems",params:{i: i1, j: j0},schema:true,parentSchema:schema246,data}];
return false;
break outer0;
}
}
}
}
}
}
else {
validate219.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},schema:schema246.type,parentSchema:schema246,data}];
return false;
}
}
validate219.errors = vErrors;
return errors === 0;
}
validate219.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};

export const createWebhookEndpoint_201 = validate220;
const schema248 = {"$ref":"contract#/components/schemas/EndpointWithSecret"};
const schema249 = {"description":"An endpoint and its signing secret.","type":"object","additionalProperties":false,"required":["data","secret"],"properties":{"data":{"$ref":"#/components/schemas/Endpoint"},"secret":{"description":"Shown only once. Null in a replay.","type":["string","null"],"x-shown-once":true}}};

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
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.data === undefined) && (missing0 = "data")) || ((data.secret === undefined) && (missing0 = "secret"))){
validate221.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema249.required,parentSchema:schema249,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "data") || (key0 === "secret"))){
validate221.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema249,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.data !== undefined){
const _errs2 = errors;
if(!(validate208(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate208.errors : vErrors.concat(validate208.errors);
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
validate221.errors = [{instancePath:instancePath+"/secret",schemaPath:"#/properties/secret/type",keyword:"type",params:{type: schema249.properties.secret.type},schema:schema249.properties.secret.type,parentSchema:schema249.properties.secret,data:data1}];
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
validate221.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema249.type,parentSchema:schema249,data}];
return false;
}
}
validate221.errors = vErrors;
return errors === 0;
}
validate221.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


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
if(!(validate221(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate221.errors : vErrors.concat(validate221.errors);
errors = vErrors.length;
}
validate220.errors = vErrors;
return errors === 0;
}
validate220.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const getWebhookEndpoint_200 = validate224;
const schema250 = {"$ref":"contract#/components/schemas/EndpointResponse"};
const schema251 = {"description":"The resource.","type":"object","additionalProperties":false,"required":["data"],"properties":{"data":{"$ref":"#/components/schemas/Endpoint"}}};

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
validate225.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema251.required,parentSchema:schema251,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "data")){
validate225.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema251,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.data !== undefined){
if(!(validate208(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate208.errors : vErrors.concat(validate208.errors);
errors = vErrors.length;
}
}
}
}
}
else {
validate225.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema251.type,parentSchema:schema251,data}];
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

export const updateWebhookEndpoint_body = validate228;
const schema252 = {"$ref":"contract#/components/schemas/EndpointUpdate"};
const schema253 = {"description":"What to change. Unknown fields are ignored.","type":"object","properties":{"name":{"$ref":"#/components/schemas/EndpointName"},"url":{"$ref":"#/components/schemas/EndpointUrl"},"events":{"description":"The types to subscribe to. Empty: all.","type":"array","uniqueItems":true,"items":{"$ref":"#/components/schemas/WebhookEventType"}},"disabled":{"description":"Whether the endpoint is disabled.","type":"boolean"},"waiting":{"$ref":"#/components/schemas/WaitingDeliveries"}}};
const schema257 = {"description":"What happens to waiting deliveries when the endpoint is enabled. `send`, the default: those from before it was\ndisabled are sent, and held ones stay until they are recovered. `discard`: all of them become exhausted, and\ncan be recovered.\n","type":"string","enum":["send","discard"]};

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
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name !== undefined){
let data0 = data.name;
const _errs1 = errors;
const _errs2 = errors;
if((typeof data0 !== "string") && (data0 !== null)){
validate229.errors = [{instancePath:instancePath+"/name",schemaPath:"#/components/schemas/EndpointName/type",keyword:"type",params:{type: schema239.type},schema:schema239.type,parentSchema:schema239,data:data0}];
return false;
}
if(errors === _errs2){
if(typeof data0 === "string"){
if(func1(data0) > 100){
validate229.errors = [{instancePath:instancePath+"/name",schemaPath:"#/components/schemas/EndpointName/maxLength",keyword:"maxLength",params:{limit: 100},schema:100,parentSchema:schema239,data:data0}];
return false;
}
else {
if(func1(data0) < 1){
validate229.errors = [{instancePath:instancePath+"/name",schemaPath:"#/components/schemas/EndpointName/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema239,data:data0}];
return false;
}
else {
if(!pattern15.test(data0)){
validate229.errors = [{instancePath:instancePath+"/name",schemaPath:"#/components/schemas/EndpointName/pattern",keyword:"pattern",params:{pattern: "^(?=[\\s\\S]*[^\\u0009-\\u000D\\u0020\\u0085\\u00A0\\u1680\\u2000-\\u200A\\u2028\\u2029\\u202F\\u205F\\u3000])[^\\u0000\\uD800-\\uDFFF]*([\\uD800-\\uDBFF][\\uDC00-\\uDFFF][^\\u0000\\uD800-\\uDFFF]*)*$"},schema:"^(?=[\\s\\S]*[^\\u0009-\\u000D\\u0020\\u0085\\u00A0\\u1680\\u2000-\\u200A\\u2028\\u2029\\u202F\\u205F\\u3000])[^\\u0000\\uD800-\\uDFFF]*([\\uD800-\\uDBFF][\\uDC00-\\uDFFF][^\\u0000\\uD800-\\uDFFF]*)*$",parentSchema:schema239,data:data0}];
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
validate229.errors = [{instancePath:instancePath+"/url",schemaPath:"#/components/schemas/EndpointUrl/maxLength",keyword:"maxLength",params:{limit: 2048},schema:2048,parentSchema:schema240,data:data1}];
return false;
}
else {
if(func1(data1) < 1){
validate229.errors = [{instancePath:instancePath+"/url",schemaPath:"#/components/schemas/EndpointUrl/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema240,data:data1}];
return false;
}
else {
if(!pattern4.test(data1)){
validate229.errors = [{instancePath:instancePath+"/url",schemaPath:"#/components/schemas/EndpointUrl/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000\\uD800-\\uDFFF]*([\\uD800-\\uDBFF][\\uDC00-\\uDFFF][^\\u0000\\uD800-\\uDFFF]*)*$"},schema:"^[^\\u0000\\uD800-\\uDFFF]*([\\uD800-\\uDBFF][\\uDC00-\\uDFFF][^\\u0000\\uD800-\\uDFFF]*)*$",parentSchema:schema240,data:data1}];
return false;
}
}
}
}
else {
validate229.errors = [{instancePath:instancePath+"/url",schemaPath:"#/components/schemas/EndpointUrl/type",keyword:"type",params:{type: "string"},schema:schema240.type,parentSchema:schema240,data:data1}];
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
validate229.errors = [{instancePath:instancePath+"/events/" + i0,schemaPath:"#/components/schemas/WebhookEventType/type",keyword:"type",params:{type: "string"},schema:schema228.type,parentSchema:schema228,data:data3}];
return false;
}
if(!(((((((data3 === "task.created") || (data3 === "task.updated")) || (data3 === "task.completed")) || (data3 === "task.deleted")) || (data3 === "comment.created")) || (data3 === "event.created")) || (data3 === "project.created"))){
validate229.errors = [{instancePath:instancePath+"/events/" + i0,schemaPath:"#/components/schemas/WebhookEventType/enum",keyword:"enum",params:{allowedValues: schema228.enum},schema:schema228.enum,parentSchema:schema228,data:data3}];
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
validate229.errors = [{instancePath:instancePath+"/events",schemaPath:"#/properties/events/uniqueItems",keyword:"uniqueItems",params:{i: i1, j: j0},schema:true,parentSchema:schema253.properties.events,data:data2}];
return false;
break outer0;
}
}
}
}
}
}
else {
validate229.errors = [{instancePath:instancePath+"/events",schemaPath:"#/properties/events/type",keyword:"type",params:{type: "array"},schema:schema253.properties.events.type,parentSchema:schema253.properties.events,data:data2}];
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
validate229.errors = [{instancePath:instancePath+"/disabled",schemaPath:"#/properties/disabled/type",keyword:"type",params:{type: "boolean"},schema:schema253.properties.disabled.type,parentSchema:schema253.properties.disabled,data:data4}];
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
validate229.errors = [{instancePath:instancePath+"/waiting",schemaPath:"#/components/schemas/WaitingDeliveries/type",keyword:"type",params:{type: "string"},schema:schema257.type,parentSchema:schema257,data:data5}];
return false;
}
if(!((data5 === "send") || (data5 === "discard"))){
validate229.errors = [{instancePath:instancePath+"/waiting",schemaPath:"#/components/schemas/WaitingDeliveries/enum",keyword:"enum",params:{allowedValues: schema257.enum},schema:schema257.enum,parentSchema:schema257,data:data5}];
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
validate229.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema253.type,parentSchema:schema253,data}];
return false;
}
}
validate229.errors = vErrors;
return errors === 0;
}
validate229.evaluated = {"props":{"name":true,"url":true,"events":true,"disabled":true,"waiting":true},"dynamicProps":false,"dynamicItems":false};


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
if(!(validate229(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate229.errors : vErrors.concat(validate229.errors);
errors = vErrors.length;
}
validate228.errors = vErrors;
return errors === 0;
}
validate228.evaluated = {"props":{"name":true,"url":true,"events":true,"disabled":true,"waiting":true},"dynamicProps":false,"dynamicItems":false};

export const updateWebhookEndpoint_body_name = validate231;
const schema258 = {"$ref":"contract#/components/schemas/EndpointName"};

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
const _errs0 = errors;
if((typeof data !== "string") && (data !== null)){
validate231.errors = [{instancePath,schemaPath:"contract#/components/schemas/EndpointName/type",keyword:"type",params:{type: schema239.type},schema:schema239.type,parentSchema:schema239,data}];
return false;
}
if(errors === _errs0){
if(typeof data === "string"){
if(func1(data) > 100){
validate231.errors = [{instancePath,schemaPath:"contract#/components/schemas/EndpointName/maxLength",keyword:"maxLength",params:{limit: 100},schema:100,parentSchema:schema239,data}];
return false;
}
else {
if(func1(data) < 1){
validate231.errors = [{instancePath,schemaPath:"contract#/components/schemas/EndpointName/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema239,data}];
return false;
}
else {
if(!pattern15.test(data)){
validate231.errors = [{instancePath,schemaPath:"contract#/components/schemas/EndpointName/pattern",keyword:"pattern",params:{pattern: "^(?=[\\s\\S]*[^\\u0009-\\u000D\\u0020\\u0085\\u00A0\\u1680\\u2000-\\u200A\\u2028\\u2029\\u202F\\u205F\\u3000])[^\\u0000\\uD800-\\uDFFF]*([\\uD800-\\uDBFF][\\uDC00-\\uDFFF][^\\u0000\\uD800-\\uDFFF]*)*$"},schema:"^(?=[\\s\\S]*[^\\u0009-\\u000D\\u0020\\u0085\\u00A0\\u1680\\u2000-\\u200A\\u2028\\u2029\\u202F\\u205F\\u3000])[^\\u0000\\uD800-\\uDFFF]*([\\uD800-\\uDBFF][\\uDC00-\\uDFFF][^\\u0000\\uD800-\\uDFFF]*)*$",parentSchema:schema239,data}];
return false;
}
}
}
}
}
validate231.errors = vErrors;
return errors === 0;
}
validate231.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const updateWebhookEndpoint_body_url = validate232;
const schema260 = {"$ref":"contract#/components/schemas/EndpointUrl"};

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
const _errs0 = errors;
if(errors === _errs0){
if(typeof data === "string"){
if(func1(data) > 2048){
validate232.errors = [{instancePath,schemaPath:"contract#/components/schemas/EndpointUrl/maxLength",keyword:"maxLength",params:{limit: 2048},schema:2048,parentSchema:schema240,data}];
return false;
}
else {
if(func1(data) < 1){
validate232.errors = [{instancePath,schemaPath:"contract#/components/schemas/EndpointUrl/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema240,data}];
return false;
}
else {
if(!pattern4.test(data)){
validate232.errors = [{instancePath,schemaPath:"contract#/components/schemas/EndpointUrl/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000\\uD800-\\uDFFF]*([\\uD800-\\uDBFF][\\uDC00-\\uDFFF][^\\u0000\\uD800-\\uDFFF]*)*$"},schema:"^[^\\u0000\\uD800-\\uDFFF]*([\\uD800-\\uDBFF][\\uDC00-\\uDFFF][^\\u0000\\uD800-\\uDFFF]*)*$",parentSchema:schema240,data}];
return false;
}
}
}
}
else {
validate232.errors = [{instancePath,schemaPath:"contract#/components/schemas/EndpointUrl/type",keyword:"type",params:{type: "string"},schema:schema240.type,parentSchema:schema240,data}];
return false;
}
}
validate232.errors = vErrors;
return errors === 0;
}
validate232.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const updateWebhookEndpoint_body_events = validate233;
const schema262 = {"description":"The types to subscribe to. Empty: all.","type":"array","uniqueItems":true,"items":{"$ref":"contract#/components/schemas/WebhookEventType"}};

function validate233(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate233.evaluated;
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
validate233.errors = [{instancePath:instancePath+"/" + i0,schemaPath:"contract#/components/schemas/WebhookEventType/type",keyword:"type",params:{type: "string"},schema:schema228.type,parentSchema:schema228,data:data0}];
return false;
}
if(!(((((((data0 === "task.created") || (data0 === "task.updated")) || (data0 === "task.completed")) || (data0 === "task.deleted")) || (data0 === "comment.created")) || (data0 === "event.created")) || (data0 === "project.created"))){
validate233.errors = [{instancePath:instancePath+"/" + i0,schemaPath:"contract#/components/schemas/WebhookEventType/enum",keyword:"enum",params:{allowedValues: schema228.enum},schema:schema228.enum,parentSchema:schema228,data:data0}];
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
validate233.errors = [{instancePath,schemaPath:"#/uniqueItems",keyword:"uniqueItems",params:{i: i1, j: j0},schema:true,parentSchema:schema262,data}];
return false;
break outer0;
}
}
}
}
}
}
else {
validate233.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},schema:schema262.type,parentSchema:schema262,data}];
return false;
}
}
validate233.errors = vErrors;
return errors === 0;
}
validate233.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};

export const updateWebhookEndpoint_body_disabled = validate234;
const schema264 = {"description":"Whether the endpoint is disabled.","type":"boolean"};

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
if(typeof data !== "boolean"){
validate234.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "boolean"},schema:schema264.type,parentSchema:schema264,data}];
return false;
}
validate234.errors = vErrors;
return errors === 0;
}
validate234.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const updateWebhookEndpoint_body_waiting = validate235;
const schema265 = {"$ref":"contract#/components/schemas/WaitingDeliveries"};

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
if(typeof data !== "string"){
validate235.errors = [{instancePath,schemaPath:"contract#/components/schemas/WaitingDeliveries/type",keyword:"type",params:{type: "string"},schema:schema257.type,parentSchema:schema257,data}];
return false;
}
if(!((data === "send") || (data === "discard"))){
validate235.errors = [{instancePath,schemaPath:"contract#/components/schemas/WaitingDeliveries/enum",keyword:"enum",params:{allowedValues: schema257.enum},schema:schema257.enum,parentSchema:schema257,data}];
return false;
}
validate235.errors = vErrors;
return errors === 0;
}
validate235.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const updateWebhookEndpoint_200 = validate236;
const schema267 = {"$ref":"contract#/components/schemas/EndpointResponse"};

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
if((data.data === undefined) && (missing0 = "data")){
validate237.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema251.required,parentSchema:schema251,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "data")){
validate237.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema251,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.data !== undefined){
if(!(validate208(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate208.errors : vErrors.concat(validate208.errors);
errors = vErrors.length;
}
}
}
}
}
else {
validate237.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema251.type,parentSchema:schema251,data}];
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

export const rotateWebhookSecret_header_Idempotency$2d$Key = validate240;
const schema269 = {"type":"string","minLength":1,"maxLength":255};

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
if(errors === 0){
if(typeof data === "string"){
if(func1(data) > 255){
validate240.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 255},schema:255,parentSchema:schema269,data}];
return false;
}
else {
if(func1(data) < 1){
validate240.errors = [{instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema269,data}];
return false;
}
}
}
else {
validate240.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema269.type,parentSchema:schema269,data}];
return false;
}
}
validate240.errors = vErrors;
return errors === 0;
}
validate240.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const rotateWebhookSecret_201 = validate241;
const schema270 = {"$ref":"contract#/components/schemas/EndpointWithSecret"};

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
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.data === undefined) && (missing0 = "data")) || ((data.secret === undefined) && (missing0 = "secret"))){
validate242.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema249.required,parentSchema:schema249,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "data") || (key0 === "secret"))){
validate242.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema249,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.data !== undefined){
const _errs2 = errors;
if(!(validate208(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate208.errors : vErrors.concat(validate208.errors);
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
validate242.errors = [{instancePath:instancePath+"/secret",schemaPath:"#/properties/secret/type",keyword:"type",params:{type: schema249.properties.secret.type},schema:schema249.properties.secret.type,parentSchema:schema249.properties.secret,data:data1}];
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
validate242.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema249.type,parentSchema:schema249,data}];
return false;
}
}
validate242.errors = vErrors;
return errors === 0;
}
validate242.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


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
if(!(validate242(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate242.errors : vErrors.concat(validate242.errors);
errors = vErrors.length;
}
validate241.errors = vErrors;
return errors === 0;
}
validate241.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const sendTestEvent_header_Idempotency$2d$Key = validate245;
const schema272 = {"type":"string","minLength":1,"maxLength":255};

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
if(typeof data === "string"){
if(func1(data) > 255){
validate245.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 255},schema:255,parentSchema:schema272,data}];
return false;
}
else {
if(func1(data) < 1){
validate245.errors = [{instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema272,data}];
return false;
}
}
}
else {
validate245.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema272.type,parentSchema:schema272,data}];
return false;
}
}
validate245.errors = vErrors;
return errors === 0;
}
validate245.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const sendTestEvent_body = validate246;
const schema273 = {"$ref":"contract#/components/schemas/TestEventCreate"};
const schema274 = {"description":"The test event to send. Unknown fields are ignored.","type":"object","properties":{"type":{"description":"The type of the event. The default is `task.created`.","$ref":"#/components/schemas/WebhookEventType"}}};

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
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type !== undefined){
let data0 = data.type;
if(typeof data0 !== "string"){
validate247.errors = [{instancePath:instancePath+"/type",schemaPath:"#/components/schemas/WebhookEventType/type",keyword:"type",params:{type: "string"},schema:schema228.type,parentSchema:schema228,data:data0}];
return false;
}
if(!(((((((data0 === "task.created") || (data0 === "task.updated")) || (data0 === "task.completed")) || (data0 === "task.deleted")) || (data0 === "comment.created")) || (data0 === "event.created")) || (data0 === "project.created"))){
validate247.errors = [{instancePath:instancePath+"/type",schemaPath:"#/components/schemas/WebhookEventType/enum",keyword:"enum",params:{allowedValues: schema228.enum},schema:schema228.enum,parentSchema:schema228,data:data0}];
return false;
}
}
}
else {
validate247.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema274.type,parentSchema:schema274,data}];
return false;
}
}
validate247.errors = vErrors;
return errors === 0;
}
validate247.evaluated = {"props":{"type":true},"dynamicProps":false,"dynamicItems":false};


function validate246(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate246.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate247(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate247.errors : vErrors.concat(validate247.errors);
errors = vErrors.length;
}
validate246.errors = vErrors;
return errors === 0;
}
validate246.evaluated = {"props":{"type":true},"dynamicProps":false,"dynamicItems":false};

export const sendTestEvent_body_type = validate249;
const schema276 = {"description":"The type of the event. The default is `task.created`.","$ref":"contract#/components/schemas/WebhookEventType"};

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
if(typeof data !== "string"){
validate249.errors = [{instancePath,schemaPath:"contract#/components/schemas/WebhookEventType/type",keyword:"type",params:{type: "string"},schema:schema228.type,parentSchema:schema228,data}];
return false;
}
if(!(((((((data === "task.created") || (data === "task.updated")) || (data === "task.completed")) || (data === "task.deleted")) || (data === "comment.created")) || (data === "event.created")) || (data === "project.created"))){
validate249.errors = [{instancePath,schemaPath:"contract#/components/schemas/WebhookEventType/enum",keyword:"enum",params:{allowedValues: schema228.enum},schema:schema228.enum,parentSchema:schema228,data}];
return false;
}
validate249.errors = vErrors;
return errors === 0;
}
validate249.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const sendTestEvent_201 = validate250;
const schema278 = {"$ref":"contract#/components/schemas/DeliveryResponse"};
const schema279 = {"description":"The resource.","type":"object","additionalProperties":false,"required":["data"],"properties":{"data":{"$ref":"#/components/schemas/Delivery"}}};
const schema280 = {"description":"The delivery of a webhook event to one endpoint.","type":"object","additionalProperties":false,"required":["id","endpoint_id","event_id","type","status","is_test","subject","created_at","next_attempt_at","attempt_count","attempt_limit","last_status","last_error","request_id"],"properties":{"id":{"description":"The id of the delivery.","type":"string"},"endpoint_id":{"description":"The endpoint.","type":"string"},"event_id":{"description":"The webhook event, the same for every endpoint.","type":"string"},"type":{"$ref":"#/components/schemas/WebhookEventType"},"status":{"$ref":"#/components/schemas/DeliveryStatus"},"is_test":{"description":"Whether it is a test event.","type":"boolean"},"subject":{"description":"What its event is about. Null for a test event.","oneOf":[{"$ref":"#/components/schemas/DeliverySubject"},{"type":"null"}]},"created_at":{"description":"When it was recorded.","type":"string","format":"date-time"},"next_attempt_at":{"description":"When its next attempt is due.","type":["string","null"],"format":"date-time"},"attempt_count":{"description":"The number of attempts that are still in the log.","type":"integer","format":"int32"},"attempt_limit":{"description":"The number of attempts after which it is exhausted, unless it is sent again by hand.","type":"integer","format":"int32"},"last_status":{"description":"The HTTP status of the last response.","type":["integer","null"],"format":"int32"},"last_error":{"description":"Why the last attempt failed, in words. Null if its response was complete and not a redirect.","type":["string","null"]},"request_id":{"description":"The `X-Request-Id` of the API request that caused it; null for other sources.","type":["string","null"]}}};
const schema282 = {"description":"The status of a delivery.","type":"string","enum":["pending","delivered","exhausted","held"]};
const schema283 = {"description":"What the event of a delivery is about.","type":"object","additionalProperties":false,"required":["type","id","name"],"properties":{"type":{"$ref":"#/components/schemas/DeliverySubjectType"},"id":{"description":"Its id.","type":"string"},"name":{"description":"Its name when the event happened. Null if it has none.","type":["string","null"]}}};
const schema284 = {"description":"A kind of resource that webhook events are about.","type":"string","enum":["task","comment","event","project"]};

function validate253(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate253.evaluated;
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
validate253.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema283.required,parentSchema:schema283,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "type") || (key0 === "id")) || (key0 === "name"))){
validate253.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema283,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.type !== undefined){
let data0 = data.type;
const _errs2 = errors;
if(typeof data0 !== "string"){
validate253.errors = [{instancePath:instancePath+"/type",schemaPath:"#/components/schemas/DeliverySubjectType/type",keyword:"type",params:{type: "string"},schema:schema284.type,parentSchema:schema284,data:data0}];
return false;
}
if(!((((data0 === "task") || (data0 === "comment")) || (data0 === "event")) || (data0 === "project"))){
validate253.errors = [{instancePath:instancePath+"/type",schemaPath:"#/components/schemas/DeliverySubjectType/enum",keyword:"enum",params:{allowedValues: schema284.enum},schema:schema284.enum,parentSchema:schema284,data:data0}];
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
validate253.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},schema:schema283.properties.id.type,parentSchema:schema283.properties.id,data:data1}];
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
validate253.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: schema283.properties.name.type},schema:schema283.properties.name.type,parentSchema:schema283.properties.name,data:data2}];
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
validate253.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema283.type,parentSchema:schema283,data}];
return false;
}
}
validate253.errors = vErrors;
return errors === 0;
}
validate253.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


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
let missing0;
if(((((((((((((((data.id === undefined) && (missing0 = "id")) || ((data.endpoint_id === undefined) && (missing0 = "endpoint_id"))) || ((data.event_id === undefined) && (missing0 = "event_id"))) || ((data.type === undefined) && (missing0 = "type"))) || ((data.status === undefined) && (missing0 = "status"))) || ((data.is_test === undefined) && (missing0 = "is_test"))) || ((data.subject === undefined) && (missing0 = "subject"))) || ((data.created_at === undefined) && (missing0 = "created_at"))) || ((data.next_attempt_at === undefined) && (missing0 = "next_attempt_at"))) || ((data.attempt_count === undefined) && (missing0 = "attempt_count"))) || ((data.attempt_limit === undefined) && (missing0 = "attempt_limit"))) || ((data.last_status === undefined) && (missing0 = "last_status"))) || ((data.last_error === undefined) && (missing0 = "last_error"))) || ((data.request_id === undefined) && (missing0 = "request_id"))){
validate252.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema280.required,parentSchema:schema280,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(func66.call(schema280.properties, key0))){
validate252.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema280,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.id !== undefined){
let data0 = data.id;
const _errs2 = errors;
if(typeof data0 !== "string"){
validate252.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},schema:schema280.properties.id.type,parentSchema:schema280.properties.id,data:data0}];
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
validate252.errors = [{instancePath:instancePath+"/endpoint_id",schemaPath:"#/properties/endpoint_id/type",keyword:"type",params:{type: "string"},schema:schema280.properties.endpoint_id.type,parentSchema:schema280.properties.endpoint_id,data:data1}];
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
validate252.errors = [{instancePath:instancePath+"/event_id",schemaPath:"#/properties/event_id/type",keyword:"type",params:{type: "string"},schema:schema280.properties.event_id.type,parentSchema:schema280.properties.event_id,data:data2}];
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
validate252.errors = [{instancePath:instancePath+"/type",schemaPath:"#/components/schemas/WebhookEventType/type",keyword:"type",params:{type: "string"},schema:schema228.type,parentSchema:schema228,data:data3}];
return false;
}
if(!(((((((data3 === "task.created") || (data3 === "task.updated")) || (data3 === "task.completed")) || (data3 === "task.deleted")) || (data3 === "comment.created")) || (data3 === "event.created")) || (data3 === "project.created"))){
validate252.errors = [{instancePath:instancePath+"/type",schemaPath:"#/components/schemas/WebhookEventType/enum",keyword:"enum",params:{allowedValues: schema228.enum},schema:schema228.enum,parentSchema:schema228,data:data3}];
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
validate252.errors = [{instancePath:instancePath+"/status",schemaPath:"#/components/schemas/DeliveryStatus/type",keyword:"type",params:{type: "string"},schema:schema282.type,parentSchema:schema282,data:data4}];
return false;
}
if(!((((data4 === "pending") || (data4 === "delivered")) || (data4 === "exhausted")) || (data4 === "held"))){
validate252.errors = [{instancePath:instancePath+"/status",schemaPath:"#/components/schemas/DeliveryStatus/enum",keyword:"enum",params:{allowedValues: schema282.enum},schema:schema282.enum,parentSchema:schema282,data:data4}];
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
validate252.errors = [{instancePath:instancePath+"/is_test",schemaPath:"#/properties/is_test/type",keyword:"type",params:{type: "boolean"},schema:schema280.properties.is_test.type,parentSchema:schema280.properties.is_test,data:data5}];
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
if(!(validate253(data6, {instancePath:instancePath+"/subject",parentData:data,parentDataProperty:"subject",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate253.errors : vErrors.concat(validate253.errors);
errors = vErrors.length;
}
var _valid0 = _errs18 === errors;
if(_valid0){
valid3 = true;
passing0 = 0;
}
const _errs19 = errors;
if(data6 !== null){
const err0 = {instancePath:instancePath+"/subject",schemaPath:"#/properties/subject/oneOf/1/type",keyword:"type",params:{type: "null"},schema:schema280.properties.subject.oneOf[1].type,parentSchema:schema280.properties.subject.oneOf[1],data:data6};
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
const err1 = {instancePath:instancePath+"/subject",schemaPath:"#/properties/subject/oneOf",keyword:"oneOf",params:{passingSchemas: passing0},schema:schema280.properties.subject.oneOf,parentSchema:schema280.properties.subject,data:data6};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
validate252.errors = vErrors;
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
validate252.errors = [{instancePath:instancePath+"/created_at",schemaPath:"#/properties/created_at/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema280.properties.created_at,data:data7}];
return false;
}
}
else {
validate252.errors = [{instancePath:instancePath+"/created_at",schemaPath:"#/properties/created_at/type",keyword:"type",params:{type: "string"},schema:schema280.properties.created_at.type,parentSchema:schema280.properties.created_at,data:data7}];
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
validate252.errors = [{instancePath:instancePath+"/next_attempt_at",schemaPath:"#/properties/next_attempt_at/type",keyword:"type",params:{type: schema280.properties.next_attempt_at.type},schema:schema280.properties.next_attempt_at.type,parentSchema:schema280.properties.next_attempt_at,data:data8}];
return false;
}
if(errors === _errs23){
if(errors === _errs23){
if(typeof data8 === "string"){
if(!(formats0.validate(data8))){
validate252.errors = [{instancePath:instancePath+"/next_attempt_at",schemaPath:"#/properties/next_attempt_at/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema280.properties.next_attempt_at,data:data8}];
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
validate252.errors = [{instancePath:instancePath+"/attempt_count",schemaPath:"#/properties/attempt_count/type",keyword:"type",params:{type: "integer"},schema:schema280.properties.attempt_count.type,parentSchema:schema280.properties.attempt_count,data:data9}];
return false;
}
if(errors === _errs25){
if((typeof data9 == "number") && (isFinite(data9))){
if(!(formats42.validate(data9))){
validate252.errors = [{instancePath:instancePath+"/attempt_count",schemaPath:"#/properties/attempt_count/format",keyword:"format",params:{format: "int32"},schema:"int32",parentSchema:schema280.properties.attempt_count,data:data9}];
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
validate252.errors = [{instancePath:instancePath+"/attempt_limit",schemaPath:"#/properties/attempt_limit/type",keyword:"type",params:{type: "integer"},schema:schema280.properties.attempt_limit.type,parentSchema:schema280.properties.attempt_limit,data:data10}];
return false;
}
if(errors === _errs27){
if((typeof data10 == "number") && (isFinite(data10))){
if(!(formats42.validate(data10))){
validate252.errors = [{instancePath:instancePath+"/attempt_limit",schemaPath:"#/properties/attempt_limit/format",keyword:"format",params:{format: "int32"},schema:"int32",parentSchema:schema280.properties.attempt_limit,data:data10}];
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
validate252.errors = [{instancePath:instancePath+"/last_status",schemaPath:"#/properties/last_status/type",keyword:"type",params:{type: schema280.properties.last_status.type},schema:schema280.properties.last_status.type,parentSchema:schema280.properties.last_status,data:data11}];
return false;
}
if(errors === _errs29){
if((typeof data11 == "number") && (isFinite(data11))){
if(!(formats42.validate(data11))){
validate252.errors = [{instancePath:instancePath+"/last_status",schemaPath:"#/properties/last_status/format",keyword:"format",params:{format: "int32"},schema:"int32",parentSchema:schema280.properties.last_status,data:data11}];
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
validate252.errors = [{instancePath:instancePath+"/last_error",schemaPath:"#/properties/last_error/type",keyword:"type",params:{type: schema280.properties.last_error.type},schema:schema280.properties.last_error.type,parentSchema:schema280.properties.last_error,data:data12}];
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
validate252.errors = [{instancePath:instancePath+"/request_id",schemaPath:"#/properties/request_id/type",keyword:"type",params:{type: schema280.properties.request_id.type},schema:schema280.properties.request_id.type,parentSchema:schema280.properties.request_id,data:data13}];
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
validate252.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema280.type,parentSchema:schema280,data}];
return false;
}
}
validate252.errors = vErrors;
return errors === 0;
}
validate252.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


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
if((data.data === undefined) && (missing0 = "data")){
validate251.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema279.required,parentSchema:schema279,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "data")){
validate251.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema279,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.data !== undefined){
if(!(validate252(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate252.errors : vErrors.concat(validate252.errors);
errors = vErrors.length;
}
}
}
}
}
else {
validate251.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema279.type,parentSchema:schema279,data}];
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

export const countWaitingDeliveries_200 = validate257;
const schema285 = {"$ref":"contract#/components/schemas/WaitingCountsResult"};
const schema286 = {"description":"How many deliveries wait.","type":"object","additionalProperties":false,"required":["data"],"properties":{"data":{"$ref":"#/components/schemas/WaitingCounts"}}};
const schema287 = {"description":"The waiting deliveries of an endpoint, by what sends them.","type":"object","additionalProperties":false,"required":["queued","held"],"properties":{"queued":{"description":"Pending and retrying deliveries. Enabling a disabled endpoint sends them.","type":"integer","format":"int32"},"held":{"description":"Events that occurred while the endpoint was disabled. `recoverDeliveries` sends them.","type":"integer","format":"int32"}}};

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
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.data === undefined) && (missing0 = "data")){
validate258.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema286.required,parentSchema:schema286,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "data")){
validate258.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema286,data}];
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
validate258.errors = [{instancePath:instancePath+"/data",schemaPath:"#/components/schemas/WaitingCounts/required",keyword:"required",params:{missingProperty: missing1},schema:schema287.required,parentSchema:schema287,data:data0}];
return false;
}
else {
const _errs5 = errors;
for(const key1 in data0){
if(!((key1 === "queued") || (key1 === "held"))){
validate258.errors = [{instancePath:instancePath+"/data",schemaPath:"#/components/schemas/WaitingCounts/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},schema:false,parentSchema:schema287,data:data0}];
return false;
break;
}
}
if(_errs5 === errors){
if(data0.queued !== undefined){
let data1 = data0.queued;
const _errs6 = errors;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
validate258.errors = [{instancePath:instancePath+"/data/queued",schemaPath:"#/components/schemas/WaitingCounts/properties/queued/type",keyword:"type",params:{type: "integer"},schema:schema287.properties.queued.type,parentSchema:schema287.properties.queued,data:data1}];
return false;
}
if(errors === _errs6){
if((typeof data1 == "number") && (isFinite(data1))){
if(!(formats42.validate(data1))){
validate258.errors = [{instancePath:instancePath+"/data/queued",schemaPath:"#/components/schemas/WaitingCounts/properties/queued/format",keyword:"format",params:{format: "int32"},schema:"int32",parentSchema:schema287.properties.queued,data:data1}];
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
validate258.errors = [{instancePath:instancePath+"/data/held",schemaPath:"#/components/schemas/WaitingCounts/properties/held/type",keyword:"type",params:{type: "integer"},schema:schema287.properties.held.type,parentSchema:schema287.properties.held,data:data2}];
return false;
}
if(errors === _errs8){
if((typeof data2 == "number") && (isFinite(data2))){
if(!(formats42.validate(data2))){
validate258.errors = [{instancePath:instancePath+"/data/held",schemaPath:"#/components/schemas/WaitingCounts/properties/held/format",keyword:"format",params:{format: "int32"},schema:"int32",parentSchema:schema287.properties.held,data:data2}];
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
validate258.errors = [{instancePath:instancePath+"/data",schemaPath:"#/components/schemas/WaitingCounts/type",keyword:"type",params:{type: "object"},schema:schema287.type,parentSchema:schema287,data:data0}];
return false;
}
}
}
}
}
}
else {
validate258.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema286.type,parentSchema:schema286,data}];
return false;
}
}
validate258.errors = vErrors;
return errors === 0;
}
validate258.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


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
if(!(validate258(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate258.errors : vErrors.concat(validate258.errors);
errors = vErrors.length;
}
validate257.errors = vErrors;
return errors === 0;
}
validate257.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const recoverDeliveries_body = validate260;
const schema288 = {"$ref":"contract#/components/schemas/Recovery"};
const schema289 = {"description":"The deliveries to resend.","type":"object","required":["since"],"properties":{"since":{"$ref":"#/components/schemas/Time"},"dry_run":{"description":"Whether to count only, and resend nothing.","type":"boolean"}}};
const schema290 = {"description":"An RFC 3339 date-time with an offset.","type":"string","format":"date-time","pattern":"^(?!0000|0001-01-01.*\\+(?!00:00)|9999-12-31.*(-(?!00:00)|:60))[0-9]{4}-[0-9]{2}-[0-9]{2}[Tt ]([01][0-9]|2[0-3]):[0-5][0-9]:([0-5][0-9]|60)(\\.[0-9]+)?([Zz]|[+-]([01][0-9]|2[0-3]):[0-5][0-9])$"};

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
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.since === undefined) && (missing0 = "since")){
validate261.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema289.required,parentSchema:schema289,data}];
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
if(!pattern38.test(data0)){
validate261.errors = [{instancePath:instancePath+"/since",schemaPath:"#/components/schemas/Time/pattern",keyword:"pattern",params:{pattern: "^(?!0000|0001-01-01.*\\+(?!00:00)|9999-12-31.*(-(?!00:00)|:60))[0-9]{4}-[0-9]{2}-[0-9]{2}[Tt ]([01][0-9]|2[0-3]):[0-5][0-9]:([0-5][0-9]|60)(\\.[0-9]+)?([Zz]|[+-]([01][0-9]|2[0-3]):[0-5][0-9])$"},schema:"^(?!0000|0001-01-01.*\\+(?!00:00)|9999-12-31.*(-(?!00:00)|:60))[0-9]{4}-[0-9]{2}-[0-9]{2}[Tt ]([01][0-9]|2[0-3]):[0-5][0-9]:([0-5][0-9]|60)(\\.[0-9]+)?([Zz]|[+-]([01][0-9]|2[0-3]):[0-5][0-9])$",parentSchema:schema290,data:data0}];
return false;
}
else {
if(!(formats0.validate(data0))){
validate261.errors = [{instancePath:instancePath+"/since",schemaPath:"#/components/schemas/Time/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema290,data:data0}];
return false;
}
}
}
else {
validate261.errors = [{instancePath:instancePath+"/since",schemaPath:"#/components/schemas/Time/type",keyword:"type",params:{type: "string"},schema:schema290.type,parentSchema:schema290,data:data0}];
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
validate261.errors = [{instancePath:instancePath+"/dry_run",schemaPath:"#/properties/dry_run/type",keyword:"type",params:{type: "boolean"},schema:schema289.properties.dry_run.type,parentSchema:schema289.properties.dry_run,data:data1}];
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
validate261.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema289.type,parentSchema:schema289,data}];
return false;
}
}
validate261.errors = vErrors;
return errors === 0;
}
validate261.evaluated = {"props":{"since":true,"dry_run":true},"dynamicProps":false,"dynamicItems":false};


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
if(!(validate261(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate261.errors : vErrors.concat(validate261.errors);
errors = vErrors.length;
}
validate260.errors = vErrors;
return errors === 0;
}
validate260.evaluated = {"props":{"since":true,"dry_run":true},"dynamicProps":false,"dynamicItems":false};

export const recoverDeliveries_body_since = validate263;
const schema291 = {"$ref":"contract#/components/schemas/Time"};

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
const _errs0 = errors;
if(errors === _errs0){
if(errors === _errs0){
if(typeof data === "string"){
if(!pattern38.test(data)){
validate263.errors = [{instancePath,schemaPath:"contract#/components/schemas/Time/pattern",keyword:"pattern",params:{pattern: "^(?!0000|0001-01-01.*\\+(?!00:00)|9999-12-31.*(-(?!00:00)|:60))[0-9]{4}-[0-9]{2}-[0-9]{2}[Tt ]([01][0-9]|2[0-3]):[0-5][0-9]:([0-5][0-9]|60)(\\.[0-9]+)?([Zz]|[+-]([01][0-9]|2[0-3]):[0-5][0-9])$"},schema:"^(?!0000|0001-01-01.*\\+(?!00:00)|9999-12-31.*(-(?!00:00)|:60))[0-9]{4}-[0-9]{2}-[0-9]{2}[Tt ]([01][0-9]|2[0-3]):[0-5][0-9]:([0-5][0-9]|60)(\\.[0-9]+)?([Zz]|[+-]([01][0-9]|2[0-3]):[0-5][0-9])$",parentSchema:schema290,data}];
return false;
}
else {
if(!(formats0.validate(data))){
validate263.errors = [{instancePath,schemaPath:"contract#/components/schemas/Time/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema290,data}];
return false;
}
}
}
else {
validate263.errors = [{instancePath,schemaPath:"contract#/components/schemas/Time/type",keyword:"type",params:{type: "string"},schema:schema290.type,parentSchema:schema290,data}];
return false;
}
}
}
validate263.errors = vErrors;
return errors === 0;
}
validate263.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const recoverDeliveries_body_dry_run = validate264;
const schema293 = {"description":"Whether to count only, and resend nothing.","type":"boolean"};

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
validate264.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "boolean"},schema:schema293.type,parentSchema:schema293,data}];
return false;
}
validate264.errors = vErrors;
return errors === 0;
}
validate264.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const recoverDeliveries_200 = validate265;
const schema294 = {"$ref":"contract#/components/schemas/RecoveryResult"};
const schema295 = {"description":"How many deliveries are resent.","type":"object","additionalProperties":false,"required":["data"],"properties":{"data":{"$ref":"#/components/schemas/RecoveryCount"}}};
const schema296 = {"description":"The number of deliveries.","type":"object","additionalProperties":false,"required":["count"],"properties":{"count":{"description":"The number of deliveries.","type":"integer","format":"int32"}}};

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
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.data === undefined) && (missing0 = "data")){
validate266.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema295.required,parentSchema:schema295,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "data")){
validate266.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema295,data}];
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
validate266.errors = [{instancePath:instancePath+"/data",schemaPath:"#/components/schemas/RecoveryCount/required",keyword:"required",params:{missingProperty: missing1},schema:schema296.required,parentSchema:schema296,data:data0}];
return false;
}
else {
const _errs5 = errors;
for(const key1 in data0){
if(!(key1 === "count")){
validate266.errors = [{instancePath:instancePath+"/data",schemaPath:"#/components/schemas/RecoveryCount/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},schema:false,parentSchema:schema296,data:data0}];
return false;
break;
}
}
if(_errs5 === errors){
if(data0.count !== undefined){
let data1 = data0.count;
const _errs6 = errors;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
validate266.errors = [{instancePath:instancePath+"/data/count",schemaPath:"#/components/schemas/RecoveryCount/properties/count/type",keyword:"type",params:{type: "integer"},schema:schema296.properties.count.type,parentSchema:schema296.properties.count,data:data1}];
return false;
}
if(errors === _errs6){
if((typeof data1 == "number") && (isFinite(data1))){
if(!(formats42.validate(data1))){
validate266.errors = [{instancePath:instancePath+"/data/count",schemaPath:"#/components/schemas/RecoveryCount/properties/count/format",keyword:"format",params:{format: "int32"},schema:"int32",parentSchema:schema296.properties.count,data:data1}];
return false;
}
}
}
}
}
}
}
else {
validate266.errors = [{instancePath:instancePath+"/data",schemaPath:"#/components/schemas/RecoveryCount/type",keyword:"type",params:{type: "object"},schema:schema296.type,parentSchema:schema296,data:data0}];
return false;
}
}
}
}
}
}
else {
validate266.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema295.type,parentSchema:schema295,data}];
return false;
}
}
validate266.errors = vErrors;
return errors === 0;
}
validate266.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


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
if(!(validate266(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate266.errors : vErrors.concat(validate266.errors);
errors = vErrors.length;
}
validate265.errors = vErrors;
return errors === 0;
}
validate265.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const listDeliveries_query_status = validate268;
const schema297 = {"$ref":"contract#/components/schemas/DeliveryStatus"};

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
if(typeof data !== "string"){
validate268.errors = [{instancePath,schemaPath:"contract#/components/schemas/DeliveryStatus/type",keyword:"type",params:{type: "string"},schema:schema282.type,parentSchema:schema282,data}];
return false;
}
if(!((((data === "pending") || (data === "delivered")) || (data === "exhausted")) || (data === "held"))){
validate268.errors = [{instancePath,schemaPath:"contract#/components/schemas/DeliveryStatus/enum",keyword:"enum",params:{allowedValues: schema282.enum},schema:schema282.enum,parentSchema:schema282,data}];
return false;
}
validate268.errors = vErrors;
return errors === 0;
}
validate268.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const listDeliveries_query_type = validate269;
const schema299 = {"$ref":"contract#/components/schemas/WebhookEventType"};

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
if(typeof data !== "string"){
validate269.errors = [{instancePath,schemaPath:"contract#/components/schemas/WebhookEventType/type",keyword:"type",params:{type: "string"},schema:schema228.type,parentSchema:schema228,data}];
return false;
}
if(!(((((((data === "task.created") || (data === "task.updated")) || (data === "task.completed")) || (data === "task.deleted")) || (data === "comment.created")) || (data === "event.created")) || (data === "project.created"))){
validate269.errors = [{instancePath,schemaPath:"contract#/components/schemas/WebhookEventType/enum",keyword:"enum",params:{allowedValues: schema228.enum},schema:schema228.enum,parentSchema:schema228,data}];
return false;
}
validate269.errors = vErrors;
return errors === 0;
}
validate269.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const listDeliveries_query_id_contains = validate270;
const schema301 = {"type":"string","maxLength":255,"pattern":"^[^\\u0000\\uD800-\\uDFFF]*([\\uD800-\\uDBFF][\\uDC00-\\uDFFF][^\\u0000\\uD800-\\uDFFF]*)*$"};

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
validate270.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 255},schema:255,parentSchema:schema301,data}];
return false;
}
else {
if(!pattern4.test(data)){
validate270.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000\\uD800-\\uDFFF]*([\\uD800-\\uDBFF][\\uDC00-\\uDFFF][^\\u0000\\uD800-\\uDFFF]*)*$"},schema:"^[^\\u0000\\uD800-\\uDFFF]*([\\uD800-\\uDBFF][\\uDC00-\\uDFFF][^\\u0000\\uD800-\\uDFFF]*)*$",parentSchema:schema301,data}];
return false;
}
}
}
else {
validate270.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema301.type,parentSchema:schema301,data}];
return false;
}
}
validate270.errors = vErrors;
return errors === 0;
}
validate270.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const listDeliveries_query_since = validate271;
const schema302 = {"$ref":"contract#/components/schemas/Time"};

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
const _errs0 = errors;
if(errors === _errs0){
if(errors === _errs0){
if(typeof data === "string"){
if(!pattern38.test(data)){
validate271.errors = [{instancePath,schemaPath:"contract#/components/schemas/Time/pattern",keyword:"pattern",params:{pattern: "^(?!0000|0001-01-01.*\\+(?!00:00)|9999-12-31.*(-(?!00:00)|:60))[0-9]{4}-[0-9]{2}-[0-9]{2}[Tt ]([01][0-9]|2[0-3]):[0-5][0-9]:([0-5][0-9]|60)(\\.[0-9]+)?([Zz]|[+-]([01][0-9]|2[0-3]):[0-5][0-9])$"},schema:"^(?!0000|0001-01-01.*\\+(?!00:00)|9999-12-31.*(-(?!00:00)|:60))[0-9]{4}-[0-9]{2}-[0-9]{2}[Tt ]([01][0-9]|2[0-3]):[0-5][0-9]:([0-5][0-9]|60)(\\.[0-9]+)?([Zz]|[+-]([01][0-9]|2[0-3]):[0-5][0-9])$",parentSchema:schema290,data}];
return false;
}
else {
if(!(formats0.validate(data))){
validate271.errors = [{instancePath,schemaPath:"contract#/components/schemas/Time/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema290,data}];
return false;
}
}
}
else {
validate271.errors = [{instancePath,schemaPath:"contract#/components/schemas/Time/type",keyword:"type",params:{type: "string"},schema:schema290.type,parentSchema:schema290,data}];
return false;
}
}
}
validate271.errors = vErrors;
return errors === 0;
}
validate271.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const listDeliveries_query_until = validate272;
const schema304 = {"$ref":"contract#/components/schemas/Time"};

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
const _errs0 = errors;
if(errors === _errs0){
if(errors === _errs0){
if(typeof data === "string"){
if(!pattern38.test(data)){
validate272.errors = [{instancePath,schemaPath:"contract#/components/schemas/Time/pattern",keyword:"pattern",params:{pattern: "^(?!0000|0001-01-01.*\\+(?!00:00)|9999-12-31.*(-(?!00:00)|:60))[0-9]{4}-[0-9]{2}-[0-9]{2}[Tt ]([01][0-9]|2[0-3]):[0-5][0-9]:([0-5][0-9]|60)(\\.[0-9]+)?([Zz]|[+-]([01][0-9]|2[0-3]):[0-5][0-9])$"},schema:"^(?!0000|0001-01-01.*\\+(?!00:00)|9999-12-31.*(-(?!00:00)|:60))[0-9]{4}-[0-9]{2}-[0-9]{2}[Tt ]([01][0-9]|2[0-3]):[0-5][0-9]:([0-5][0-9]|60)(\\.[0-9]+)?([Zz]|[+-]([01][0-9]|2[0-3]):[0-5][0-9])$",parentSchema:schema290,data}];
return false;
}
else {
if(!(formats0.validate(data))){
validate272.errors = [{instancePath,schemaPath:"contract#/components/schemas/Time/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema290,data}];
return false;
}
}
}
else {
validate272.errors = [{instancePath,schemaPath:"contract#/components/schemas/Time/type",keyword:"type",params:{type: "string"},schema:schema290.type,parentSchema:schema290,data}];
return false;
}
}
}
validate272.errors = vErrors;
return errors === 0;
}
validate272.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const listDeliveries_query_cursor = validate273;
const schema306 = {"type":"string","maxLength":1024};

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
if(errors === 0){
if(typeof data === "string"){
if(func1(data) > 1024){
validate273.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 1024},schema:1024,parentSchema:schema306,data}];
return false;
}
}
else {
validate273.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema306.type,parentSchema:schema306,data}];
return false;
}
}
validate273.errors = vErrors;
return errors === 0;
}
validate273.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const listDeliveries_200 = validate274;
const schema307 = {"$ref":"contract#/components/schemas/DeliveryList"};
const schema308 = {"description":"A page of a list.","type":"object","additionalProperties":false,"required":["data","meta"],"properties":{"data":{"description":"The items of this page.","type":"array","items":{"$ref":"#/components/schemas/Delivery"}},"meta":{"$ref":"#/components/schemas/CursorMeta"}}};

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
if(((data.data === undefined) && (missing0 = "data")) || ((data.meta === undefined) && (missing0 = "meta"))){
validate275.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema308.required,parentSchema:schema308,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "data") || (key0 === "meta"))){
validate275.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema308,data}];
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
if(!(validate252(data0[i0], {instancePath:instancePath+"/data/" + i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate252.errors : vErrors.concat(validate252.errors);
errors = vErrors.length;
}
var valid1 = _errs4 === errors;
if(!valid1){
break;
}
}
}
else {
validate275.errors = [{instancePath:instancePath+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type: "array"},schema:schema308.properties.data.type,parentSchema:schema308.properties.data,data:data0}];
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
validate275.errors = [{instancePath:instancePath+"/meta",schemaPath:"#/components/schemas/CursorMeta/required",keyword:"required",params:{missingProperty: missing1},schema:schema55.required,parentSchema:schema55,data:data2}];
return false;
}
else {
const _errs8 = errors;
for(const key1 in data2){
if(!(key1 === "next_cursor")){
validate275.errors = [{instancePath:instancePath+"/meta",schemaPath:"#/components/schemas/CursorMeta/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},schema:false,parentSchema:schema55,data:data2}];
return false;
break;
}
}
if(_errs8 === errors){
if(data2.next_cursor !== undefined){
let data3 = data2.next_cursor;
if((typeof data3 !== "string") && (data3 !== null)){
validate275.errors = [{instancePath:instancePath+"/meta/next_cursor",schemaPath:"#/components/schemas/CursorMeta/properties/next_cursor/type",keyword:"type",params:{type: schema55.properties.next_cursor.type},schema:schema55.properties.next_cursor.type,parentSchema:schema55.properties.next_cursor,data:data3}];
return false;
}
}
}
}
}
else {
validate275.errors = [{instancePath:instancePath+"/meta",schemaPath:"#/components/schemas/CursorMeta/type",keyword:"type",params:{type: "object"},schema:schema55.type,parentSchema:schema55,data:data2}];
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
validate275.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema308.type,parentSchema:schema308,data}];
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
if(!(validate275(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate275.errors : vErrors.concat(validate275.errors);
errors = vErrors.length;
}
validate274.errors = vErrors;
return errors === 0;
}
validate274.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const getDelivery_200 = validate278;
const schema310 = {"$ref":"contract#/components/schemas/DeliveryDetailResponse"};
const schema311 = {"description":"The resource.","type":"object","additionalProperties":false,"required":["data"],"properties":{"data":{"$ref":"#/components/schemas/DeliveryDetail"}}};
const schema312 = {"description":"A delivery with its body and its attempts.","type":"object","additionalProperties":false,"required":["id","endpoint_id","event_id","type","status","is_test","subject","created_at","next_attempt_at","attempt_count","attempt_limit","last_status","last_error","request_id","body","attempts"],"properties":{"id":{"description":"The id of the delivery.","type":"string"},"endpoint_id":{"description":"The endpoint.","type":"string"},"event_id":{"description":"The webhook event, the same for every endpoint.","type":"string"},"type":{"$ref":"#/components/schemas/WebhookEventType"},"status":{"$ref":"#/components/schemas/DeliveryStatus"},"is_test":{"description":"Whether it is a test event.","type":"boolean"},"subject":{"description":"What its event is about. Null for a test event.","oneOf":[{"$ref":"#/components/schemas/DeliverySubject"},{"type":"null"}]},"created_at":{"description":"When it was recorded.","type":"string","format":"date-time"},"next_attempt_at":{"description":"When its next attempt is due.","type":["string","null"],"format":"date-time"},"attempt_count":{"description":"The number of attempts that are still in the log.","type":"integer","format":"int32"},"attempt_limit":{"description":"The number of attempts after which it is exhausted, unless it is sent again by hand.","type":"integer","format":"int32"},"last_status":{"description":"The HTTP status of the last response.","type":["integer","null"],"format":"int32"},"last_error":{"description":"Why the last attempt failed, in words. Null if its response was complete and not a redirect.","type":["string","null"]},"request_id":{"description":"The `X-Request-Id` of the API request that caused it; null for other sources.","type":["string","null"]},"body":{"description":"The exact text that is sent.","type":"string"},"attempts":{"description":"Every attempt, oldest first.","type":"array","items":{"$ref":"#/components/schemas/Attempt"}}}};
const schema315 = {"description":"An attempt to send a delivery.","type":"object","additionalProperties":false,"required":["at","duration_ms","status","error","response","signature"],"properties":{"at":{"description":"When it began.","type":"string","format":"date-time"},"duration_ms":{"description":"How long it took.","type":"integer","format":"int32"},"status":{"description":"The status of the answer.","type":["integer","null"],"format":"int32"},"error":{"description":"Why it failed, in words. Null if the response was complete and not a redirect.","type":["string","null"]},"response":{"description":"The first 4 KiB of the response.","type":["string","null"]},"signature":{"description":"The `Service-Signature` that was sent; null if nothing could be signed.","type":["string","null"]}}};

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
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((((((((((((data.id === undefined) && (missing0 = "id")) || ((data.endpoint_id === undefined) && (missing0 = "endpoint_id"))) || ((data.event_id === undefined) && (missing0 = "event_id"))) || ((data.type === undefined) && (missing0 = "type"))) || ((data.status === undefined) && (missing0 = "status"))) || ((data.is_test === undefined) && (missing0 = "is_test"))) || ((data.subject === undefined) && (missing0 = "subject"))) || ((data.created_at === undefined) && (missing0 = "created_at"))) || ((data.next_attempt_at === undefined) && (missing0 = "next_attempt_at"))) || ((data.attempt_count === undefined) && (missing0 = "attempt_count"))) || ((data.attempt_limit === undefined) && (missing0 = "attempt_limit"))) || ((data.last_status === undefined) && (missing0 = "last_status"))) || ((data.last_error === undefined) && (missing0 = "last_error"))) || ((data.request_id === undefined) && (missing0 = "request_id"))) || ((data.body === undefined) && (missing0 = "body"))) || ((data.attempts === undefined) && (missing0 = "attempts"))){
validate280.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema312.required,parentSchema:schema312,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(func66.call(schema312.properties, key0))){
validate280.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema312,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.id !== undefined){
let data0 = data.id;
const _errs2 = errors;
if(typeof data0 !== "string"){
validate280.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},schema:schema312.properties.id.type,parentSchema:schema312.properties.id,data:data0}];
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
validate280.errors = [{instancePath:instancePath+"/endpoint_id",schemaPath:"#/properties/endpoint_id/type",keyword:"type",params:{type: "string"},schema:schema312.properties.endpoint_id.type,parentSchema:schema312.properties.endpoint_id,data:data1}];
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
validate280.errors = [{instancePath:instancePath+"/event_id",schemaPath:"#/properties/event_id/type",keyword:"type",params:{type: "string"},schema:schema312.properties.event_id.type,parentSchema:schema312.properties.event_id,data:data2}];
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
validate280.errors = [{instancePath:instancePath+"/type",schemaPath:"#/components/schemas/WebhookEventType/type",keyword:"type",params:{type: "string"},schema:schema228.type,parentSchema:schema228,data:data3}];
return false;
}
if(!(((((((data3 === "task.created") || (data3 === "task.updated")) || (data3 === "task.completed")) || (data3 === "task.deleted")) || (data3 === "comment.created")) || (data3 === "event.created")) || (data3 === "project.created"))){
validate280.errors = [{instancePath:instancePath+"/type",schemaPath:"#/components/schemas/WebhookEventType/enum",keyword:"enum",params:{allowedValues: schema228.enum},schema:schema228.enum,parentSchema:schema228,data:data3}];
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
validate280.errors = [{instancePath:instancePath+"/status",schemaPath:"#/components/schemas/DeliveryStatus/type",keyword:"type",params:{type: "string"},schema:schema282.type,parentSchema:schema282,data:data4}];
return false;
}
if(!((((data4 === "pending") || (data4 === "delivered")) || (data4 === "exhausted")) || (data4 === "held"))){
validate280.errors = [{instancePath:instancePath+"/status",schemaPath:"#/components/schemas/DeliveryStatus/enum",keyword:"enum",params:{allowedValues: schema282.enum},schema:schema282.enum,parentSchema:schema282,data:data4}];
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
validate280.errors = [{instancePath:instancePath+"/is_test",schemaPath:"#/properties/is_test/type",keyword:"type",params:{type: "boolean"},schema:schema312.properties.is_test.type,parentSchema:schema312.properties.is_test,data:data5}];
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
if(!(validate253(data6, {instancePath:instancePath+"/subject",parentData:data,parentDataProperty:"subject",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate253.errors : vErrors.concat(validate253.errors);
errors = vErrors.length;
}
var _valid0 = _errs18 === errors;
if(_valid0){
valid3 = true;
passing0 = 0;
}
const _errs19 = errors;
if(data6 !== null){
const err0 = {instancePath:instancePath+"/subject",schemaPath:"#/properties/subject/oneOf/1/type",keyword:"type",params:{type: "null"},schema:schema312.properties.subject.oneOf[1].type,parentSchema:schema312.properties.subject.oneOf[1],data:data6};
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
const err1 = {instancePath:instancePath+"/subject",schemaPath:"#/properties/subject/oneOf",keyword:"oneOf",params:{passingSchemas: passing0},schema:schema312.properties.subject.oneOf,parentSchema:schema312.properties.subject,data:data6};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
validate280.errors = vErrors;
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
validate280.errors = [{instancePath:instancePath+"/created_at",schemaPath:"#/properties/created_at/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema312.properties.created_at,data:data7}];
return false;
}
}
else {
validate280.errors = [{instancePath:instancePath+"/created_at",schemaPath:"#/properties/created_at/type",keyword:"type",params:{type: "string"},schema:schema312.properties.created_at.type,parentSchema:schema312.properties.created_at,data:data7}];
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
validate280.errors = [{instancePath:instancePath+"/next_attempt_at",schemaPath:"#/properties/next_attempt_at/type",keyword:"type",params:{type: schema312.properties.next_attempt_at.type},schema:schema312.properties.next_attempt_at.type,parentSchema:schema312.properties.next_attempt_at,data:data8}];
return false;
}
if(errors === _errs23){
if(errors === _errs23){
if(typeof data8 === "string"){
if(!(formats0.validate(data8))){
validate280.errors = [{instancePath:instancePath+"/next_attempt_at",schemaPath:"#/properties/next_attempt_at/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema312.properties.next_attempt_at,data:data8}];
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
validate280.errors = [{instancePath:instancePath+"/attempt_count",schemaPath:"#/properties/attempt_count/type",keyword:"type",params:{type: "integer"},schema:schema312.properties.attempt_count.type,parentSchema:schema312.properties.attempt_count,data:data9}];
return false;
}
if(errors === _errs25){
if((typeof data9 == "number") && (isFinite(data9))){
if(!(formats42.validate(data9))){
validate280.errors = [{instancePath:instancePath+"/attempt_count",schemaPath:"#/properties/attempt_count/format",keyword:"format",params:{format: "int32"},schema:"int32",parentSchema:schema312.properties.attempt_count,data:data9}];
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
validate280.errors = [{instancePath:instancePath+"/attempt_limit",schemaPath:"#/properties/attempt_limit/type",keyword:"type",params:{type: "integer"},schema:schema312.properties.attempt_limit.type,parentSchema:schema312.properties.attempt_limit,data:data10}];
return false;
}
if(errors === _errs27){
if((typeof data10 == "number") && (isFinite(data10))){
if(!(formats42.validate(data10))){
validate280.errors = [{instancePath:instancePath+"/attempt_limit",schemaPath:"#/properties/attempt_limit/format",keyword:"format",params:{format: "int32"},schema:"int32",parentSchema:schema312.properties.attempt_limit,data:data10}];
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
validate280.errors = [{instancePath:instancePath+"/last_status",schemaPath:"#/properties/last_status/type",keyword:"type",params:{type: schema312.properties.last_status.type},schema:schema312.properties.last_status.type,parentSchema:schema312.properties.last_status,data:data11}];
return false;
}
if(errors === _errs29){
if((typeof data11 == "number") && (isFinite(data11))){
if(!(formats42.validate(data11))){
validate280.errors = [{instancePath:instancePath+"/last_status",schemaPath:"#/properties/last_status/format",keyword:"format",params:{format: "int32"},schema:"int32",parentSchema:schema312.properties.last_status,data:data11}];
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
validate280.errors = [{instancePath:instancePath+"/last_error",schemaPath:"#/properties/last_error/type",keyword:"type",params:{type: schema312.properties.last_error.type},schema:schema312.properties.last_error.type,parentSchema:schema312.properties.last_error,data:data12}];
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
validate280.errors = [{instancePath:instancePath+"/request_id",schemaPath:"#/properties/request_id/type",keyword:"type",params:{type: schema312.properties.request_id.type},schema:schema312.properties.request_id.type,parentSchema:schema312.properties.request_id,data:data13}];
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
validate280.errors = [{instancePath:instancePath+"/body",schemaPath:"#/properties/body/type",keyword:"type",params:{type: "string"},schema:schema312.properties.body.type,parentSchema:schema312.properties.body,data:data14}];
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
validate280.errors = [{instancePath:instancePath+"/attempts/" + i0,schemaPath:"#/components/schemas/Attempt/required",keyword:"required",params:{missingProperty: missing1},schema:schema315.required,parentSchema:schema315,data:data16}];
return false;
}
else {
const _errs42 = errors;
for(const key1 in data16){
if(!((((((key1 === "at") || (key1 === "duration_ms")) || (key1 === "status")) || (key1 === "error")) || (key1 === "response")) || (key1 === "signature"))){
validate280.errors = [{instancePath:instancePath+"/attempts/" + i0,schemaPath:"#/components/schemas/Attempt/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},schema:false,parentSchema:schema315,data:data16}];
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
validate280.errors = [{instancePath:instancePath+"/attempts/" + i0+"/at",schemaPath:"#/components/schemas/Attempt/properties/at/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema315.properties.at,data:data17}];
return false;
}
}
else {
validate280.errors = [{instancePath:instancePath+"/attempts/" + i0+"/at",schemaPath:"#/components/schemas/Attempt/properties/at/type",keyword:"type",params:{type: "string"},schema:schema315.properties.at.type,parentSchema:schema315.properties.at,data:data17}];
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
validate280.errors = [{instancePath:instancePath+"/attempts/" + i0+"/duration_ms",schemaPath:"#/components/schemas/Attempt/properties/duration_ms/type",keyword:"type",params:{type: "integer"},schema:schema315.properties.duration_ms.type,parentSchema:schema315.properties.duration_ms,data:data18}];
return false;
}
if(errors === _errs45){
if((typeof data18 == "number") && (isFinite(data18))){
if(!(formats42.validate(data18))){
validate280.errors = [{instancePath:instancePath+"/attempts/" + i0+"/duration_ms",schemaPath:"#/components/schemas/Attempt/properties/duration_ms/format",keyword:"format",params:{format: "int32"},schema:"int32",parentSchema:schema315.properties.duration_ms,data:data18}];
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
validate280.errors = [{instancePath:instancePath+"/attempts/" + i0+"/status",schemaPath:"#/components/schemas/Attempt/properties/status/type",keyword:"type",params:{type: schema315.properties.status.type},schema:schema315.properties.status.type,parentSchema:schema315.properties.status,data:data19}];
return false;
}
if(errors === _errs47){
if((typeof data19 == "number") && (isFinite(data19))){
if(!(formats42.validate(data19))){
validate280.errors = [{instancePath:instancePath+"/attempts/" + i0+"/status",schemaPath:"#/components/schemas/Attempt/properties/status/format",keyword:"format",params:{format: "int32"},schema:"int32",parentSchema:schema315.properties.status,data:data19}];
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
validate280.errors = [{instancePath:instancePath+"/attempts/" + i0+"/error",schemaPath:"#/components/schemas/Attempt/properties/error/type",keyword:"type",params:{type: schema315.properties.error.type},schema:schema315.properties.error.type,parentSchema:schema315.properties.error,data:data20}];
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
validate280.errors = [{instancePath:instancePath+"/attempts/" + i0+"/response",schemaPath:"#/components/schemas/Attempt/properties/response/type",keyword:"type",params:{type: schema315.properties.response.type},schema:schema315.properties.response.type,parentSchema:schema315.properties.response,data:data21}];
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
validate280.errors = [{instancePath:instancePath+"/attempts/" + i0+"/signature",schemaPath:"#/components/schemas/Attempt/properties/signature/type",keyword:"type",params:{type: schema315.properties.signature.type},schema:schema315.properties.signature.type,parentSchema:schema315.properties.signature,data:data22}];
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
validate280.errors = [{instancePath:instancePath+"/attempts/" + i0,schemaPath:"#/components/schemas/Attempt/type",keyword:"type",params:{type: "object"},schema:schema315.type,parentSchema:schema315,data:data16}];
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
validate280.errors = [{instancePath:instancePath+"/attempts",schemaPath:"#/properties/attempts/type",keyword:"type",params:{type: "array"},schema:schema312.properties.attempts.type,parentSchema:schema312.properties.attempts,data:data15}];
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
validate280.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema312.type,parentSchema:schema312,data}];
return false;
}
}
validate280.errors = vErrors;
return errors === 0;
}
validate280.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


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
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.data === undefined) && (missing0 = "data")){
validate279.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema311.required,parentSchema:schema311,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "data")){
validate279.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema311,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.data !== undefined){
if(!(validate280(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate280.errors : vErrors.concat(validate280.errors);
errors = vErrors.length;
}
}
}
}
}
else {
validate279.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema311.type,parentSchema:schema311,data}];
return false;
}
}
validate279.errors = vErrors;
return errors === 0;
}
validate279.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate278(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate278.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate279(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate279.errors : vErrors.concat(validate279.errors);
errors = vErrors.length;
}
validate278.errors = vErrors;
return errors === 0;
}
validate278.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const redeliver_header_Idempotency$2d$Key = validate284;
const schema316 = {"type":"string","minLength":1,"maxLength":255};

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
if(typeof data === "string"){
if(func1(data) > 255){
validate284.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 255},schema:255,parentSchema:schema316,data}];
return false;
}
else {
if(func1(data) < 1){
validate284.errors = [{instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema316,data}];
return false;
}
}
}
else {
validate284.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema316.type,parentSchema:schema316,data}];
return false;
}
}
validate284.errors = vErrors;
return errors === 0;
}
validate284.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const redeliver_201 = validate285;
const schema317 = {"$ref":"contract#/components/schemas/DeliveryResponse"};

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
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.data === undefined) && (missing0 = "data")){
validate286.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema279.required,parentSchema:schema279,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "data")){
validate286.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema279,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.data !== undefined){
if(!(validate252(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate252.errors : vErrors.concat(validate252.errors);
errors = vErrors.length;
}
}
}
}
}
else {
validate286.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema279.type,parentSchema:schema279,data}];
return false;
}
}
validate286.errors = vErrors;
return errors === 0;
}
validate286.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate285(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate285.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate286(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate286.errors : vErrors.concat(validate286.errors);
errors = vErrors.length;
}
validate285.errors = vErrors;
return errors === 0;
}
validate285.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const listRequests_query_request_id = validate289;
const schema319 = {"type":"string","maxLength":255,"pattern":"^[^\\u0000\\uD800-\\uDFFF]*([\\uD800-\\uDBFF][\\uDC00-\\uDFFF][^\\u0000\\uD800-\\uDFFF]*)*$"};

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
if(typeof data === "string"){
if(func1(data) > 255){
validate289.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 255},schema:255,parentSchema:schema319,data}];
return false;
}
else {
if(!pattern4.test(data)){
validate289.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000\\uD800-\\uDFFF]*([\\uD800-\\uDBFF][\\uDC00-\\uDFFF][^\\u0000\\uD800-\\uDFFF]*)*$"},schema:"^[^\\u0000\\uD800-\\uDFFF]*([\\uD800-\\uDBFF][\\uDC00-\\uDFFF][^\\u0000\\uD800-\\uDFFF]*)*$",parentSchema:schema319,data}];
return false;
}
}
}
else {
validate289.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema319.type,parentSchema:schema319,data}];
return false;
}
}
validate289.errors = vErrors;
return errors === 0;
}
validate289.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const listRequests_query_request_id_contains = validate290;
const schema320 = {"type":"string","maxLength":255,"pattern":"^[^\\u0000\\uD800-\\uDFFF]*([\\uD800-\\uDBFF][\\uDC00-\\uDFFF][^\\u0000\\uD800-\\uDFFF]*)*$"};

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
if(errors === 0){
if(typeof data === "string"){
if(func1(data) > 255){
validate290.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 255},schema:255,parentSchema:schema320,data}];
return false;
}
else {
if(!pattern4.test(data)){
validate290.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000\\uD800-\\uDFFF]*([\\uD800-\\uDBFF][\\uDC00-\\uDFFF][^\\u0000\\uD800-\\uDFFF]*)*$"},schema:"^[^\\u0000\\uD800-\\uDFFF]*([\\uD800-\\uDBFF][\\uDC00-\\uDFFF][^\\u0000\\uD800-\\uDFFF]*)*$",parentSchema:schema320,data}];
return false;
}
}
}
else {
validate290.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema320.type,parentSchema:schema320,data}];
return false;
}
}
validate290.errors = vErrors;
return errors === 0;
}
validate290.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const listRequests_query_key_id = validate291;
const schema321 = {"type":"string","maxLength":255,"pattern":"^[^\\u0000\\uD800-\\uDFFF]*([\\uD800-\\uDBFF][\\uDC00-\\uDFFF][^\\u0000\\uD800-\\uDFFF]*)*$"};

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
if(typeof data === "string"){
if(func1(data) > 255){
validate291.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 255},schema:255,parentSchema:schema321,data}];
return false;
}
else {
if(!pattern4.test(data)){
validate291.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000\\uD800-\\uDFFF]*([\\uD800-\\uDBFF][\\uDC00-\\uDFFF][^\\u0000\\uD800-\\uDFFF]*)*$"},schema:"^[^\\u0000\\uD800-\\uDFFF]*([\\uD800-\\uDBFF][\\uDC00-\\uDFFF][^\\u0000\\uD800-\\uDFFF]*)*$",parentSchema:schema321,data}];
return false;
}
}
}
else {
validate291.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema321.type,parentSchema:schema321,data}];
return false;
}
}
validate291.errors = vErrors;
return errors === 0;
}
validate291.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const listRequests_query_operation_id = validate292;
const schema322 = {"type":"string","maxLength":255,"pattern":"^[^\\u0000\\uD800-\\uDFFF]*([\\uD800-\\uDBFF][\\uDC00-\\uDFFF][^\\u0000\\uD800-\\uDFFF]*)*$"};

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
if(errors === 0){
if(typeof data === "string"){
if(func1(data) > 255){
validate292.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 255},schema:255,parentSchema:schema322,data}];
return false;
}
else {
if(!pattern4.test(data)){
validate292.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000\\uD800-\\uDFFF]*([\\uD800-\\uDBFF][\\uDC00-\\uDFFF][^\\u0000\\uD800-\\uDFFF]*)*$"},schema:"^[^\\u0000\\uD800-\\uDFFF]*([\\uD800-\\uDBFF][\\uDC00-\\uDFFF][^\\u0000\\uD800-\\uDFFF]*)*$",parentSchema:schema322,data}];
return false;
}
}
}
else {
validate292.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema322.type,parentSchema:schema322,data}];
return false;
}
}
validate292.errors = vErrors;
return errors === 0;
}
validate292.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const listRequests_query_status = validate293;
const schema323 = {"type":"string","pattern":"^([245]xx|[1-5][0-9][0-9])$","x-message":"must be 2xx, 4xx, 5xx or a number from 100 to 599"};
const pattern75 = new RegExp("^([245]xx|[1-5][0-9][0-9])$", "u");

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
if(!pattern75.test(data)){
validate293.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^([245]xx|[1-5][0-9][0-9])$"},schema:"^([245]xx|[1-5][0-9][0-9])$",parentSchema:schema323,data}];
return false;
}
}
else {
validate293.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema323.type,parentSchema:schema323,data}];
return false;
}
}
validate293.errors = vErrors;
return errors === 0;
}
validate293.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const listRequests_query_path = validate294;
const schema324 = {"type":"string","maxLength":255,"pattern":"^[^\\u0000\\uD800-\\uDFFF]*([\\uD800-\\uDBFF][\\uDC00-\\uDFFF][^\\u0000\\uD800-\\uDFFF]*)*$"};

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
if(errors === 0){
if(typeof data === "string"){
if(func1(data) > 255){
validate294.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 255},schema:255,parentSchema:schema324,data}];
return false;
}
else {
if(!pattern4.test(data)){
validate294.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000\\uD800-\\uDFFF]*([\\uD800-\\uDBFF][\\uDC00-\\uDFFF][^\\u0000\\uD800-\\uDFFF]*)*$"},schema:"^[^\\u0000\\uD800-\\uDFFF]*([\\uD800-\\uDBFF][\\uDC00-\\uDFFF][^\\u0000\\uD800-\\uDFFF]*)*$",parentSchema:schema324,data}];
return false;
}
}
}
else {
validate294.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema324.type,parentSchema:schema324,data}];
return false;
}
}
validate294.errors = vErrors;
return errors === 0;
}
validate294.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const listRequests_query_code = validate295;
const schema325 = {"type":"string","maxLength":255,"pattern":"^[^\\u0000\\uD800-\\uDFFF]*([\\uD800-\\uDBFF][\\uDC00-\\uDFFF][^\\u0000\\uD800-\\uDFFF]*)*$"};

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
if(errors === 0){
if(typeof data === "string"){
if(func1(data) > 255){
validate295.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 255},schema:255,parentSchema:schema325,data}];
return false;
}
else {
if(!pattern4.test(data)){
validate295.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000\\uD800-\\uDFFF]*([\\uD800-\\uDBFF][\\uDC00-\\uDFFF][^\\u0000\\uD800-\\uDFFF]*)*$"},schema:"^[^\\u0000\\uD800-\\uDFFF]*([\\uD800-\\uDBFF][\\uDC00-\\uDFFF][^\\u0000\\uD800-\\uDFFF]*)*$",parentSchema:schema325,data}];
return false;
}
}
}
else {
validate295.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema325.type,parentSchema:schema325,data}];
return false;
}
}
validate295.errors = vErrors;
return errors === 0;
}
validate295.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const listRequests_query_since = validate296;
const schema326 = {"$ref":"contract#/components/schemas/Time"};

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
const _errs0 = errors;
if(errors === _errs0){
if(errors === _errs0){
if(typeof data === "string"){
if(!pattern38.test(data)){
validate296.errors = [{instancePath,schemaPath:"contract#/components/schemas/Time/pattern",keyword:"pattern",params:{pattern: "^(?!0000|0001-01-01.*\\+(?!00:00)|9999-12-31.*(-(?!00:00)|:60))[0-9]{4}-[0-9]{2}-[0-9]{2}[Tt ]([01][0-9]|2[0-3]):[0-5][0-9]:([0-5][0-9]|60)(\\.[0-9]+)?([Zz]|[+-]([01][0-9]|2[0-3]):[0-5][0-9])$"},schema:"^(?!0000|0001-01-01.*\\+(?!00:00)|9999-12-31.*(-(?!00:00)|:60))[0-9]{4}-[0-9]{2}-[0-9]{2}[Tt ]([01][0-9]|2[0-3]):[0-5][0-9]:([0-5][0-9]|60)(\\.[0-9]+)?([Zz]|[+-]([01][0-9]|2[0-3]):[0-5][0-9])$",parentSchema:schema290,data}];
return false;
}
else {
if(!(formats0.validate(data))){
validate296.errors = [{instancePath,schemaPath:"contract#/components/schemas/Time/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema290,data}];
return false;
}
}
}
else {
validate296.errors = [{instancePath,schemaPath:"contract#/components/schemas/Time/type",keyword:"type",params:{type: "string"},schema:schema290.type,parentSchema:schema290,data}];
return false;
}
}
}
validate296.errors = vErrors;
return errors === 0;
}
validate296.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const listRequests_query_until = validate297;
const schema328 = {"$ref":"contract#/components/schemas/Time"};

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
const _errs0 = errors;
if(errors === _errs0){
if(errors === _errs0){
if(typeof data === "string"){
if(!pattern38.test(data)){
validate297.errors = [{instancePath,schemaPath:"contract#/components/schemas/Time/pattern",keyword:"pattern",params:{pattern: "^(?!0000|0001-01-01.*\\+(?!00:00)|9999-12-31.*(-(?!00:00)|:60))[0-9]{4}-[0-9]{2}-[0-9]{2}[Tt ]([01][0-9]|2[0-3]):[0-5][0-9]:([0-5][0-9]|60)(\\.[0-9]+)?([Zz]|[+-]([01][0-9]|2[0-3]):[0-5][0-9])$"},schema:"^(?!0000|0001-01-01.*\\+(?!00:00)|9999-12-31.*(-(?!00:00)|:60))[0-9]{4}-[0-9]{2}-[0-9]{2}[Tt ]([01][0-9]|2[0-3]):[0-5][0-9]:([0-5][0-9]|60)(\\.[0-9]+)?([Zz]|[+-]([01][0-9]|2[0-3]):[0-5][0-9])$",parentSchema:schema290,data}];
return false;
}
else {
if(!(formats0.validate(data))){
validate297.errors = [{instancePath,schemaPath:"contract#/components/schemas/Time/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema290,data}];
return false;
}
}
}
else {
validate297.errors = [{instancePath,schemaPath:"contract#/components/schemas/Time/type",keyword:"type",params:{type: "string"},schema:schema290.type,parentSchema:schema290,data}];
return false;
}
}
}
validate297.errors = vErrors;
return errors === 0;
}
validate297.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const listRequests_query_cursor = validate298;
const schema330 = {"type":"string","maxLength":1024};

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
if(typeof data === "string"){
if(func1(data) > 1024){
validate298.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 1024},schema:1024,parentSchema:schema330,data}];
return false;
}
}
else {
validate298.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema330.type,parentSchema:schema330,data}];
return false;
}
}
validate298.errors = vErrors;
return errors === 0;
}
validate298.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const listRequests_200 = validate299;
const schema331 = {"$ref":"contract#/components/schemas/RequestEntryList"};
const schema332 = {"description":"A page of a list.","type":"object","additionalProperties":false,"required":["data","meta"],"properties":{"data":{"description":"The items of this page.","type":"array","items":{"$ref":"#/components/schemas/RequestEntry"}},"meta":{"$ref":"#/components/schemas/CursorMeta"}}};
const schema333 = {"description":"A request of the public API.","type":"object","additionalProperties":false,"required":["id","request_id","at","method","path","query","operation_id","status","code","param","message","duration_ms","replayed","key","ip","user_agent"],"properties":{"id":{"description":"The id of the entry.","type":"string"},"request_id":{"description":"Its `X-Request-Id`.","type":"string"},"at":{"description":"When it arrived.","type":"string","format":"date-time"},"method":{"description":"Its method.","type":"string"},"path":{"description":"Its path, without a query string.","type":"string"},"operation_id":{"description":"The operation; null if none matched.","type":["string","null"]},"status":{"description":"The status of the answer.","type":"integer","format":"int32"},"code":{"description":"The error code, if it was refused.","type":["string","null"]},"duration_ms":{"description":"How long it took.","type":"integer","format":"int32"},"key":{"oneOf":[{"$ref":"#/components/schemas/KeyRef"},{"type":"null"}]},"ip":{"description":"The IP address that it came from.","type":"string"},"query":{"description":"Its query string without the question mark, at most 2,000 characters; null if there was none. Secrets are\nreplaced by `[redacted]`.\n","type":["string","null"]},"user_agent":{"description":"Its `User-Agent`, at most 200 characters; null if there was none.","type":["string","null"]},"param":{"description":"The field that the refusal names; null if there is none.","type":["string","null"]},"message":{"description":"The message of the refusal, at most 1,000 characters; null if it was not refused.","type":["string","null"]},"replayed":{"description":"Whether the stored answer of an earlier request with the same `Idempotency-Key` was sent.","type":"boolean"}}};
const schema334 = {"description":"A key.","type":"object","additionalProperties":false,"required":["id","name"],"properties":{"id":{"description":"The id of the key.","type":"string"},"name":{"description":"The name of the key.","type":"string"}}};

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
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((((((((((((data.id === undefined) && (missing0 = "id")) || ((data.request_id === undefined) && (missing0 = "request_id"))) || ((data.at === undefined) && (missing0 = "at"))) || ((data.method === undefined) && (missing0 = "method"))) || ((data.path === undefined) && (missing0 = "path"))) || ((data.query === undefined) && (missing0 = "query"))) || ((data.operation_id === undefined) && (missing0 = "operation_id"))) || ((data.status === undefined) && (missing0 = "status"))) || ((data.code === undefined) && (missing0 = "code"))) || ((data.param === undefined) && (missing0 = "param"))) || ((data.message === undefined) && (missing0 = "message"))) || ((data.duration_ms === undefined) && (missing0 = "duration_ms"))) || ((data.replayed === undefined) && (missing0 = "replayed"))) || ((data.key === undefined) && (missing0 = "key"))) || ((data.ip === undefined) && (missing0 = "ip"))) || ((data.user_agent === undefined) && (missing0 = "user_agent"))){
validate301.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema333.required,parentSchema:schema333,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(func66.call(schema333.properties, key0))){
validate301.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema333,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.id !== undefined){
let data0 = data.id;
const _errs2 = errors;
if(typeof data0 !== "string"){
validate301.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},schema:schema333.properties.id.type,parentSchema:schema333.properties.id,data:data0}];
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
validate301.errors = [{instancePath:instancePath+"/request_id",schemaPath:"#/properties/request_id/type",keyword:"type",params:{type: "string"},schema:schema333.properties.request_id.type,parentSchema:schema333.properties.request_id,data:data1}];
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
validate301.errors = [{instancePath:instancePath+"/at",schemaPath:"#/properties/at/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema333.properties.at,data:data2}];
return false;
}
}
else {
validate301.errors = [{instancePath:instancePath+"/at",schemaPath:"#/properties/at/type",keyword:"type",params:{type: "string"},schema:schema333.properties.at.type,parentSchema:schema333.properties.at,data:data2}];
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
validate301.errors = [{instancePath:instancePath+"/method",schemaPath:"#/properties/method/type",keyword:"type",params:{type: "string"},schema:schema333.properties.method.type,parentSchema:schema333.properties.method,data:data3}];
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
validate301.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "string"},schema:schema333.properties.path.type,parentSchema:schema333.properties.path,data:data4}];
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
validate301.errors = [{instancePath:instancePath+"/operation_id",schemaPath:"#/properties/operation_id/type",keyword:"type",params:{type: schema333.properties.operation_id.type},schema:schema333.properties.operation_id.type,parentSchema:schema333.properties.operation_id,data:data5}];
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
validate301.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: "integer"},schema:schema333.properties.status.type,parentSchema:schema333.properties.status,data:data6}];
return false;
}
if(errors === _errs14){
if((typeof data6 == "number") && (isFinite(data6))){
if(!(formats42.validate(data6))){
validate301.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/format",keyword:"format",params:{format: "int32"},schema:"int32",parentSchema:schema333.properties.status,data:data6}];
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
validate301.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: schema333.properties.code.type},schema:schema333.properties.code.type,parentSchema:schema333.properties.code,data:data7}];
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
validate301.errors = [{instancePath:instancePath+"/duration_ms",schemaPath:"#/properties/duration_ms/type",keyword:"type",params:{type: "integer"},schema:schema333.properties.duration_ms.type,parentSchema:schema333.properties.duration_ms,data:data8}];
return false;
}
if(errors === _errs18){
if((typeof data8 == "number") && (isFinite(data8))){
if(!(formats42.validate(data8))){
validate301.errors = [{instancePath:instancePath+"/duration_ms",schemaPath:"#/properties/duration_ms/format",keyword:"format",params:{format: "int32"},schema:"int32",parentSchema:schema333.properties.duration_ms,data:data8}];
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
const err0 = {instancePath:instancePath+"/key",schemaPath:"#/components/schemas/KeyRef/required",keyword:"required",params:{missingProperty: missing1},schema:schema334.required,parentSchema:schema334,data:data9};
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
const err1 = {instancePath:instancePath+"/key",schemaPath:"#/components/schemas/KeyRef/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},schema:false,parentSchema:schema334,data:data9};
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
const err2 = {instancePath:instancePath+"/key/id",schemaPath:"#/components/schemas/KeyRef/properties/id/type",keyword:"type",params:{type: "string"},schema:schema334.properties.id.type,parentSchema:schema334.properties.id,data:data10};
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
const err3 = {instancePath:instancePath+"/key/name",schemaPath:"#/components/schemas/KeyRef/properties/name/type",keyword:"type",params:{type: "string"},schema:schema334.properties.name.type,parentSchema:schema334.properties.name,data:data11};
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
const err4 = {instancePath:instancePath+"/key",schemaPath:"#/components/schemas/KeyRef/type",keyword:"type",params:{type: "object"},schema:schema334.type,parentSchema:schema334,data:data9};
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
const err5 = {instancePath:instancePath+"/key",schemaPath:"#/properties/key/oneOf/1/type",keyword:"type",params:{type: "null"},schema:schema333.properties.key.oneOf[1].type,parentSchema:schema333.properties.key.oneOf[1],data:data9};
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
const err6 = {instancePath:instancePath+"/key",schemaPath:"#/properties/key/oneOf",keyword:"oneOf",params:{passingSchemas: passing0},schema:schema333.properties.key.oneOf,parentSchema:schema333.properties.key,data:data9};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
validate301.errors = vErrors;
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
validate301.errors = [{instancePath:instancePath+"/ip",schemaPath:"#/properties/ip/type",keyword:"type",params:{type: "string"},schema:schema333.properties.ip.type,parentSchema:schema333.properties.ip,data:data12}];
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
validate301.errors = [{instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: schema333.properties.query.type},schema:schema333.properties.query.type,parentSchema:schema333.properties.query,data:data13}];
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
validate301.errors = [{instancePath:instancePath+"/user_agent",schemaPath:"#/properties/user_agent/type",keyword:"type",params:{type: schema333.properties.user_agent.type},schema:schema333.properties.user_agent.type,parentSchema:schema333.properties.user_agent,data:data14}];
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
validate301.errors = [{instancePath:instancePath+"/param",schemaPath:"#/properties/param/type",keyword:"type",params:{type: schema333.properties.param.type},schema:schema333.properties.param.type,parentSchema:schema333.properties.param,data:data15}];
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
validate301.errors = [{instancePath:instancePath+"/message",schemaPath:"#/properties/message/type",keyword:"type",params:{type: schema333.properties.message.type},schema:schema333.properties.message.type,parentSchema:schema333.properties.message,data:data16}];
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
validate301.errors = [{instancePath:instancePath+"/replayed",schemaPath:"#/properties/replayed/type",keyword:"type",params:{type: "boolean"},schema:schema333.properties.replayed.type,parentSchema:schema333.properties.replayed,data:data17}];
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
validate301.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema333.type,parentSchema:schema333,data}];
return false;
}
}
validate301.errors = vErrors;
return errors === 0;
}
validate301.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


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
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.data === undefined) && (missing0 = "data")) || ((data.meta === undefined) && (missing0 = "meta"))){
validate300.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema332.required,parentSchema:schema332,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "data") || (key0 === "meta"))){
validate300.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema332,data}];
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
if(!(validate301(data0[i0], {instancePath:instancePath+"/data/" + i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate301.errors : vErrors.concat(validate301.errors);
errors = vErrors.length;
}
var valid1 = _errs4 === errors;
if(!valid1){
break;
}
}
}
else {
validate300.errors = [{instancePath:instancePath+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type: "array"},schema:schema332.properties.data.type,parentSchema:schema332.properties.data,data:data0}];
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
validate300.errors = [{instancePath:instancePath+"/meta",schemaPath:"#/components/schemas/CursorMeta/required",keyword:"required",params:{missingProperty: missing1},schema:schema55.required,parentSchema:schema55,data:data2}];
return false;
}
else {
const _errs8 = errors;
for(const key1 in data2){
if(!(key1 === "next_cursor")){
validate300.errors = [{instancePath:instancePath+"/meta",schemaPath:"#/components/schemas/CursorMeta/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},schema:false,parentSchema:schema55,data:data2}];
return false;
break;
}
}
if(_errs8 === errors){
if(data2.next_cursor !== undefined){
let data3 = data2.next_cursor;
if((typeof data3 !== "string") && (data3 !== null)){
validate300.errors = [{instancePath:instancePath+"/meta/next_cursor",schemaPath:"#/components/schemas/CursorMeta/properties/next_cursor/type",keyword:"type",params:{type: schema55.properties.next_cursor.type},schema:schema55.properties.next_cursor.type,parentSchema:schema55.properties.next_cursor,data:data3}];
return false;
}
}
}
}
}
else {
validate300.errors = [{instancePath:instancePath+"/meta",schemaPath:"#/components/schemas/CursorMeta/type",keyword:"type",params:{type: "object"},schema:schema55.type,parentSchema:schema55,data:data2}];
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
validate300.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema332.type,parentSchema:schema332,data}];
return false;
}
}
validate300.errors = vErrors;
return errors === 0;
}
validate300.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


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
if(!(validate300(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate300.errors : vErrors.concat(validate300.errors);
errors = vErrors.length;
}
validate299.errors = vErrors;
return errors === 0;
}
validate299.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const summarizeRequests_query_since = validate304;
const schema336 = {"$ref":"contract#/components/schemas/Time"};

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
const _errs0 = errors;
if(errors === _errs0){
if(errors === _errs0){
if(typeof data === "string"){
if(!pattern38.test(data)){
validate304.errors = [{instancePath,schemaPath:"contract#/components/schemas/Time/pattern",keyword:"pattern",params:{pattern: "^(?!0000|0001-01-01.*\\+(?!00:00)|9999-12-31.*(-(?!00:00)|:60))[0-9]{4}-[0-9]{2}-[0-9]{2}[Tt ]([01][0-9]|2[0-3]):[0-5][0-9]:([0-5][0-9]|60)(\\.[0-9]+)?([Zz]|[+-]([01][0-9]|2[0-3]):[0-5][0-9])$"},schema:"^(?!0000|0001-01-01.*\\+(?!00:00)|9999-12-31.*(-(?!00:00)|:60))[0-9]{4}-[0-9]{2}-[0-9]{2}[Tt ]([01][0-9]|2[0-3]):[0-5][0-9]:([0-5][0-9]|60)(\\.[0-9]+)?([Zz]|[+-]([01][0-9]|2[0-3]):[0-5][0-9])$",parentSchema:schema290,data}];
return false;
}
else {
if(!(formats0.validate(data))){
validate304.errors = [{instancePath,schemaPath:"contract#/components/schemas/Time/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema290,data}];
return false;
}
}
}
else {
validate304.errors = [{instancePath,schemaPath:"contract#/components/schemas/Time/type",keyword:"type",params:{type: "string"},schema:schema290.type,parentSchema:schema290,data}];
return false;
}
}
}
validate304.errors = vErrors;
return errors === 0;
}
validate304.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const summarizeRequests_query_until = validate305;
const schema338 = {"$ref":"contract#/components/schemas/Time"};

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
const _errs0 = errors;
if(errors === _errs0){
if(errors === _errs0){
if(typeof data === "string"){
if(!pattern38.test(data)){
validate305.errors = [{instancePath,schemaPath:"contract#/components/schemas/Time/pattern",keyword:"pattern",params:{pattern: "^(?!0000|0001-01-01.*\\+(?!00:00)|9999-12-31.*(-(?!00:00)|:60))[0-9]{4}-[0-9]{2}-[0-9]{2}[Tt ]([01][0-9]|2[0-3]):[0-5][0-9]:([0-5][0-9]|60)(\\.[0-9]+)?([Zz]|[+-]([01][0-9]|2[0-3]):[0-5][0-9])$"},schema:"^(?!0000|0001-01-01.*\\+(?!00:00)|9999-12-31.*(-(?!00:00)|:60))[0-9]{4}-[0-9]{2}-[0-9]{2}[Tt ]([01][0-9]|2[0-3]):[0-5][0-9]:([0-5][0-9]|60)(\\.[0-9]+)?([Zz]|[+-]([01][0-9]|2[0-3]):[0-5][0-9])$",parentSchema:schema290,data}];
return false;
}
else {
if(!(formats0.validate(data))){
validate305.errors = [{instancePath,schemaPath:"contract#/components/schemas/Time/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema290,data}];
return false;
}
}
}
else {
validate305.errors = [{instancePath,schemaPath:"contract#/components/schemas/Time/type",keyword:"type",params:{type: "string"},schema:schema290.type,parentSchema:schema290,data}];
return false;
}
}
}
validate305.errors = vErrors;
return errors === 0;
}
validate305.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const summarizeRequests_query_request_id = validate306;
const schema340 = {"type":"string","maxLength":255,"pattern":"^[^\\u0000\\uD800-\\uDFFF]*([\\uD800-\\uDBFF][\\uDC00-\\uDFFF][^\\u0000\\uD800-\\uDFFF]*)*$"};

function validate306(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate306.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(typeof data === "string"){
if(func1(data) > 255){
validate306.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 255},schema:255,parentSchema:schema340,data}];
return false;
}
else {
if(!pattern4.test(data)){
validate306.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000\\uD800-\\uDFFF]*([\\uD800-\\uDBFF][\\uDC00-\\uDFFF][^\\u0000\\uD800-\\uDFFF]*)*$"},schema:"^[^\\u0000\\uD800-\\uDFFF]*([\\uD800-\\uDBFF][\\uDC00-\\uDFFF][^\\u0000\\uD800-\\uDFFF]*)*$",parentSchema:schema340,data}];
return false;
}
}
}
else {
validate306.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema340.type,parentSchema:schema340,data}];
return false;
}
}
validate306.errors = vErrors;
return errors === 0;
}
validate306.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const summarizeRequests_query_request_id_contains = validate307;
const schema341 = {"type":"string","maxLength":255,"pattern":"^[^\\u0000\\uD800-\\uDFFF]*([\\uD800-\\uDBFF][\\uDC00-\\uDFFF][^\\u0000\\uD800-\\uDFFF]*)*$"};

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
validate307.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 255},schema:255,parentSchema:schema341,data}];
return false;
}
else {
if(!pattern4.test(data)){
validate307.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000\\uD800-\\uDFFF]*([\\uD800-\\uDBFF][\\uDC00-\\uDFFF][^\\u0000\\uD800-\\uDFFF]*)*$"},schema:"^[^\\u0000\\uD800-\\uDFFF]*([\\uD800-\\uDBFF][\\uDC00-\\uDFFF][^\\u0000\\uD800-\\uDFFF]*)*$",parentSchema:schema341,data}];
return false;
}
}
}
else {
validate307.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema341.type,parentSchema:schema341,data}];
return false;
}
}
validate307.errors = vErrors;
return errors === 0;
}
validate307.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const summarizeRequests_query_key_id = validate308;
const schema342 = {"type":"string","maxLength":255,"pattern":"^[^\\u0000\\uD800-\\uDFFF]*([\\uD800-\\uDBFF][\\uDC00-\\uDFFF][^\\u0000\\uD800-\\uDFFF]*)*$"};

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
if(errors === 0){
if(typeof data === "string"){
if(func1(data) > 255){
validate308.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 255},schema:255,parentSchema:schema342,data}];
return false;
}
else {
if(!pattern4.test(data)){
validate308.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000\\uD800-\\uDFFF]*([\\uD800-\\uDBFF][\\uDC00-\\uDFFF][^\\u0000\\uD800-\\uDFFF]*)*$"},schema:"^[^\\u0000\\uD800-\\uDFFF]*([\\uD800-\\uDBFF][\\uDC00-\\uDFFF][^\\u0000\\uD800-\\uDFFF]*)*$",parentSchema:schema342,data}];
return false;
}
}
}
else {
validate308.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema342.type,parentSchema:schema342,data}];
return false;
}
}
validate308.errors = vErrors;
return errors === 0;
}
validate308.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const summarizeRequests_query_operation_id = validate309;
const schema343 = {"type":"string","maxLength":255,"pattern":"^[^\\u0000\\uD800-\\uDFFF]*([\\uD800-\\uDBFF][\\uDC00-\\uDFFF][^\\u0000\\uD800-\\uDFFF]*)*$"};

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
if(typeof data === "string"){
if(func1(data) > 255){
validate309.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 255},schema:255,parentSchema:schema343,data}];
return false;
}
else {
if(!pattern4.test(data)){
validate309.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000\\uD800-\\uDFFF]*([\\uD800-\\uDBFF][\\uDC00-\\uDFFF][^\\u0000\\uD800-\\uDFFF]*)*$"},schema:"^[^\\u0000\\uD800-\\uDFFF]*([\\uD800-\\uDBFF][\\uDC00-\\uDFFF][^\\u0000\\uD800-\\uDFFF]*)*$",parentSchema:schema343,data}];
return false;
}
}
}
else {
validate309.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema343.type,parentSchema:schema343,data}];
return false;
}
}
validate309.errors = vErrors;
return errors === 0;
}
validate309.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const summarizeRequests_query_status = validate310;
const schema344 = {"type":"string","pattern":"^([245]xx|[1-5][0-9][0-9])$","x-message":"must be 2xx, 4xx, 5xx or a number from 100 to 599"};

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
if(typeof data === "string"){
if(!pattern75.test(data)){
validate310.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^([245]xx|[1-5][0-9][0-9])$"},schema:"^([245]xx|[1-5][0-9][0-9])$",parentSchema:schema344,data}];
return false;
}
}
else {
validate310.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema344.type,parentSchema:schema344,data}];
return false;
}
}
validate310.errors = vErrors;
return errors === 0;
}
validate310.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const summarizeRequests_query_path = validate311;
const schema345 = {"type":"string","maxLength":255,"pattern":"^[^\\u0000\\uD800-\\uDFFF]*([\\uD800-\\uDBFF][\\uDC00-\\uDFFF][^\\u0000\\uD800-\\uDFFF]*)*$"};

function validate311(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate311.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(typeof data === "string"){
if(func1(data) > 255){
validate311.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 255},schema:255,parentSchema:schema345,data}];
return false;
}
else {
if(!pattern4.test(data)){
validate311.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000\\uD800-\\uDFFF]*([\\uD800-\\uDBFF][\\uDC00-\\uDFFF][^\\u0000\\uD800-\\uDFFF]*)*$"},schema:"^[^\\u0000\\uD800-\\uDFFF]*([\\uD800-\\uDBFF][\\uDC00-\\uDFFF][^\\u0000\\uD800-\\uDFFF]*)*$",parentSchema:schema345,data}];
return false;
}
}
}
else {
validate311.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema345.type,parentSchema:schema345,data}];
return false;
}
}
validate311.errors = vErrors;
return errors === 0;
}
validate311.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const summarizeRequests_query_code = validate312;
const schema346 = {"type":"string","maxLength":255,"pattern":"^[^\\u0000\\uD800-\\uDFFF]*([\\uD800-\\uDBFF][\\uDC00-\\uDFFF][^\\u0000\\uD800-\\uDFFF]*)*$"};

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
validate312.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 255},schema:255,parentSchema:schema346,data}];
return false;
}
else {
if(!pattern4.test(data)){
validate312.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000\\uD800-\\uDFFF]*([\\uD800-\\uDBFF][\\uDC00-\\uDFFF][^\\u0000\\uD800-\\uDFFF]*)*$"},schema:"^[^\\u0000\\uD800-\\uDFFF]*([\\uD800-\\uDBFF][\\uDC00-\\uDFFF][^\\u0000\\uD800-\\uDFFF]*)*$",parentSchema:schema346,data}];
return false;
}
}
}
else {
validate312.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema346.type,parentSchema:schema346,data}];
return false;
}
}
validate312.errors = vErrors;
return errors === 0;
}
validate312.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const summarizeRequests_200 = validate313;
const schema347 = {"$ref":"contract#/components/schemas/RequestSummary"};
const schema348 = {"description":"The numbers of requests by time.","type":"object","additionalProperties":false,"required":["data"],"properties":{"data":{"description":"The periods, oldest first.","type":"array","maxItems":120,"items":{"$ref":"#/components/schemas/RequestCounts"}}}};
const schema349 = {"description":"The numbers of requests in one period.","type":"object","additionalProperties":false,"required":["at","count_2xx","count_4xx","count_429","count_5xx"],"properties":{"at":{"description":"When the period begins.","type":"string","format":"date-time"},"count_2xx":{"description":"How many succeeded.","type":"integer","format":"int32"},"count_4xx":{"description":"How many were refused, without 429.","type":"integer","format":"int32"},"count_429":{"description":"How many were over a rate limit.","type":"integer","format":"int32"},"count_5xx":{"description":"How many failed.","type":"integer","format":"int32"}}};

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
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.data === undefined) && (missing0 = "data")){
validate314.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema348.required,parentSchema:schema348,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "data")){
validate314.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema348,data}];
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
validate314.errors = [{instancePath:instancePath+"/data",schemaPath:"#/properties/data/maxItems",keyword:"maxItems",params:{limit: 120},schema:120,parentSchema:schema348.properties.data,data:data0}];
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
validate314.errors = [{instancePath:instancePath+"/data/" + i0,schemaPath:"#/components/schemas/RequestCounts/required",keyword:"required",params:{missingProperty: missing1},schema:schema349.required,parentSchema:schema349,data:data1}];
return false;
}
else {
const _errs7 = errors;
for(const key1 in data1){
if(!(((((key1 === "at") || (key1 === "count_2xx")) || (key1 === "count_4xx")) || (key1 === "count_429")) || (key1 === "count_5xx"))){
validate314.errors = [{instancePath:instancePath+"/data/" + i0,schemaPath:"#/components/schemas/RequestCounts/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},schema:false,parentSchema:schema349,data:data1}];
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
validate314.errors = [{instancePath:instancePath+"/data/" + i0+"/at",schemaPath:"#/components/schemas/RequestCounts/properties/at/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema349.properties.at,data:data2}];
return false;
}
}
else {
validate314.errors = [{instancePath:instancePath+"/data/" + i0+"/at",schemaPath:"#/components/schemas/RequestCounts/properties/at/type",keyword:"type",params:{type: "string"},schema:schema349.properties.at.type,parentSchema:schema349.properties.at,data:data2}];
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
validate314.errors = [{instancePath:instancePath+"/data/" + i0+"/count_2xx",schemaPath:"#/components/schemas/RequestCounts/properties/count_2xx/type",keyword:"type",params:{type: "integer"},schema:schema349.properties.count_2xx.type,parentSchema:schema349.properties.count_2xx,data:data3}];
return false;
}
if(errors === _errs10){
if((typeof data3 == "number") && (isFinite(data3))){
if(!(formats42.validate(data3))){
validate314.errors = [{instancePath:instancePath+"/data/" + i0+"/count_2xx",schemaPath:"#/components/schemas/RequestCounts/properties/count_2xx/format",keyword:"format",params:{format: "int32"},schema:"int32",parentSchema:schema349.properties.count_2xx,data:data3}];
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
validate314.errors = [{instancePath:instancePath+"/data/" + i0+"/count_4xx",schemaPath:"#/components/schemas/RequestCounts/properties/count_4xx/type",keyword:"type",params:{type: "integer"},schema:schema349.properties.count_4xx.type,parentSchema:schema349.properties.count_4xx,data:data4}];
return false;
}
if(errors === _errs12){
if((typeof data4 == "number") && (isFinite(data4))){
if(!(formats42.validate(data4))){
validate314.errors = [{instancePath:instancePath+"/data/" + i0+"/count_4xx",schemaPath:"#/components/schemas/RequestCounts/properties/count_4xx/format",keyword:"format",params:{format: "int32"},schema:"int32",parentSchema:schema349.properties.count_4xx,data:data4}];
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
validate314.errors = [{instancePath:instancePath+"/data/" + i0+"/count_429",schemaPath:"#/components/schemas/RequestCounts/properties/count_429/type",keyword:"type",params:{type: "integer"},schema:schema349.properties.count_429.type,parentSchema:schema349.properties.count_429,data:data5}];
return false;
}
if(errors === _errs14){
if((typeof data5 == "number") && (isFinite(data5))){
if(!(formats42.validate(data5))){
validate314.errors = [{instancePath:instancePath+"/data/" + i0+"/count_429",schemaPath:"#/components/schemas/RequestCounts/properties/count_429/format",keyword:"format",params:{format: "int32"},schema:"int32",parentSchema:schema349.properties.count_429,data:data5}];
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
validate314.errors = [{instancePath:instancePath+"/data/" + i0+"/count_5xx",schemaPath:"#/components/schemas/RequestCounts/properties/count_5xx/type",keyword:"type",params:{type: "integer"},schema:schema349.properties.count_5xx.type,parentSchema:schema349.properties.count_5xx,data:data6}];
return false;
}
if(errors === _errs16){
if((typeof data6 == "number") && (isFinite(data6))){
if(!(formats42.validate(data6))){
validate314.errors = [{instancePath:instancePath+"/data/" + i0+"/count_5xx",schemaPath:"#/components/schemas/RequestCounts/properties/count_5xx/format",keyword:"format",params:{format: "int32"},schema:"int32",parentSchema:schema349.properties.count_5xx,data:data6}];
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
validate314.errors = [{instancePath:instancePath+"/data/" + i0,schemaPath:"#/components/schemas/RequestCounts/type",keyword:"type",params:{type: "object"},schema:schema349.type,parentSchema:schema349,data:data1}];
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
validate314.errors = [{instancePath:instancePath+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type: "array"},schema:schema348.properties.data.type,parentSchema:schema348.properties.data,data:data0}];
return false;
}
}
}
}
}
}
else {
validate314.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema348.type,parentSchema:schema348,data}];
return false;
}
}
validate314.errors = vErrors;
return errors === 0;
}
validate314.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


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
if(!(validate314(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate314.errors : vErrors.concat(validate314.errors);
errors = vErrors.length;
}
validate313.errors = vErrors;
return errors === 0;
}
validate313.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const getRequest_200 = validate316;
const schema350 = {"$ref":"contract#/components/schemas/RequestDetailResponse"};
const schema351 = {"description":"The resource.","type":"object","additionalProperties":false,"required":["data"],"properties":{"data":{"$ref":"#/components/schemas/RequestDetail"}}};
const schema352 = {"description":"A request and what it caused.","type":"object","additionalProperties":false,"required":["id","request_id","at","method","path","query","operation_id","status","code","param","message","duration_ms","replayed","key","ip","user_agent","deliveries"],"properties":{"id":{"description":"The id of the entry.","type":"string"},"request_id":{"description":"Its `X-Request-Id`.","type":"string"},"at":{"description":"When it arrived.","type":"string","format":"date-time"},"method":{"description":"Its method.","type":"string"},"path":{"description":"Its path, without a query string.","type":"string"},"operation_id":{"description":"The operation; null if none matched.","type":["string","null"]},"status":{"description":"The status of the answer.","type":"integer","format":"int32"},"code":{"description":"The error code, if it was refused.","type":["string","null"]},"duration_ms":{"description":"How long it took.","type":"integer","format":"int32"},"key":{"oneOf":[{"$ref":"#/components/schemas/KeyRef"},{"type":"null"}]},"ip":{"description":"The IP address that it came from.","type":"string"},"query":{"description":"Its query string without the question mark, at most 2,000 characters; null if there was none. Secrets are\nreplaced by `[redacted]`.\n","type":["string","null"]},"user_agent":{"description":"Its `User-Agent`, at most 200 characters; null if there was none.","type":["string","null"]},"param":{"description":"The field that the refusal names; null if there is none.","type":["string","null"]},"message":{"description":"The message of the refusal, at most 1,000 characters; null if it was not refused.","type":["string","null"]},"replayed":{"description":"Whether the stored answer of an earlier request with the same `Idempotency-Key` was sent.","type":"boolean"},"deliveries":{"description":"The deliveries that it caused, newest first, at most a hundred.","type":"array","items":{"$ref":"#/components/schemas/Delivery"}}}};

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
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((((((((((((((data.id === undefined) && (missing0 = "id")) || ((data.request_id === undefined) && (missing0 = "request_id"))) || ((data.at === undefined) && (missing0 = "at"))) || ((data.method === undefined) && (missing0 = "method"))) || ((data.path === undefined) && (missing0 = "path"))) || ((data.query === undefined) && (missing0 = "query"))) || ((data.operation_id === undefined) && (missing0 = "operation_id"))) || ((data.status === undefined) && (missing0 = "status"))) || ((data.code === undefined) && (missing0 = "code"))) || ((data.param === undefined) && (missing0 = "param"))) || ((data.message === undefined) && (missing0 = "message"))) || ((data.duration_ms === undefined) && (missing0 = "duration_ms"))) || ((data.replayed === undefined) && (missing0 = "replayed"))) || ((data.key === undefined) && (missing0 = "key"))) || ((data.ip === undefined) && (missing0 = "ip"))) || ((data.user_agent === undefined) && (missing0 = "user_agent"))) || ((data.deliveries === undefined) && (missing0 = "deliveries"))){
validate318.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema352.required,parentSchema:schema352,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(func66.call(schema352.properties, key0))){
validate318.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema352,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.id !== undefined){
let data0 = data.id;
const _errs2 = errors;
if(typeof data0 !== "string"){
validate318.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},schema:schema352.properties.id.type,parentSchema:schema352.properties.id,data:data0}];
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
validate318.errors = [{instancePath:instancePath+"/request_id",schemaPath:"#/properties/request_id/type",keyword:"type",params:{type: "string"},schema:schema352.properties.request_id.type,parentSchema:schema352.properties.request_id,data:data1}];
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
validate318.errors = [{instancePath:instancePath+"/at",schemaPath:"#/properties/at/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema352.properties.at,data:data2}];
return false;
}
}
else {
validate318.errors = [{instancePath:instancePath+"/at",schemaPath:"#/properties/at/type",keyword:"type",params:{type: "string"},schema:schema352.properties.at.type,parentSchema:schema352.properties.at,data:data2}];
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
validate318.errors = [{instancePath:instancePath+"/method",schemaPath:"#/properties/method/type",keyword:"type",params:{type: "string"},schema:schema352.properties.method.type,parentSchema:schema352.properties.method,data:data3}];
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
validate318.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "string"},schema:schema352.properties.path.type,parentSchema:schema352.properties.path,data:data4}];
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
validate318.errors = [{instancePath:instancePath+"/operation_id",schemaPath:"#/properties/operation_id/type",keyword:"type",params:{type: schema352.properties.operation_id.type},schema:schema352.properties.operation_id.type,parentSchema:schema352.properties.operation_id,data:data5}];
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
validate318.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: "integer"},schema:schema352.properties.status.type,parentSchema:schema352.properties.status,data:data6}];
return false;
}
if(errors === _errs14){
if((typeof data6 == "number") && (isFinite(data6))){
if(!(formats42.validate(data6))){
validate318.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/format",keyword:"format",params:{format: "int32"},schema:"int32",parentSchema:schema352.properties.status,data:data6}];
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
validate318.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: schema352.properties.code.type},schema:schema352.properties.code.type,parentSchema:schema352.properties.code,data:data7}];
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
validate318.errors = [{instancePath:instancePath+"/duration_ms",schemaPath:"#/properties/duration_ms/type",keyword:"type",params:{type: "integer"},schema:schema352.properties.duration_ms.type,parentSchema:schema352.properties.duration_ms,data:data8}];
return false;
}
if(errors === _errs18){
if((typeof data8 == "number") && (isFinite(data8))){
if(!(formats42.validate(data8))){
validate318.errors = [{instancePath:instancePath+"/duration_ms",schemaPath:"#/properties/duration_ms/format",keyword:"format",params:{format: "int32"},schema:"int32",parentSchema:schema352.properties.duration_ms,data:data8}];
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
const err0 = {instancePath:instancePath+"/key",schemaPath:"#/components/schemas/KeyRef/required",keyword:"required",params:{missingProperty: missing1},schema:schema334.required,parentSchema:schema334,data:data9};
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
const err1 = {instancePath:instancePath+"/key",schemaPath:"#/components/schemas/KeyRef/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},schema:false,parentSchema:schema334,data:data9};
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
const err2 = {instancePath:instancePath+"/key/id",schemaPath:"#/components/schemas/KeyRef/properties/id/type",keyword:"type",params:{type: "string"},schema:schema334.properties.id.type,parentSchema:schema334.properties.id,data:data10};
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
const err3 = {instancePath:instancePath+"/key/name",schemaPath:"#/components/schemas/KeyRef/properties/name/type",keyword:"type",params:{type: "string"},schema:schema334.properties.name.type,parentSchema:schema334.properties.name,data:data11};
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
const err4 = {instancePath:instancePath+"/key",schemaPath:"#/components/schemas/KeyRef/type",keyword:"type",params:{type: "object"},schema:schema334.type,parentSchema:schema334,data:data9};
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
const err5 = {instancePath:instancePath+"/key",schemaPath:"#/properties/key/oneOf/1/type",keyword:"type",params:{type: "null"},schema:schema352.properties.key.oneOf[1].type,parentSchema:schema352.properties.key.oneOf[1],data:data9};
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
const err6 = {instancePath:instancePath+"/key",schemaPath:"#/properties/key/oneOf",keyword:"oneOf",params:{passingSchemas: passing0},schema:schema352.properties.key.oneOf,parentSchema:schema352.properties.key,data:data9};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
validate318.errors = vErrors;
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
validate318.errors = [{instancePath:instancePath+"/ip",schemaPath:"#/properties/ip/type",keyword:"type",params:{type: "string"},schema:schema352.properties.ip.type,parentSchema:schema352.properties.ip,data:data12}];
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
validate318.errors = [{instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: schema352.properties.query.type},schema:schema352.properties.query.type,parentSchema:schema352.properties.query,data:data13}];
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
validate318.errors = [{instancePath:instancePath+"/user_agent",schemaPath:"#/properties/user_agent/type",keyword:"type",params:{type: schema352.properties.user_agent.type},schema:schema352.properties.user_agent.type,parentSchema:schema352.properties.user_agent,data:data14}];
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
validate318.errors = [{instancePath:instancePath+"/param",schemaPath:"#/properties/param/type",keyword:"type",params:{type: schema352.properties.param.type},schema:schema352.properties.param.type,parentSchema:schema352.properties.param,data:data15}];
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
validate318.errors = [{instancePath:instancePath+"/message",schemaPath:"#/properties/message/type",keyword:"type",params:{type: schema352.properties.message.type},schema:schema352.properties.message.type,parentSchema:schema352.properties.message,data:data16}];
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
validate318.errors = [{instancePath:instancePath+"/replayed",schemaPath:"#/properties/replayed/type",keyword:"type",params:{type: "boolean"},schema:schema352.properties.replayed.type,parentSchema:schema352.properties.replayed,data:data17}];
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
if(!(validate252(data18[i0], {instancePath:instancePath+"/deliveries/" + i0,parentData:data18,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate252.errors : vErrors.concat(validate252.errors);
errors = vErrors.length;
}
var valid4 = _errs46 === errors;
if(!valid4){
break;
}
}
}
else {
validate318.errors = [{instancePath:instancePath+"/deliveries",schemaPath:"#/properties/deliveries/type",keyword:"type",params:{type: "array"},schema:schema352.properties.deliveries.type,parentSchema:schema352.properties.deliveries,data:data18}];
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
validate318.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema352.type,parentSchema:schema352,data}];
return false;
}
}
validate318.errors = vErrors;
return errors === 0;
}
validate318.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


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
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.data === undefined) && (missing0 = "data")){
validate317.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema351.required,parentSchema:schema351,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "data")){
validate317.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema351,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.data !== undefined){
if(!(validate318(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate318.errors : vErrors.concat(validate318.errors);
errors = vErrors.length;
}
}
}
}
}
else {
validate317.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema351.type,parentSchema:schema351,data}];
return false;
}
}
validate317.errors = vErrors;
return errors === 0;
}
validate317.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


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
if(!(validate317(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate317.errors : vErrors.concat(validate317.errors);
errors = vErrors.length;
}
validate316.errors = vErrors;
return errors === 0;
}
validate316.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const listActivity_query_type = validate322;
const schema354 = {"type":"string","maxLength":255,"pattern":"^[^\\u0000\\uD800-\\uDFFF]*([\\uD800-\\uDBFF][\\uDC00-\\uDFFF][^\\u0000\\uD800-\\uDFFF]*)*$"};

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
validate322.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 255},schema:255,parentSchema:schema354,data}];
return false;
}
else {
if(!pattern4.test(data)){
validate322.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000\\uD800-\\uDFFF]*([\\uD800-\\uDBFF][\\uDC00-\\uDFFF][^\\u0000\\uD800-\\uDFFF]*)*$"},schema:"^[^\\u0000\\uD800-\\uDFFF]*([\\uD800-\\uDBFF][\\uDC00-\\uDFFF][^\\u0000\\uD800-\\uDFFF]*)*$",parentSchema:schema354,data}];
return false;
}
}
}
else {
validate322.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema354.type,parentSchema:schema354,data}];
return false;
}
}
validate322.errors = vErrors;
return errors === 0;
}
validate322.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const listActivity_query_key_id = validate323;
const schema355 = {"type":"string","maxLength":255,"pattern":"^[^\\u0000\\uD800-\\uDFFF]*([\\uD800-\\uDBFF][\\uDC00-\\uDFFF][^\\u0000\\uD800-\\uDFFF]*)*$"};

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
if(func1(data) > 255){
validate323.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 255},schema:255,parentSchema:schema355,data}];
return false;
}
else {
if(!pattern4.test(data)){
validate323.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000\\uD800-\\uDFFF]*([\\uD800-\\uDBFF][\\uDC00-\\uDFFF][^\\u0000\\uD800-\\uDFFF]*)*$"},schema:"^[^\\u0000\\uD800-\\uDFFF]*([\\uD800-\\uDBFF][\\uDC00-\\uDFFF][^\\u0000\\uD800-\\uDFFF]*)*$",parentSchema:schema355,data}];
return false;
}
}
}
else {
validate323.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema355.type,parentSchema:schema355,data}];
return false;
}
}
validate323.errors = vErrors;
return errors === 0;
}
validate323.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const listActivity_query_since = validate324;
const schema356 = {"$ref":"contract#/components/schemas/Time"};

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
const _errs0 = errors;
if(errors === _errs0){
if(errors === _errs0){
if(typeof data === "string"){
if(!pattern38.test(data)){
validate324.errors = [{instancePath,schemaPath:"contract#/components/schemas/Time/pattern",keyword:"pattern",params:{pattern: "^(?!0000|0001-01-01.*\\+(?!00:00)|9999-12-31.*(-(?!00:00)|:60))[0-9]{4}-[0-9]{2}-[0-9]{2}[Tt ]([01][0-9]|2[0-3]):[0-5][0-9]:([0-5][0-9]|60)(\\.[0-9]+)?([Zz]|[+-]([01][0-9]|2[0-3]):[0-5][0-9])$"},schema:"^(?!0000|0001-01-01.*\\+(?!00:00)|9999-12-31.*(-(?!00:00)|:60))[0-9]{4}-[0-9]{2}-[0-9]{2}[Tt ]([01][0-9]|2[0-3]):[0-5][0-9]:([0-5][0-9]|60)(\\.[0-9]+)?([Zz]|[+-]([01][0-9]|2[0-3]):[0-5][0-9])$",parentSchema:schema290,data}];
return false;
}
else {
if(!(formats0.validate(data))){
validate324.errors = [{instancePath,schemaPath:"contract#/components/schemas/Time/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema290,data}];
return false;
}
}
}
else {
validate324.errors = [{instancePath,schemaPath:"contract#/components/schemas/Time/type",keyword:"type",params:{type: "string"},schema:schema290.type,parentSchema:schema290,data}];
return false;
}
}
}
validate324.errors = vErrors;
return errors === 0;
}
validate324.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const listActivity_query_until = validate325;
const schema358 = {"$ref":"contract#/components/schemas/Time"};

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
const _errs0 = errors;
if(errors === _errs0){
if(errors === _errs0){
if(typeof data === "string"){
if(!pattern38.test(data)){
validate325.errors = [{instancePath,schemaPath:"contract#/components/schemas/Time/pattern",keyword:"pattern",params:{pattern: "^(?!0000|0001-01-01.*\\+(?!00:00)|9999-12-31.*(-(?!00:00)|:60))[0-9]{4}-[0-9]{2}-[0-9]{2}[Tt ]([01][0-9]|2[0-3]):[0-5][0-9]:([0-5][0-9]|60)(\\.[0-9]+)?([Zz]|[+-]([01][0-9]|2[0-3]):[0-5][0-9])$"},schema:"^(?!0000|0001-01-01.*\\+(?!00:00)|9999-12-31.*(-(?!00:00)|:60))[0-9]{4}-[0-9]{2}-[0-9]{2}[Tt ]([01][0-9]|2[0-3]):[0-5][0-9]:([0-5][0-9]|60)(\\.[0-9]+)?([Zz]|[+-]([01][0-9]|2[0-3]):[0-5][0-9])$",parentSchema:schema290,data}];
return false;
}
else {
if(!(formats0.validate(data))){
validate325.errors = [{instancePath,schemaPath:"contract#/components/schemas/Time/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema290,data}];
return false;
}
}
}
else {
validate325.errors = [{instancePath,schemaPath:"contract#/components/schemas/Time/type",keyword:"type",params:{type: "string"},schema:schema290.type,parentSchema:schema290,data}];
return false;
}
}
}
validate325.errors = vErrors;
return errors === 0;
}
validate325.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const listActivity_query_cursor = validate326;
const schema360 = {"type":"string","maxLength":1024};

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
if(errors === 0){
if(typeof data === "string"){
if(func1(data) > 1024){
validate326.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 1024},schema:1024,parentSchema:schema360,data}];
return false;
}
}
else {
validate326.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema360.type,parentSchema:schema360,data}];
return false;
}
}
validate326.errors = vErrors;
return errors === 0;
}
validate326.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const listActivity_200 = validate327;
const schema361 = {"$ref":"contract#/components/schemas/ActivityList"};
const schema362 = {"description":"A page of a list.","type":"object","additionalProperties":false,"required":["data","meta"],"properties":{"data":{"description":"The items of this page.","type":"array","items":{"$ref":"#/components/schemas/Activity"}},"meta":{"$ref":"#/components/schemas/CursorMeta"}}};
const schema363 = {"description":"A change, and who made it.","type":"object","additionalProperties":false,"required":["id","at","type","actor","via","key","subject"],"properties":{"id":{"description":"The id of the entry.","type":"string"},"at":{"description":"When it was created.","type":"string","format":"date-time"},"type":{"description":"What was done.","type":"string"},"actor":{"oneOf":[{"$ref":"#/components/schemas/UserRef"},{"type":"null"}]},"via":{"description":"The source of the change.","$ref":"#/components/schemas/Entrance"},"key":{"oneOf":[{"$ref":"#/components/schemas/KeyRef"},{"type":"null"}]},"subject":{"$ref":"#/components/schemas/Subject"}}};
const schema365 = {"description":"The source of a change.","type":"string","enum":["api","web","cli","import","job"]};
const schema367 = {"description":"What it is about.","type":"object","additionalProperties":false,"required":["type","id","name"],"properties":{"type":{"description":"Its kind.","type":"string"},"id":{"description":"Its id.","type":"string"},"name":{"description":"Its current name, or its last one if it was deleted; null if there is none to show.","type":["string","null"]}}};

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
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((((data.id === undefined) && (missing0 = "id")) || ((data.at === undefined) && (missing0 = "at"))) || ((data.type === undefined) && (missing0 = "type"))) || ((data.actor === undefined) && (missing0 = "actor"))) || ((data.via === undefined) && (missing0 = "via"))) || ((data.key === undefined) && (missing0 = "key"))) || ((data.subject === undefined) && (missing0 = "subject"))){
validate329.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema363.required,parentSchema:schema363,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((((((key0 === "id") || (key0 === "at")) || (key0 === "type")) || (key0 === "actor")) || (key0 === "via")) || (key0 === "key")) || (key0 === "subject"))){
validate329.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema363,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.id !== undefined){
let data0 = data.id;
const _errs2 = errors;
if(typeof data0 !== "string"){
validate329.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},schema:schema363.properties.id.type,parentSchema:schema363.properties.id,data:data0}];
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
validate329.errors = [{instancePath:instancePath+"/at",schemaPath:"#/properties/at/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema363.properties.at,data:data1}];
return false;
}
}
else {
validate329.errors = [{instancePath:instancePath+"/at",schemaPath:"#/properties/at/type",keyword:"type",params:{type: "string"},schema:schema363.properties.at.type,parentSchema:schema363.properties.at,data:data1}];
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
validate329.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},schema:schema363.properties.type.type,parentSchema:schema363.properties.type,data:data2}];
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
const err0 = {instancePath:instancePath+"/actor",schemaPath:"#/components/schemas/UserRef/required",keyword:"required",params:{missingProperty: missing1},schema:schema65.required,parentSchema:schema65,data:data3};
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
const err1 = {instancePath:instancePath+"/actor",schemaPath:"#/components/schemas/UserRef/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},schema:false,parentSchema:schema65,data:data3};
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
const err2 = {instancePath:instancePath+"/actor/id",schemaPath:"#/components/schemas/UserRef/properties/id/type",keyword:"type",params:{type: "string"},schema:schema65.properties.id.type,parentSchema:schema65.properties.id,data:data4};
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
const err3 = {instancePath:instancePath+"/actor/name",schemaPath:"#/components/schemas/UserRef/properties/name/type",keyword:"type",params:{type: "string"},schema:schema65.properties.name.type,parentSchema:schema65.properties.name,data:data5};
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
const err4 = {instancePath:instancePath+"/actor",schemaPath:"#/components/schemas/UserRef/type",keyword:"type",params:{type: "object"},schema:schema65.type,parentSchema:schema65,data:data3};
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
const err5 = {instancePath:instancePath+"/actor",schemaPath:"#/properties/actor/oneOf/1/type",keyword:"type",params:{type: "null"},schema:schema363.properties.actor.oneOf[1].type,parentSchema:schema363.properties.actor.oneOf[1],data:data3};
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
const err6 = {instancePath:instancePath+"/actor",schemaPath:"#/properties/actor/oneOf",keyword:"oneOf",params:{passingSchemas: passing0},schema:schema363.properties.actor.oneOf,parentSchema:schema363.properties.actor,data:data3};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
validate329.errors = vErrors;
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
validate329.errors = [{instancePath:instancePath+"/via",schemaPath:"#/components/schemas/Entrance/type",keyword:"type",params:{type: "string"},schema:schema365.type,parentSchema:schema365,data:data6}];
return false;
}
if(!(((((data6 === "api") || (data6 === "web")) || (data6 === "cli")) || (data6 === "import")) || (data6 === "job"))){
validate329.errors = [{instancePath:instancePath+"/via",schemaPath:"#/components/schemas/Entrance/enum",keyword:"enum",params:{allowedValues: schema365.enum},schema:schema365.enum,parentSchema:schema365,data:data6}];
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
const err7 = {instancePath:instancePath+"/key",schemaPath:"#/components/schemas/KeyRef/required",keyword:"required",params:{missingProperty: missing2},schema:schema334.required,parentSchema:schema334,data:data7};
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
const err8 = {instancePath:instancePath+"/key",schemaPath:"#/components/schemas/KeyRef/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},schema:false,parentSchema:schema334,data:data7};
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
const err9 = {instancePath:instancePath+"/key/id",schemaPath:"#/components/schemas/KeyRef/properties/id/type",keyword:"type",params:{type: "string"},schema:schema334.properties.id.type,parentSchema:schema334.properties.id,data:data8};
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
const err10 = {instancePath:instancePath+"/key/name",schemaPath:"#/components/schemas/KeyRef/properties/name/type",keyword:"type",params:{type: "string"},schema:schema334.properties.name.type,parentSchema:schema334.properties.name,data:data9};
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
const err11 = {instancePath:instancePath+"/key",schemaPath:"#/components/schemas/KeyRef/type",keyword:"type",params:{type: "object"},schema:schema334.type,parentSchema:schema334,data:data7};
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
const err12 = {instancePath:instancePath+"/key",schemaPath:"#/properties/key/oneOf/1/type",keyword:"type",params:{type: "null"},schema:schema363.properties.key.oneOf[1].type,parentSchema:schema363.properties.key.oneOf[1],data:data7};
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
const err13 = {instancePath:instancePath+"/key",schemaPath:"#/properties/key/oneOf",keyword:"oneOf",params:{passingSchemas: passing1},schema:schema363.properties.key.oneOf,parentSchema:schema363.properties.key,data:data7};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
validate329.errors = vErrors;
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
validate329.errors = [{instancePath:instancePath+"/subject",schemaPath:"#/components/schemas/Subject/required",keyword:"required",params:{missingProperty: missing3},schema:schema367.required,parentSchema:schema367,data:data10}];
return false;
}
else {
const _errs38 = errors;
for(const key3 in data10){
if(!(((key3 === "type") || (key3 === "id")) || (key3 === "name"))){
validate329.errors = [{instancePath:instancePath+"/subject",schemaPath:"#/components/schemas/Subject/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3},schema:false,parentSchema:schema367,data:data10}];
return false;
break;
}
}
if(_errs38 === errors){
if(data10.type !== undefined){
let data11 = data10.type;
const _errs39 = errors;
if(typeof data11 !== "string"){
validate329.errors = [{instancePath:instancePath+"/subject/type",schemaPath:"#/components/schemas/Subject/properties/type/type",keyword:"type",params:{type: "string"},schema:schema367.properties.type.type,parentSchema:schema367.properties.type,data:data11}];
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
validate329.errors = [{instancePath:instancePath+"/subject/id",schemaPath:"#/components/schemas/Subject/properties/id/type",keyword:"type",params:{type: "string"},schema:schema367.properties.id.type,parentSchema:schema367.properties.id,data:data12}];
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
validate329.errors = [{instancePath:instancePath+"/subject/name",schemaPath:"#/components/schemas/Subject/properties/name/type",keyword:"type",params:{type: schema367.properties.name.type},schema:schema367.properties.name.type,parentSchema:schema367.properties.name,data:data13}];
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
validate329.errors = [{instancePath:instancePath+"/subject",schemaPath:"#/components/schemas/Subject/type",keyword:"type",params:{type: "object"},schema:schema367.type,parentSchema:schema367,data:data10}];
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
validate329.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema363.type,parentSchema:schema363,data}];
return false;
}
}
validate329.errors = vErrors;
return errors === 0;
}
validate329.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


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
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.data === undefined) && (missing0 = "data")) || ((data.meta === undefined) && (missing0 = "meta"))){
validate328.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema362.required,parentSchema:schema362,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "data") || (key0 === "meta"))){
validate328.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema362,data}];
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
if(!(validate329(data0[i0], {instancePath:instancePath+"/data/" + i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate329.errors : vErrors.concat(validate329.errors);
errors = vErrors.length;
}
var valid1 = _errs4 === errors;
if(!valid1){
break;
}
}
}
else {
validate328.errors = [{instancePath:instancePath+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type: "array"},schema:schema362.properties.data.type,parentSchema:schema362.properties.data,data:data0}];
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
validate328.errors = [{instancePath:instancePath+"/meta",schemaPath:"#/components/schemas/CursorMeta/required",keyword:"required",params:{missingProperty: missing1},schema:schema55.required,parentSchema:schema55,data:data2}];
return false;
}
else {
const _errs8 = errors;
for(const key1 in data2){
if(!(key1 === "next_cursor")){
validate328.errors = [{instancePath:instancePath+"/meta",schemaPath:"#/components/schemas/CursorMeta/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},schema:false,parentSchema:schema55,data:data2}];
return false;
break;
}
}
if(_errs8 === errors){
if(data2.next_cursor !== undefined){
let data3 = data2.next_cursor;
if((typeof data3 !== "string") && (data3 !== null)){
validate328.errors = [{instancePath:instancePath+"/meta/next_cursor",schemaPath:"#/components/schemas/CursorMeta/properties/next_cursor/type",keyword:"type",params:{type: schema55.properties.next_cursor.type},schema:schema55.properties.next_cursor.type,parentSchema:schema55.properties.next_cursor,data:data3}];
return false;
}
}
}
}
}
else {
validate328.errors = [{instancePath:instancePath+"/meta",schemaPath:"#/components/schemas/CursorMeta/type",keyword:"type",params:{type: "object"},schema:schema55.type,parentSchema:schema55,data:data2}];
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
validate328.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema362.type,parentSchema:schema362,data}];
return false;
}
}
validate328.errors = vErrors;
return errors === 0;
}
validate328.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


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
if(!(validate328(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate328.errors : vErrors.concat(validate328.errors);
errors = vErrors.length;
}
validate327.errors = vErrors;
return errors === 0;
}
validate327.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const listNotifications_query_cursor = validate332;
const schema369 = {"type":"string","maxLength":1024};

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
if(func1(data) > 1024){
validate332.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 1024},schema:1024,parentSchema:schema369,data}];
return false;
}
}
else {
validate332.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},schema:schema369.type,parentSchema:schema369,data}];
return false;
}
}
validate332.errors = vErrors;
return errors === 0;
}
validate332.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const listNotifications_200 = validate333;
const schema370 = {"$ref":"contract#/components/schemas/NotificationList"};
const schema371 = {"description":"A page of a list.","type":"object","additionalProperties":false,"required":["data","meta"],"properties":{"data":{"description":"The items of this page.","type":"array","items":{"$ref":"#/components/schemas/UserNotification"}},"meta":{"$ref":"#/components/schemas/CursorMeta"}}};
const schema372 = {"description":"A change that concerns the user.","type":"object","additionalProperties":false,"required":["id","at","type","text","subject","via","read_at"],"properties":{"id":{"description":"The id of the notification.","type":"string"},"at":{"description":"When it happened.","type":"string","format":"date-time"},"type":{"description":"What happened.","type":"string"},"text":{"description":"The notification as a sentence.","type":"string"},"subject":{"oneOf":[{"$ref":"#/components/schemas/Subject"},{"type":"null"}]},"via":{"description":"The source of the change.","$ref":"#/components/schemas/Entrance"},"read_at":{"description":"When it was read.","type":["string","null"],"format":"date-time"}}};

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
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((((data.id === undefined) && (missing0 = "id")) || ((data.at === undefined) && (missing0 = "at"))) || ((data.type === undefined) && (missing0 = "type"))) || ((data.text === undefined) && (missing0 = "text"))) || ((data.subject === undefined) && (missing0 = "subject"))) || ((data.via === undefined) && (missing0 = "via"))) || ((data.read_at === undefined) && (missing0 = "read_at"))){
validate335.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema372.required,parentSchema:schema372,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((((((key0 === "id") || (key0 === "at")) || (key0 === "type")) || (key0 === "text")) || (key0 === "subject")) || (key0 === "via")) || (key0 === "read_at"))){
validate335.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema372,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.id !== undefined){
let data0 = data.id;
const _errs2 = errors;
if(typeof data0 !== "string"){
validate335.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},schema:schema372.properties.id.type,parentSchema:schema372.properties.id,data:data0}];
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
validate335.errors = [{instancePath:instancePath+"/at",schemaPath:"#/properties/at/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema372.properties.at,data:data1}];
return false;
}
}
else {
validate335.errors = [{instancePath:instancePath+"/at",schemaPath:"#/properties/at/type",keyword:"type",params:{type: "string"},schema:schema372.properties.at.type,parentSchema:schema372.properties.at,data:data1}];
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
validate335.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},schema:schema372.properties.type.type,parentSchema:schema372.properties.type,data:data2}];
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
validate335.errors = [{instancePath:instancePath+"/text",schemaPath:"#/properties/text/type",keyword:"type",params:{type: "string"},schema:schema372.properties.text.type,parentSchema:schema372.properties.text,data:data3}];
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
const err0 = {instancePath:instancePath+"/subject",schemaPath:"#/components/schemas/Subject/required",keyword:"required",params:{missingProperty: missing1},schema:schema367.required,parentSchema:schema367,data:data4};
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
const err1 = {instancePath:instancePath+"/subject",schemaPath:"#/components/schemas/Subject/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},schema:false,parentSchema:schema367,data:data4};
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
const err2 = {instancePath:instancePath+"/subject/type",schemaPath:"#/components/schemas/Subject/properties/type/type",keyword:"type",params:{type: "string"},schema:schema367.properties.type.type,parentSchema:schema367.properties.type,data:data5};
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
const err3 = {instancePath:instancePath+"/subject/id",schemaPath:"#/components/schemas/Subject/properties/id/type",keyword:"type",params:{type: "string"},schema:schema367.properties.id.type,parentSchema:schema367.properties.id,data:data6};
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
const err4 = {instancePath:instancePath+"/subject/name",schemaPath:"#/components/schemas/Subject/properties/name/type",keyword:"type",params:{type: schema367.properties.name.type},schema:schema367.properties.name.type,parentSchema:schema367.properties.name,data:data7};
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
const err5 = {instancePath:instancePath+"/subject",schemaPath:"#/components/schemas/Subject/type",keyword:"type",params:{type: "object"},schema:schema367.type,parentSchema:schema367,data:data4};
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
const err6 = {instancePath:instancePath+"/subject",schemaPath:"#/properties/subject/oneOf/1/type",keyword:"type",params:{type: "null"},schema:schema372.properties.subject.oneOf[1].type,parentSchema:schema372.properties.subject.oneOf[1],data:data4};
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
const err7 = {instancePath:instancePath+"/subject",schemaPath:"#/properties/subject/oneOf",keyword:"oneOf",params:{passingSchemas: passing0},schema:schema372.properties.subject.oneOf,parentSchema:schema372.properties.subject,data:data4};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
validate335.errors = vErrors;
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
validate335.errors = [{instancePath:instancePath+"/via",schemaPath:"#/components/schemas/Entrance/type",keyword:"type",params:{type: "string"},schema:schema365.type,parentSchema:schema365,data:data8}];
return false;
}
if(!(((((data8 === "api") || (data8 === "web")) || (data8 === "cli")) || (data8 === "import")) || (data8 === "job"))){
validate335.errors = [{instancePath:instancePath+"/via",schemaPath:"#/components/schemas/Entrance/enum",keyword:"enum",params:{allowedValues: schema365.enum},schema:schema365.enum,parentSchema:schema365,data:data8}];
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
validate335.errors = [{instancePath:instancePath+"/read_at",schemaPath:"#/properties/read_at/type",keyword:"type",params:{type: schema372.properties.read_at.type},schema:schema372.properties.read_at.type,parentSchema:schema372.properties.read_at,data:data9}];
return false;
}
if(errors === _errs27){
if(errors === _errs27){
if(typeof data9 === "string"){
if(!(formats0.validate(data9))){
validate335.errors = [{instancePath:instancePath+"/read_at",schemaPath:"#/properties/read_at/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema372.properties.read_at,data:data9}];
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
validate335.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema372.type,parentSchema:schema372,data}];
return false;
}
}
validate335.errors = vErrors;
return errors === 0;
}
validate335.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


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
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.data === undefined) && (missing0 = "data")) || ((data.meta === undefined) && (missing0 = "meta"))){
validate334.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema371.required,parentSchema:schema371,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "data") || (key0 === "meta"))){
validate334.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema371,data}];
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
if(!(validate335(data0[i0], {instancePath:instancePath+"/data/" + i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate335.errors : vErrors.concat(validate335.errors);
errors = vErrors.length;
}
var valid1 = _errs4 === errors;
if(!valid1){
break;
}
}
}
else {
validate334.errors = [{instancePath:instancePath+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type: "array"},schema:schema371.properties.data.type,parentSchema:schema371.properties.data,data:data0}];
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
validate334.errors = [{instancePath:instancePath+"/meta",schemaPath:"#/components/schemas/CursorMeta/required",keyword:"required",params:{missingProperty: missing1},schema:schema55.required,parentSchema:schema55,data:data2}];
return false;
}
else {
const _errs8 = errors;
for(const key1 in data2){
if(!(key1 === "next_cursor")){
validate334.errors = [{instancePath:instancePath+"/meta",schemaPath:"#/components/schemas/CursorMeta/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},schema:false,parentSchema:schema55,data:data2}];
return false;
break;
}
}
if(_errs8 === errors){
if(data2.next_cursor !== undefined){
let data3 = data2.next_cursor;
if((typeof data3 !== "string") && (data3 !== null)){
validate334.errors = [{instancePath:instancePath+"/meta/next_cursor",schemaPath:"#/components/schemas/CursorMeta/properties/next_cursor/type",keyword:"type",params:{type: schema55.properties.next_cursor.type},schema:schema55.properties.next_cursor.type,parentSchema:schema55.properties.next_cursor,data:data3}];
return false;
}
}
}
}
}
else {
validate334.errors = [{instancePath:instancePath+"/meta",schemaPath:"#/components/schemas/CursorMeta/type",keyword:"type",params:{type: "object"},schema:schema55.type,parentSchema:schema55,data:data2}];
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
validate334.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema371.type,parentSchema:schema371,data}];
return false;
}
}
validate334.errors = vErrors;
return errors === 0;
}
validate334.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


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
if(!(validate334(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate334.errors : vErrors.concat(validate334.errors);
errors = vErrors.length;
}
validate333.errors = vErrors;
return errors === 0;
}
validate333.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const readNotifications_body = validate338;
const schema376 = {"$ref":"contract#/components/schemas/NotificationReads"};
const schema377 = {"description":"The time up to which notifications are marked.","type":"object","required":["until"],"properties":{"until":{"$ref":"#/components/schemas/Time"}}};

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
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.until === undefined) && (missing0 = "until")){
validate339.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},schema:schema377.required,parentSchema:schema377,data}];
return false;
}
else {
if(data.until !== undefined){
let data0 = data.until;
const _errs2 = errors;
if(errors === _errs2){
if(errors === _errs2){
if(typeof data0 === "string"){
if(!pattern38.test(data0)){
validate339.errors = [{instancePath:instancePath+"/until",schemaPath:"#/components/schemas/Time/pattern",keyword:"pattern",params:{pattern: "^(?!0000|0001-01-01.*\\+(?!00:00)|9999-12-31.*(-(?!00:00)|:60))[0-9]{4}-[0-9]{2}-[0-9]{2}[Tt ]([01][0-9]|2[0-3]):[0-5][0-9]:([0-5][0-9]|60)(\\.[0-9]+)?([Zz]|[+-]([01][0-9]|2[0-3]):[0-5][0-9])$"},schema:"^(?!0000|0001-01-01.*\\+(?!00:00)|9999-12-31.*(-(?!00:00)|:60))[0-9]{4}-[0-9]{2}-[0-9]{2}[Tt ]([01][0-9]|2[0-3]):[0-5][0-9]:([0-5][0-9]|60)(\\.[0-9]+)?([Zz]|[+-]([01][0-9]|2[0-3]):[0-5][0-9])$",parentSchema:schema290,data:data0}];
return false;
}
else {
if(!(formats0.validate(data0))){
validate339.errors = [{instancePath:instancePath+"/until",schemaPath:"#/components/schemas/Time/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema290,data:data0}];
return false;
}
}
}
else {
validate339.errors = [{instancePath:instancePath+"/until",schemaPath:"#/components/schemas/Time/type",keyword:"type",params:{type: "string"},schema:schema290.type,parentSchema:schema290,data:data0}];
return false;
}
}
}
}
}
}
else {
validate339.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema377.type,parentSchema:schema377,data}];
return false;
}
}
validate339.errors = vErrors;
return errors === 0;
}
validate339.evaluated = {"props":{"until":true},"dynamicProps":false,"dynamicItems":false};


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
if(!(validate339(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate339.errors : vErrors.concat(validate339.errors);
errors = vErrors.length;
}
validate338.errors = vErrors;
return errors === 0;
}
validate338.evaluated = {"props":{"until":true},"dynamicProps":false,"dynamicItems":false};

export const readNotifications_body_until = validate341;
const schema379 = {"$ref":"contract#/components/schemas/Time"};

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
const _errs0 = errors;
if(errors === _errs0){
if(errors === _errs0){
if(typeof data === "string"){
if(!pattern38.test(data)){
validate341.errors = [{instancePath,schemaPath:"contract#/components/schemas/Time/pattern",keyword:"pattern",params:{pattern: "^(?!0000|0001-01-01.*\\+(?!00:00)|9999-12-31.*(-(?!00:00)|:60))[0-9]{4}-[0-9]{2}-[0-9]{2}[Tt ]([01][0-9]|2[0-3]):[0-5][0-9]:([0-5][0-9]|60)(\\.[0-9]+)?([Zz]|[+-]([01][0-9]|2[0-3]):[0-5][0-9])$"},schema:"^(?!0000|0001-01-01.*\\+(?!00:00)|9999-12-31.*(-(?!00:00)|:60))[0-9]{4}-[0-9]{2}-[0-9]{2}[Tt ]([01][0-9]|2[0-3]):[0-5][0-9]:([0-5][0-9]|60)(\\.[0-9]+)?([Zz]|[+-]([01][0-9]|2[0-3]):[0-5][0-9])$",parentSchema:schema290,data}];
return false;
}
else {
if(!(formats0.validate(data))){
validate341.errors = [{instancePath,schemaPath:"contract#/components/schemas/Time/format",keyword:"format",params:{format: "date-time"},schema:"date-time",parentSchema:schema290,data}];
return false;
}
}
}
else {
validate341.errors = [{instancePath,schemaPath:"contract#/components/schemas/Time/type",keyword:"type",params:{type: "string"},schema:schema290.type,parentSchema:schema290,data}];
return false;
}
}
}
validate341.errors = vErrors;
return errors === 0;
}
validate341.evaluated = {"dynamicProps":false,"dynamicItems":false};
